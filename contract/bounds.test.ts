import { expect, test } from 'vitest'
import { z } from 'zod'
import { Instant, wholeMax } from './fields.ts'
import { contract } from './index.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Where in a JSON schema a whole number may be larger or smaller than the database keeps. */
const unbounded = (schema: unknown, at: string): string[] => {
  if (!isObject(schema)) return []
  const { type, minimum, maximum } = schema
  const isBounded =
    typeof minimum === 'number' && minimum >= -wholeMax && typeof maximum === 'number' && maximum <= wholeMax
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
