import { expect, test } from 'vitest'
import { z } from 'zod'
import { hasFault } from './first-schema-fault.ts'
import { CompanyReportInputsLine } from '../archive/report-line-schemas.ts'

test('a list is looked at up to its first fault, wherever it stands', () => {
  let looks = 0
  const item = z.custom((value) => {
    looks += 1
    return value === 'good'
  })
  const schema = z.strictObject({ outer: z.array(z.strictObject({ inner: z.array(item).nullish() })) })
  const bad = Array.from({ length: 1_000 }, () => 'bad')
  expect(hasFault(schema, { outer: [{ inner: ['good'] }, { inner: bad }, { inner: bad }] })).toBe(true)
  expect(looks).toBe(2)
  expect(hasFault(schema, { outer: [{ inner: ['good'] }, { inner: null }, {}] })).toBe(false)
  for (const value of [null, 'text', {}, { outer: 1 }, { outer: [1] }])
    expect(hasFault(schema, value)).toBe(true)
})

test('people of a company report are taken as they are written', () => {
  const id = '0198f3a0-7b1e-7000-8000-000000000001'
  const person = [id, 'Ada', 'Engineer', null, 1, '2026-03-02T09:00:00.000Z', 'hash']
  const line = { reportId: id, organizationName: 'Northwind', people: [person, person], hash: 'hash' }
  expect(CompanyReportInputsLine.safeParse(line).success).toBe(true)
  expect(hasFault(CompanyReportInputsLine, line)).toBe(false)
  expect(hasFault(CompanyReportInputsLine, { ...line, people: [person, 0] })).toBe(true)
})

test('what an object says of itself as a whole is looked at, too: unknown fields and refinements', () => {
  const strict = z.strictObject({ one: z.number(), other: z.number().optional() })
  expect(hasFault(strict, { one: 1 })).toBe(false)
  expect(hasFault(strict, { one: 1, more: 1 })).toBe(true)
  const refined = strict.refine(({ one, other }) => one === other)
  expect(hasFault(z.array(refined), [{ one: 1, other: 1 }])).toBe(false)
  expect(hasFault(z.array(refined), [{ one: 1, other: 2 }])).toBe(true)
  expect(hasFault(z.array(z.number()).max(1), [1, 2])).toBe(true)
})
