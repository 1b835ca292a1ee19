import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../../../contract/http/call.ts'
import { chatEvents } from '../../../contract/calls/chat.ts'
import { Instant } from '../../../contract/shapes/fields.ts'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { callPaths, openApiDocument } from './openapi-document.ts'
import { openApiSchema } from './openapi-schema.ts'
import { parameterDescriptions } from './parameter-descriptions.ts'

const document = openApiDocument('https://muster.example.org')
const operations = Object.values(callPaths()).flatMap((methods) => Object.values(methods))

test('the document is what OpenAPI says that one is', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

test('what may be null says so beside its type, where readers of OpenAPI 3.0 look', () => {
  expect(nullableWithoutType(document, '')).toEqual([])
})

test('what may be null is so by everything that is said of it', () => {
  const told = schemasIn(document).filter(({ nullable }) => nullable === true)
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter((schema) => !takesNull(schema))).toEqual([])
})

test('a schema of the contract takes null in the document where it does so itself, and nowhere else', () => {
  const Text = z.string().min(1).regex(/a/).regex(/b/)
  const Kind = z.enum(['a', 'b'])
  const Either = z.discriminatedUnion('of', [
    z.object({ of: z.literal('a') }),
    z.object({ of: z.literal('b') }),
  ])
  const fields: Record<string, z.ZodType> = {
    Text,
    Kind,
    Instant,
    Either,
    one: z.literal(1),
    list: z.array(Kind),
    both: z.union([Kind, Text]),
  }
  for (const [name, field] of Object.entries(fields))
    for (const schema of [field, field.nullable(), field.nullish(), field.nullable().default(null)]) {
      const { properties = {} } = openApiSchema(z.object({ beside: field, schema }), 'output')
      expect([name, takesNull(properties['schema'])]).toEqual([name, schema !== field])
      expect([name, takesNull(properties['beside'])]).toEqual([name, false])
    }
})

test('every call says what opens it, also where nothing is needed', () => {
  for (const [address, operations] of Object.entries(document.paths))
    for (const operation of Object.values(operations)) {
      const isPublic = operation.description.startsWith('Access: public.')
      expect([address, isEmpty(operation.security)]).toEqual([address, isPublic])
    }
})

test('what a call does is said in words alone: readers of OpenAPI show marks of a summary as they stand', () => {
  const summaries = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ summary }) => summary),
  )
  expect(summaries.filter((summary) => /[`*_<>]/.test(summary))).toEqual([])
})

test('every call stands in a group that says in one sentence what it is of, and no group is empty', () => {
  const said = new Map(document.tags.map(({ name, description }) => [name, description]))
  const used = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ tags }) => tags),
  )
  expect(used.filter((name) => !said.has(name))).toEqual([])
  expect([...said.keys()].filter((name) => !used.includes(name))).toEqual([])
  expect([...said.values()].filter((text) => !/^[A-Z][^.]+\.$/.test(text))).toEqual([])
})

test('who answers by a code that was handed over, or signs in, reads of the key of their device', () => {
  const told = new Map(
    operations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ name }) => name === 'device-key')
        .map(({ description, schema }) => [operationId, { description, schema }] as const),
    ),
  )
  expect([...told.keys()].toSorted()).toEqual([
    'exchangeFirebaseToken',
    'getMySubmission',
    'saveDraft',
    'sendOTP',
    'submitEmployeeAnswers',
    'verifyOTP',
  ])
  for (const { schema } of told.values())
    expect(schema).toEqual({ type: 'string', pattern: String.raw`^[\w-]{22,128}$` })
  for (const name of ['getMySubmission', 'saveDraft', 'submitEmployeeAnswers'])
    expect(told.get(name)?.description).toContain(messages.begunElsewhere)
})

test('every call says how it fails, and with which kinds', () => {
  const said = new Map(operations.map(({ operationId, responses }) => [operationId, Object.keys(responses)]))
  expect(said.get('getServerInfo')).toEqual(['200', '429', '503', 'default'])
  expect(said.get('sendOTP')).toEqual(['200', '400', '413', '429', '503', 'default'])
  expect(said.get('getProfile')).toEqual(['200', '400', '401', '429', '503', 'default'])
  expect(said.get('getRuns')).toEqual(['200', '400', '401', '403', '429', '503', 'default'])
  expect(said.get('getReport')).toEqual(['200', '400', '401', '403', '404', '429', '503', 'default'])
  expect(said.get('resendInvitation')).toEqual([
    '200',
    '400',
    '401',
    '402',
    '403',
    '404',
    '413',
    '429',
    '503',
    'default',
  ])
  const { responses } = document.components
  const kindsIn = ({ content }: (typeof responses)['Refused']) =>
    schemasIn(content).flatMap(({ enum: kinds }) => (Array.isArray(kinds) ? [kinds] : []))
  expect(kindsIn(responses.Refused)).toEqual([['VALIDATION_ERROR', 'BUSINESS_LOGIC_ERROR']])
  expect(kindsIn(responses.NotAMember)).toEqual([['UNAUTHENTICATED']])
  expect(kindsIn(responses.TooOften)).toEqual([['RATE_LIMITED']])
  for (const passing of [responses.TooOften, responses.Away])
    expect(Object.keys(passing.headers)).toEqual(['Retry-After'])
})

test('every call that streams says which events come, and how they are asked for', () => {
  const streaming = Object.values(contract).filter((call: Call) => call.streams)
  expect(streaming).toHaveLength(3)
  for (const { name } of streaming) {
    const said = operations.find(({ operationId }) => operationId === name)
    expect(said?.description).toContain('Accept: text/event-stream')
    expect(said?.responses[200].content).toHaveProperty(['text/event-stream', 'example'])
  }
  const ofChat = operations.find(({ operationId }) => operationId === 'chat')?.description
  for (const event of Object.keys(chatEvents)) expect(ofChat).toContain(`- \`${event}\`: `)
  const listener = operations.find(({ operationId }) => operationId === 'submissionEvents')
  expect(listener?.parameters.map(({ name }) => name)).toContain('Last-Event-ID')
})

