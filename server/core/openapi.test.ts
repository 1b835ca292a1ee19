import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { messages } from '../../contract/failures.ts'
import { callPaths, openApiDocument } from './openapi.ts'

const document = openApiDocument('https://muster.example.org')

test('the document is what OpenAPI says that one is', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

test('what may be null says so beside its type, where readers of OpenAPI 3.0 look', () => {
  expect(nullableWithoutType(document, '')).toEqual([])
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
    operations().flatMap(({ operationId, parameters }) =>
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

test('what is sent without a body is in the query', () => {
  const paths: Record<string, object> = document.paths
  expect(paths['/api/deleteImage']).toMatchObject({
    delete: { parameters: [{ name: 'collectionName' }, { name: 'documentId' }] },
  })
  expect(paths['/api/deleteImage']).not.toHaveProperty(['delete', 'requestBody'])
})

const operations = () => Object.values(callPaths()).flatMap((methods) => Object.values(methods))

const isEmpty = (list: readonly object[]) => list.length === 0

const nullableWithoutType = (found: unknown, place: string): string[] => {
  if (typeof found !== 'object' || found === null) return []
  const own = 'nullable' in found && found.nullable === true && !('type' in found) ? [place] : []
  return [
    ...own,
    ...Object.entries(found).flatMap(([name, inner]) => nullableWithoutType(inner, `${place}/${name}`)),
  ]
}
