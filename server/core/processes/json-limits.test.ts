import { asyncProperty, assert, jsonValue } from 'fast-check'
import { expect, test } from 'vitest'
import { dataTransferLimits } from '../../../contract/calls/data-transfer.ts'
import { buildCompanyReport } from '../../../insights/company-report/company-report.ts'
import { questions } from '../../../insights/questionnaire/questionnaire.ts'
import { findSlowerThan } from '../../../insights/testing/processor-time.ts'
import { turnsDuring } from '../../testing/event-loop-turns.ts'
import { isWithinJsonLimits } from './json-limits.ts'

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))

/** What is counted, found the slow way: each value in an object or list, and one for an empty one. */
const shapeOf = (value: unknown, names = new Set<string>()): { values: number; names: Set<string> } => {
  if (typeof value !== 'object' || value === null) return { values: 0, names }
  const items = Object.entries(value)
  if (!Array.isArray(value)) for (const [name] of items) names.add(JSON.stringify(name))
  const inside = items.map(([, item]) => shapeOf(item, names).values)
  return { values: inside.reduce((sum, count) => sum + count, Math.max(items.length, 1)), names }
}

test('values and names are counted as they are, whatever stands in texts', () =>
  assert(
    asyncProperty(jsonValue({ noUnicodeString: false }), async (value) => {
      const { values, names } = shapeOf(value)
      const line = bytesOf(value)
      expect(await isWithinJsonLimits(line, { values, names: names.size })).toBe(true)
      expect(await isWithinJsonLimits(line, { values: values - 1, names: names.size })).toBe(false)
      expect(await isWithinJsonLimits(line, { values, names: names.size - 1 })).toBe(false)
    }),
  ))

test('texts with quotes and backslashes end where they end', async () => {
  const text = String.raw`a\\"b\",{[:"c":\\\\`
  const line = bytesOf({ [text]: text, b: text })
  expect(await isWithinJsonLimits(line, { values: 2, names: 2 })).toBe(true)
  expect(await isWithinJsonLimits(line, { values: 1, names: 2 })).toBe(false)
  expect(await isWithinJsonLimits(Buffer.from('{"a":"no end'), { values: 1, names: 1 })).toBe(true)
})

test('many colons behind a long name take no longer than as many values', async () => {
  const count = 50_000
  const look = (json: string) => {
    const bytes = Buffer.from(json)
    return () => isWithinJsonLimits(bytes, { values: count, names: 1_000 })
  }
  const colons = look(`{"${'a'.repeat(count)}"${':'.repeat(count)}`)
  expect(await findSlowerThan(look(`[${'0,'.repeat(count)}`), [['colons', colons]], 20)).toEqual([])
})

test('others are served while a long line is looked at', async () => {
  const line = bytesOf(Array.from({ length: 1_000_000 }, () => ({ a: 0 })))
  const { turns, result } = await turnsDuring(() => isWithinJsonLimits(line, { values: 2_000_000, names: 1 }))
  expect(result).toBe(true)
  expect(turns).toBeGreaterThan(100)
})

test('the company report of 10,000 people keeps far within them', async () => {
  const people = Array.from({ length: 10_000 }, (_, index) => `0198f3a0-7b1e-7000-8000-${1e11 + index}`)
  const content = buildCompanyReport({
    organizationName: 'Northwind',
    lastUpdated: '2026-03-02T09:00:00.000Z',
    employees: people.map((id, index) => ({
      id,
      name: `Person ${index}`,
      email: `p${index}@example.test`,
      role: 'Engineer',
      department: `Department ${index % 40}`,
      status: 'active',
    })),
    submissions: people.map((employeeId, index) => ({
      employeeId,
      rawAnswers: Object.fromEntries(
        questions.map(({ id, type }, place) => [
          id,
          type === 'scale'
            ? String(1 + ((index * 7 + place * 13) % 10))
            : type === 'yesno'
              ? 'Yes'
              : `Answer ${place} of person ${index}: workflow automation, and another person on the late shift`,
        ]),
      ),
      submittedAt: '2026-03-01T09:00:00.000Z',
    })),
  })
  const line = bytesOf({ content })
  expect(line.length).toBeGreaterThan(dataTransferLimits.shortLine)
  expect(line.length).toBeLessThan(dataTransferLimits.longLine.bytes / 10)
  const bounds = { values: dataTransferLimits.longLine.values / 10, names: dataTransferLimits.lineNames / 2 }
  expect(await isWithinJsonLimits(line, bounds)).toBe(true)
})
