import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCompanyReport } from '../company-report/company-report.ts'
import type { CompanyReport } from '../company-report/company-report-types.ts'
import { onePointEffect } from './statistical-noise.ts'
import { changesBetween } from './report-changes.ts'
import { samePeopleOf } from './score-changes.ts'
import { anyOrganization } from '../testing/arbitraries.ts'
import { company } from '../testing/company.ts'

/** The five ratings, all the same, and both questions answered with yes. */
const all = (rating: number) => ({
  role_clarity: String(rating),
  weekly_output: String(rating),
  team_communication: String(rating),
  tool_effectiveness: String(rating),
  job_satisfaction: String(rating),
  has_kpis: 'yes',
  aware_of_training: 'yes',
  skill_development: 'Spreadsheets',
  company_improvements: 'Fewer meetings',
})
const of = (ratings: readonly (number | null)[], department = 'Sales') =>
  buildCompanyReport(
    company(ratings.map((rating) => ({ department, answers: rating === null ? null : all(rating) }))),
  )
const changed = (now: CompanyReport, before: CompanyReport, id: string) =>
  changesBetween(now, before).changes.find((change) => change.id === id)

test('two reports that say the same differ in nothing', () => {
  fc.assert(
    fc.property(anyOrganization, (organization) => {
      const report = buildCompanyReport(organization)
      expect(changesBetween(report, report)).toMatchObject({
        changes: [],
        people: { added: [], left: [], both: report.coverage.answered },
      })
    }),
    { numRuns: 50 },
  )
})

test('every change has a name of its own, says what it was and is, and those within the noise come last', () => {
  fc.assert(
    fc.property(anyOrganization, anyOrganization, (one, other) => {
      const [now, before] = [buildCompanyReport(one), buildCompanyReport(other)]
      const { changes, people } = changesBetween(now, before)
      expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
      const places = changes.map(({ verdict }) => ['beyond', 'counted', 'unknown', 'within'].indexOf(verdict))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const change of changes) {
        expect(change.before === null && change.now === null).toBe(false)
        expect(change.before).not.toEqual(change.now)
        expect(change.weight).toBeGreaterThanOrEqual(0)
      }
      expect((people?.both ?? 0) + (people?.added.length ?? 0)).toBe(now.coverage.answered)
      expect((people?.both ?? 0) + (people?.left.length ?? 0)).toBe(before.coverage.answered)
    }),
    { numRuns: 50 },
  )
})

describe('the noise', () => {
  test('of the company is told, and a change within it is called so', () => {
    const many = Array.from({ length: 40 }, (_, index) => 4 + (index % 5))
    const up = changed(of(many.map((rating) => rating + 2)), of(many), 'figure mean')
    expect(up).toMatchObject({ verdict: 'beyond', people: 40, before: { unit: 'score' } })
    const hardly = changed(of(many.map((rating, index) => (index < 3 ? 9 : rating))), of(many), 'figure mean')
    expect(hardly?.verdict).toBe('within')
    expect(hardly?.noise).toBeGreaterThan(0)
  })

  test('of fewer than five on either side is not known, whatever they answered', () => {
    const [four, ten] = [of([2, 2, 2, 2]), of(Array.from({ length: 10 }, () => 9))]
    for (const [now, before] of [
      [four, ten],
      [ten, four],
    ] as const) {
      expect(changed(now, before, 'figure mean')).toMatchObject({ verdict: 'unknown', noise: null })
      expect(changed(now, before, 'department Sales')).toMatchObject({ verdict: 'unknown', noise: null })
    }
    expect(changed(four, ten, 'topic clarity')?.verdict).toBe('unknown')
  })

  test('of one person is what one point in one answer moves', () => {
    const change = changed(of([8, 5]), of([5, 5]), 'person e0')
    expect(change).toMatchObject({ verdict: 'beyond', noise: onePointEffect, people: 1 })
    expect(changed(of([5, 5]), of([5, 5]), 'person e0')).toBeUndefined()
  })
})

test('a department that came or went is told as one, with how many are in it', () => {
  const [sales, support] = [of([5, 5, 5], 'Sales'), of([5, 5, 5], 'Support')]
  expect(changed(support, sales, 'department Support')).toMatchObject({
    before: null,
    now: { unit: 'count', value: 3 },
    verdict: 'counted',
  })
  expect(changed(support, sales, 'department Sales')).toMatchObject({
    before: { unit: 'count', value: 3 },
    now: null,
  })
})

