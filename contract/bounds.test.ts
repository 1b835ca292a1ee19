import { expect, test } from 'vitest'
import { z } from 'zod'
import { DisplayName, Email, Instant, normalizeWithin, integerMax } from './shapes/fields.ts'
import { PhoneNumber } from './calls/accounts.ts'
import { contract } from './index.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Where in a JSON schema a whole number may be larger or smaller than the database keeps. */
const unbounded = (schema: unknown, at: string): string[] => {
  if (!isObject(schema)) return []
  const { type, minimum, maximum } = schema
  const isBounded =
    typeof minimum === 'number' &&
    minimum >= -integerMax &&
    typeof maximum === 'number' &&
    maximum <= integerMax
  return [
    ...(type === 'integer' && !isBounded ? [at] : []),
    ...Object.entries(schema).flatMap(([key, below]) => unbounded(below, `${at}.${key}`)),
  ]
}

const inputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

test('no call takes a whole number that the database cannot keep', () => {
  expect(Object.values(contract).flatMap((call) => unbounded(inputOf(call.in), call.name))).toEqual([])
  // The search finds what it looks for.
  const loose = z.object({ list: z.array(z.union([z.string(), z.object({ n: z.coerce.number().int() })])) })
  expect(unbounded(inputOf(loose), 'loose')).toHaveLength(1)
  expect(unbounded(inputOf(z.number().int().min(0)), 'loose')).toEqual(['loose'])
})

test('a moment is of the years 1 to 9999', () => {
  expect(Instant.safeParse('0000-01-01T00:00:00.000Z').error?.issues.map(({ message }) => message)).toEqual([
    'This is no date of the years 1 to 9999',
  ])
  for (const moment of ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']) {
    expect(Instant.safeParse(moment).success).toBe(true)
  }
  for (const moment of ['10000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+010000-01-01T00:00:00Z']) {
    expect(Instant.safeParse(moment).success).toBe(false)
  }
})

/** What every way of making plain would change. */
const farTooLong = ` ${'ﷺ '.repeat(100_000)}`

/** Where in a schema typed text is changed though it is far too long, and every schema of a text that was looked at. */
const changesLongText = (schema: unknown, at: string, seen = new Set<unknown>()): string[] => {
  if (!isObject(schema) || seen.has(schema)) return []
  seen.add(schema)
  if (schema instanceof z.ZodType && schema.def.type === 'pipe') {
    const { in: typed, out } = z.object({ in: z.instanceof(z.ZodType), out: z.unknown() }).parse(schema.def)
    const isChanged = out instanceof z.ZodType && out.def.type === 'transform'
    const isFree = typed instanceof z.ZodString && typed.safeParse(farTooLong).success
    return [
      ...(isChanged && isFree ? [at] : []),
      ...changesLongText(typed, at, seen),
      ...changesLongText(out, at, seen),
    ]
  }
  if (schema instanceof z.ZodString) {
    const changes = (schema.def.checks ?? []).flatMap(({ _zod: { def } }) =>
      'tx' in def && typeof def.tx === 'function' ? [def.tx] : [],
    )
    return changes.some((change) => change(farTooLong) !== farTooLong) ? [at] : []
  }
  const below = schema instanceof z.ZodType ? schema.def : schema
  return Object.entries(below).flatMap(([key, value]) => changesLongText(value, `${at}.${key}`, seen))
}

test('no call makes text plain that is far too long', () => {
  expect(Object.values(contract).flatMap((call) => changesLongText(call.in, call.name))).toEqual([])
  // The search finds what it looks for.
  const trim = (text: string) => text.trim()
  const loose = z.object({
    a: z.array(z.string().overwrite(trim).max(10)).optional(),
    b: z.string().transform(trim),
  })
  expect(changesLongText(loose, 'loose')).toHaveLength(2)
  const held = z.object({
    a: z.string().overwrite(normalizeWithin(trim, 10)),
    b: z.string().max(10).transform(trim),
  })
  expect(changesLongText(held, 'held')).toEqual([])
})

test.each([
  [DisplayName, 'Display name is too long (max 100 characters)'],
  [Email, 'Email is too long'],
  [PhoneNumber, 'Invalid phone number format'],
])('what is far too long gets one sentence', (schema, sentence) => {
  expect(schema.safeParse(farTooLong).error?.issues.map(({ message }) => message)).toEqual([sentence])
})
