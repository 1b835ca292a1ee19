import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCompanyReport } from '../../../../insights/company-report/company-report.ts'
import type { CompanyReport } from '../../../../insights/company-report/company-report-types.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { overallBounds } from '../../../../insights/scoring/non-response-bounds.ts'
import {
  decideDisclosure,
  type EarlierRelease,
  toEarlierRelease,
  toReportDisclosure,
} from '../../../../insights/anonymity/index.ts'
import {
  contributorsIn,
  findInferableQuantities,
  type KnownPerson,
  type DisclosedReport,
} from '../testing/linkage-attack.ts'
import { redactCompanyReport, type RedactedContent } from './redact-company-report.ts'

type Person = { id: string; department: string; answers: RawAnswers; edition: number }
type Version = readonly Person[]

const reportOf = (people: Version): CompanyReport =>
  buildCompanyReport({
    organizationName: 'Northwind',
    lastUpdated: '2026-02-01T00:00:00.000Z',
    employees: people.map(({ id, department }) => ({
      id,
      name: `Person ${id}`,
      email: `${id}@example.com`,
      role: 'Employee',
      department,
      status: 'active',
    })),
    submissions: people.map(({ id, answers }) => ({
      employeeId: id,
      rawAnswers: answers,
      submittedAt: '2026-01-31T10:00:00.000Z',
    })),
  })

const keyOf = ({ id, edition }: Person): string => `${id} ${edition}`
const knownOf = (people: Version): KnownPerson[] =>
  people.map((person) => ({ key: keyOf(person), department: person.department, answers: person.answers }))

/** The reports one after the other, as employees are shown each. */
const shownOf = (versions: readonly Version[], threshold: number): DisclosedReport[] => {
  const earlier: EarlierRelease[] = []
  return versions.map((people) => {
    const report = reportOf(people)
    const contributors = contributorsIn(knownOf(people), report)
    const told = decideDisclosure({ content: report, contributors, threshold, earlier })
    if (told.withheld === null)
      earlier.push(toEarlierRelease({ content: report, contributors, threshold }, told))
    return {
      shown: redactCompanyReport(report, toReportDisclosure({ ...told, threshold })),
      people: knownOf(people),
    }
  })
}

const rating = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 10 }).map(String) },
  fc.constant(''),
)
const yesNo = fc.constantFrom('yes', 'no', '')
const answers: fc.Arbitrary<RawAnswers> = fc.record({
  role_clarity: rating,
  weekly_output: rating,
  team_communication: rating,
  tool_effectiveness: rating,
  job_satisfaction: rating,
  has_kpis: yesNo,
  aware_of_training: yesNo,
  missing_tools: fc.constantFrom('', 'workflow automation', 'a designer', 'an onboarding tool'),
  team_support: fc.constantFrom('', 'More people'),
  career_goals: fc.constantFrom('', 'Lead a team'),
  company_improvements: fc.constantFrom('', 'Fewer meetings'),
})
const department = fc.constantFrom('Sales', 'Finance', 'Support', 'Design')