test('everything in a query is explained, and nothing that is not there', () => {
  const inQueries = operations.flatMap(({ operationId, parameters }) =>
    parameters.filter((one) => one.in === 'query').map((one) => ({ ...one, operationId })),
  )
  expect(inQueries.filter(({ description }) => description === undefined)).toEqual([])
  const used = new Set(inQueries.flatMap(({ operationId, name }) => [name, `${operationId}.${name}`]))
  expect(Object.keys(parameterDescriptions).filter((name) => !used.has(name))).toEqual([])
})

test('what a check says in words alone has its shape in the document', () => {
  const { parameters } = operations.find(({ operationId }) => operationId === 'previewRetention') ?? {}
  expect(parameters?.filter((one) => one.in === 'query').map(({ schema }) => schema)).toEqual(
    Array.from({ length: 4 }, () => ({ type: 'number', enum: [1, 2, 3, 5] })),
  )
  const { properties } = openApiSchema(contract.createInvitation.in, 'input')
  expect(properties).toMatchObject({
    name: { type: 'string', minLength: 2, maxLength: 100 },
    email: { type: 'string', format: 'email', maxLength: 254 },
  })
})

test('what is sent without a body is in the query', () => {
  const paths: Record<string, object> = document.paths
  expect(paths['/api/deleteImage']).toMatchObject({
    delete: { parameters: [{ name: 'collectionName' }, { name: 'documentId' }] },
  })
  expect(paths['/api/deleteImage']).not.toHaveProperty(['delete', 'requestBody'])
})

const isEmpty = (list: readonly object[]) => list.length === 0

type Found = { [name: string]: unknown }

const isFound = (found: unknown): found is Found => typeof found === 'object' && found !== null

const schemasIn = (found: unknown): Found[] =>
  isFound(found) ? [found, ...Object.values(found).flatMap(schemasIn)] : []

/** As OpenAPI 3.0.3 says: `nullable` speaks of the `type` beside it, and an `enum` names null, too. */
const takesNull = (schema: unknown): boolean => {
  if (!isFound(schema)) return false
  const { type, nullable, enum: values, allOf, anyOf, oneOf } = schema
  return (
    (type === undefined || nullable === true) &&
    (!Array.isArray(values) || values.includes(null)) &&
    (!Array.isArray(allOf) || allOf.every(takesNull)) &&
    (!Array.isArray(anyOf) || anyOf.some(takesNull)) &&
    (!Array.isArray(oneOf) || oneOf.filter(takesNull).length === 1)
  )
}

const nullableWithoutType = (found: unknown, place: string): string[] => {
  if (typeof found !== 'object' || found === null) return []
  const own = 'nullable' in found && found.nullable === true && !('type' in found) ? [place] : []
  return [
    ...own,
    ...Object.entries(found).flatMap(([name, inner]) => nullableWithoutType(inner, `${place}/${name}`)),
  ]
}
