import { expect, test } from 'vitest'
import { buildCompanyReport } from '../../../../insights/company-report/company-report.ts'
import {
  decideDisclosure,
  toEarlierRelease,
  toReportDisclosure,
} from '../../../../insights/anonymity/index.ts'
import { contributorsIn } from '../testing/linkage-attack.ts'
import { variedAnswers } from '../../../testing/reports/varied-company.ts'
import { redactCompanyReport } from './redact-company-report.ts'

const submittedAt = '2026-03-01T09:00:00.000Z'
const releaseOf = (count: number) => {
  const people = Array.from({ length: count }, (_, number) => ({
    id: `e${number}`,
    name: `Person ${number}`,
    email: '',
    role: 'Driver',
    department: 'Sales',
    status: 'active' as const,
    answers: JSON.stringify({
      ...variedAnswers(number),
      job_satisfaction: String(2 + (number % 8)),
      career_goals: 'Lead a team',
    }),
    submittedAt,
    revision: 1,
  }))
  const content = buildCompanyReport({
    organizationName: 'Tide & Company',
    lastUpdated: '2026-03-02T09:00:00.000Z',
    employees: people,
    submissions: people.map(({ id, answers }) => ({
      employeeId: id,
      rawAnswers: JSON.parse(answers),
      submittedAt,
    })),
  })
  const known = people.map(({ id, department, answers }) => ({
    key: `${id} `,
    department,
    answers: JSON.parse(answers),
  }))
  return { content, contributors: contributorsIn(known, content), threshold: 5 }
}

test('what rests on a topic that is not shown is not shown either', () => {
  const [first, second] = [releaseOf(40), releaseOf(80)]
  const told = decideDisclosure({ ...first, earlier: [] })
  const { totals } = redactCompanyReport(
    first.content,
    toReportDisclosure({ ...told, threshold: 5 }),
  ).personnelChanges
  expect(totals.departures).toEqual(expect.any(Number))
  // Of the first it is not known any more who rated their satisfaction.
  const before = toEarlierRelease(first, told)
  const sums = before.sums.filter(({ quantity }) => quantity !== 'satisfaction')
  const next = decideDisclosure({ ...second, earlier: [{ ...before, sums, unknown: ['satisfaction'] }] })
  expect(next.withheldTopics).toEqual(expect.arrayContaining(['satisfaction', 'departures']))
  const shown = (withheldTopics: readonly string[]) =>
    redactCompanyReport(second.content, toReportDisclosure({ ...next, withheldTopics, threshold: 5 }))
      .personnelChanges.totals
  expect(shown(next.withheldTopics).departures).toBeNull()
  expect(shown([]).departures).toEqual(expect.any(Number))
  // As it was settled before this was held.
  expect(shown(['satisfaction']).departures).toBeNull()
})
