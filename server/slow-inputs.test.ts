import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract/index.ts'
import { findSlowerThan } from '../insights/testing/processor-time.ts'
import { testApp } from './testing/app.ts'
import { hostileTexts, ordinaryText } from '../insights/testing/hostile-texts.ts'
import { organizationsOf } from './testing/organizations.ts'

/** Every text of every call is read in the loop that serves everybody, and takes no time there that others would notice. */

const it = testApp()
const { newOwner } = organizationsOf(it)
let owner: Awaited<ReturnType<typeof newOwner>>
beforeAll(async () => {
  owner = await newOwner()
})

/** Pattern after pattern over a text of other scripts; the square of a text's length would take hundreds of times. */
const atMost = 10
/** Of a field that has no length of its own. */
const usualLength = 5_000

type Shape = { [key: string]: unknown }
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null

/** An input of this shape with the text of that length in each field that takes one. */
const filledWith = (shape: unknown, text: (length: number) => string, defs: unknown, depth = 0): unknown => {
  if (!isShape(shape) || depth > 8) return null
  const { $ref, enum: values, const: only, anyOf, oneOf, allOf, type, properties, items, maxLength } = shape
  if (typeof $ref === 'string' && isShape(defs))
    return filledWith(defs[$ref.split('/').at(-1) ?? ''], text, defs, depth + 1)
  if (only !== undefined) return only
  if (Array.isArray(values)) return values[0]
  for (const some of [anyOf, oneOf, allOf])
    if (Array.isArray(some)) return filledWith(some[0], text, defs, depth + 1)
  if (type === 'string')
    return text(typeof maxLength === 'number' ? Math.min(maxLength, 20_000) : usualLength)
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  if (type === 'array') return [filledWith(items, text, defs, depth + 1)]
  if (isShape(properties))
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, filledWith(inner, text, defs, depth + 1)]),
    )
  return {}
}

const kinds = [
  'signs that are written out as words',
  'signs that are written out as words with spaces',
  'ellipses',
  'half addresses',
  'opening brackets',
  'quotation marks',
  'digits',
  'right-to-left marks',
  'a run of "  "',
  'a run of "\u0300"',
  'an address at the end',
]

const calls = Object.values(contract).filter(
  ({ method, name }) =>
    method !== 'GET' &&
    !['signOut', 'deleteAccount', 'deleteOrganization', 'leaveOrganization'].includes(name),
)

test('a call with texts of any signs takes about as long as with ordinary ones', async () => {
  const slow: string[] = []
  const failed: string[] = []
  for (const call of calls) {
    const shape: unknown = z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' })
    const defs = isShape(shape) ? shape['$defs'] : undefined
    const made = (text: (length: number) => string) => async () => {
      const { body } = await it.call(call, filledWith(shape, text, defs), owner)
      if (body['code'] === 'INTERNAL') failed.push(call.name)
    }
    const works = kinds.map((kind) => {
      const text = (length: number) => hostileTexts(length).find(([name]) => name === kind)?.[1] ?? ''
      return [`${call.name}, ${kind}`, made(text)] as const
    })
    slow.push(...(await findSlowerThan(made(ordinaryText), works, atMost)))
  }
  expect({ slow, failed }).toEqual({ slow: [], failed: [] })
  expect(calls.length).toBeGreaterThan(50)
})