test('where nobody of a department had answered, or nobody has any more, that is counted', () => {
  const silent = { department: 'Sales', answers: null }
  const answered = { department: 'Sales', answers: all(5) }
  const beside = (...sales: { department: string; answers: ReturnType<typeof all> | null }[]) =>
    buildCompanyReport(company([{ department: 'Support', answers: all(5) }, ...sales]))
  const [none, one] = [beside(silent, silent), beside(answered, silent)]
  expect(changed(one, none, 'department Sales')).toMatchObject({
    before: { unit: 'count', value: 0 },
    now: { unit: 'count', value: 1 },
    verdict: 'counted',
  })
  expect(changed(none, one, 'department Sales')).toMatchObject({ now: { value: 0 }, verdict: 'counted' })
})

test('who answered one of the two only is named', () => {
  const { people } = changesBetween(of([5, null, 5, 6]), of([5, 5, 5, null]))
  expect(people).toMatchObject({
    both: 2,
    added: [{ employeeId: 'e3' }],
    left: [{ employeeId: 'e1' }],
  })
})

describe('the same people', () => {
  const six = [4, 5, 6, 7, 8, 9]
  test('are held against themselves: whoever came or went moves nothing', () => {
    const before = of(six)
    const now = of([...six, 10, 10, 10, 10, 10])
    expect(changed(now, before, 'figure mean')).toBeDefined()
    const same = samePeopleOf(now, before)
    expect(same).toMatchObject({ people: 6, verdict: 'within' })
    expect(same?.now).toBeCloseTo(same?.before ?? 0, 9)
  })

  test('are found to have changed where people lie too far apart for the company to show it', () => {
    const before = of(six)
    const now = of(six.map((rating) => rating + 1))
    expect(changed(now, before, 'figure mean')?.verdict).toBe('within')
    expect(samePeopleOf(now, before)).toMatchObject({ people: 6, verdict: 'beyond' })
  })

  test('are not compared where fewer than five answered both', () => {
    expect(samePeopleOf(of([9, 9, 9, 9]), of([1, 1, 1, 1]))).toMatchObject({
      people: 4,
      noise: null,
      verdict: 'unknown',
    })
    expect(samePeopleOf(of([9, null]), of([null, 9]))).toBeNull()
  })
})

test('of a report without single people nothing is concluded from them', () => {
  const without = (report: CompanyReport) => ({
    ...report,
    gradingBreakdown: report.gradingBreakdown.map((grading) => ({ ...grading, teamScores: [] })),
    measures: report.measures.map((measure) => ({ ...measure, strong: null, low: null })),
  })
  const ten = Array.from({ length: 10 }, () => 3)
  const [now, before] = [without(of(ten.map(() => 9))), without(of(ten))]
  const { changes, people } = changesBetween(now, before)
  expect(people).toBeNull()
  expect(changes.filter(({ kind }) => kind === 'person' || kind === 'topic')).toEqual([])
  expect(changes.find(({ id }) => id === 'figure mean')).toMatchObject({ verdict: 'unknown' })
  expect(changes.find(({ id }) => id === 'department Sales')).toMatchObject({
    verdict: 'unknown',
    before: { unit: 'words' },
  })
  expect(changes.filter(({ kind }) => kind === 'saying').every(({ verdict }) => verdict !== 'within')).toBe(
    true,
  )
})

describe('a finding or need that a report does not show its reader', () => {
  const ten = Array.from({ length: 10 }, () => 3)
  const [low, strong] = [of(ten), of(ten.map(() => 9))]
  const sayings = (now: Parameters<typeof changesBetween>[0], before: typeof now) =>
    changesBetween(now, before).changes.filter(({ kind }) => kind === 'saying')
  const withheld = (report: CompanyReport) => ({
    ...report,
    groupThreshold: 5,
    measures: [],
    strengths: [],
    weaknesses: [],
    immediateHiringNeeds: [],
  })

  test('is not called gone, nor new where it was not shown before', () => {
    expect(sayings(low, strong).map(({ now }) => now === null)).toContain(true)
    expect(sayings(withheld(low), low)).toEqual([])
    expect(sayings(low, withheld(low))).toEqual([])
  })

  test('is not called gone or new where the counts are shown and the finding alone is withheld', () => {
    const unlisted = { ...low, groupThreshold: 5, weaknesses: low.weaknesses.slice(1) }
    const shown = { ...low, groupThreshold: 5 }
    expect(sayings(unlisted, shown)).toEqual([])
    expect(sayings(shown, unlisted)).toEqual([])
  })

  test('is called gone where the count that it would rest on is shown', () => {
    const shown = { ...strong, groupThreshold: 5 }
    const gone = sayings(shown, low).filter(({ now }) => now === null)
    expect(gone.map(({ id }) => id)).toContain('saying weakness clarity')
    const withoutCounts = {
      ...shown,
      measures: shown.measures.map((one) => ({ ...one, strong: null, low: null })),
    }
    expect(sayings(withoutCounts, low).filter(({ now }) => now === null)).toEqual([])
  })
})