/** Up to three reports: between them people come, go, move and answer anew. */
const organization: fc.Arbitrary<readonly Version[]> = fc
  .record({
    people: fc.array(
      fc.record({
        department,
        answers,
        later: fc.record({ department, answers }),
        /** For each report whether they are in it, moved, with new answers. */
        fate: fc.array(
          fc.constantFrom('stays', 'stays', 'stays', 'stays', 'stays', 'absent', 'moved', 'anew'),
          { minLength: 3, maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 34 },
    ),
    versions: fc.integer({ min: 1, max: 3 }),
    /** Often few change, which is when it matters. */
    changing: fc.integer({ min: 0, max: 34 }),
  })
  .map(({ people, versions, changing }) =>
    Array.from({ length: versions }, (_, version) =>
      people.flatMap(({ department: first, answers: given, later, fate }, index): Person[] => {
        const now = version > 0 && index < changing ? fate[version] : 'stays'
        if (now === 'absent') return []
        return [
          {
            id: `e${index}`,
            department: now === 'moved' ? later.department : first,
            answers: now === 'anew' ? later.answers : given,
            edition: now === 'anew' ? version : 0,
          },
        ]
      }),
    ).filter((version) => version.length > 0),
  )
  .filter((versions) => versions.length > 0)

describe('what somebody can work out from all company reports that they were shown', () => {
  it('is no score, answer or number of fewer people than the threshold', () => {
    fc.assert(
      fc.property(organization, fc.constantFrom(5, 5, 5, 6, 9), (versions, threshold) => {
        expect(findInferableQuantities(shownOf(versions, threshold), threshold)).toEqual([])
      }),
      { numRuns: 250 },
    )
  })

  it('narrows nobody down: each could still have rated 1 and 10, and had the lowest and the highest score', () => {
    fc.assert(
      fc.property(organization, ([people = []]) => {
        expect(shownOf([people], 5).flatMap(({ shown }) => narrowed(shown, reportOf(people)))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('would be a department of two, were only small departments left out', () => {
    const people = (count: number, name: string): Person[] =>
      Array.from({ length: count }, (_, index) => ({
        id: `${name}${index}`,
        department: name,
        answers: { job_satisfaction: `${(index % 9) + 1}`, weekly_output: `${((index * 3) % 9) + 1}` },
        edition: 0,
      }))
    const version = [...people(6, 'Sales'), ...people(2, 'Finance')]
    const report = reportOf(version)
    const told = {
      threshold: 5,
      withheld: null,
      departments: new Set(['Sales']),
      withheldTopics: new Set<string>(),
    }
    const naive = { shown: redactCompanyReport(report, told), people: knownOf(version) }
    expect(findInferableQuantities([naive], 5)).toEqual(['overall'])
    expect(findInferableQuantities(shownOf([version], 5), 5)).toEqual([])
  })

  it('would be one person, were a second report told like the first', () => {
    const people = (count: number): Person[] =>
      Array.from({ length: count }, (_, index) => ({
        id: `e${index}`,
        department: 'Sales',
        answers: { job_satisfaction: `${(index % 9) + 1}`, weekly_output: `${((index * 3) % 9) + 1}` },
        edition: 0,
      }))
    const versions = [people(12), people(13)]
    const naive = versions.flatMap((version) => shownOf([version], 5))
    expect(findInferableQuantities(naive, 5)).toContain('overall')
    const [first, second] = shownOf(versions, 5)
    expect(first?.shown.overview.averagePerformanceScore).not.toBeNull()
    expect(second?.shown.overview.averagePerformanceScore).toBeNull()
    expect(second?.shown.executiveSummary[0]?.text).toContain('Since an earlier report')
    // With five more, it is told.
    const third = shownOf([...versions, people(17)], 5)
    expect(third[2]?.shown.overview.averagePerformanceScore).not.toBeNull()
    expect(findInferableQuantities(third, 5)).toEqual([])
  })
})

/** What is shown of a report that leaves somebody's own number less than the whole scale, or counts few. */
const narrowed = (shown: RedactedContent, full: CompanyReport): string[] => {
  const ofMeasures = shown.measures.flatMap(
    ({ topic, answered, notAnswered, meanOfAnswered, strong, low }) => {
      const isOpenQuestion = ['missingTools', 'growth', 'improvements'].includes(topic)
      const base = isOpenQuestion ? answered + notAnswered : answered
      const counts = [strong, low].filter((count) => count !== null && !(isOpenQuestion && count === 0))
      const isFew = counts.some((count) => count === null || Math.min(count, base - count) < 5)
      const isOpen = meanOfAnswered === null || isWide(meanOfAnswered * answered, answered, ratings)
      return [...(isFew ? [`counts of ${topic}`] : []), ...(isOpen ? [] : [`mean of ${topic}`])]
    },
  )
  const overalls = (isIn: (name: string) => boolean): number[] =>
    full.gradingBreakdown
      .filter(({ departmentName }) => isIn(departmentName))
      .flatMap(({ teamScores }) => teamScores.map(({ overall }) => overall))
  const told = shown.gradingBreakdown.flatMap(({ departmentName, departmentGrade }) =>
    departmentGrade === null ? [] : [departmentName],
  )
  const groups = [
    ...told.map((name) => overalls((other) => other === name)),
    ...(shown.overview.averagePerformanceScore === null
      ? []
      : [overalls(() => true), overalls((name) => !told.includes(name))]),
  ]
  const isNarrow = groups.some(
    (some) =>
      some.length > 0 &&
      !isWide(
        some.reduce((sum, overall) => sum + overall, 0),
        some.length,
        overallBounds,
      ),
  )
  return [...ofMeasures, ...(isNarrow ? ['overall scores'] : [])]
}

const ratings = { lowest: 1, highest: 10 }

/** What is left for one person where all others have the most, and the least, reaches from end to end. */
const isWide = (sum: number, count: number, { lowest, highest }: typeof ratings): boolean =>
  sum - (count - 1) * highest <= lowest + 1e-9 && sum - (count - 1) * lowest >= highest - 1e-9
