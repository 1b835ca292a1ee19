import { expect, test } from 'vitest'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import { buildCompanyReport } from '../../../../insights/company-report/company-report.ts'
import type { PlanItem } from '../../../../insights/company-report/company-report-types.ts'
import { companyEnglish } from '../../../../insights/catalog/company-texts.ts'
import { company } from '../../../../insights/testing/company.ts'
import { redactPlan } from './redact-plan.ts'
import type { RedactionView } from './redact-statements.ts'

const helpWanted = ['workflow automation', 'a designer', 'an HRIS', 'nothing']

/** Forty people: a quarter asks for each kind of help, and many call three topics weak. */
const report = buildCompanyReport(
  company(
    Array.from({ length: 40 }, (_, index) => ({
      department: index < 36 ? 'Sales' : 'Finance',
      answers: {
        role_clarity: index % 2 === 0 ? '4' : '9',
        team_communication: index % 2 === 0 ? '4' : '9',
        tool_effectiveness: '9',
        has_kpis: 'yes',
        job_satisfaction: '9',
        missing_tools: index % 5 === 0 ? 'a designer' : (helpWanted[index % 4] ?? ''),
      },
    })),
  ),
)

const viewOf = (changes: Partial<RedactionView> = {}): RedactionView => ({
  words: companyEnglish,
  threshold: 5,
  withheld: new Set(),
  unlisted: { strong: new Set(), low: new Set() },
  areDeparturesTold: true,
  isAverageTold: true,
  isRiskTold: true,
  measureOf: (topic) => report.measures.find((measure) => measure.topic === topic) ?? null,
  ...changes,
})

test('names nobody, and gives the reasons whose numbers the reader is shown', () => {
  const seen = redactPlan(report, viewOf())
  expect(seen.map(({ why }) => why)).toEqual(report.forwardOperatingPlan.map(({ why }) => why))
  expect(seen.flatMap(({ evidence, quotes }) => [...evidence, ...quotes])).toEqual([])
})

test('gives no number of a finding that is not shown', () => {
  const [first] = report.forwardOperatingPlan
  const topic = first?.topic
  expect(first?.why).toMatch(/\d+ of 40/)
  const seen = redactPlan(
    report,
    viewOf({ measureOf: (one) => (one === topic ? null : viewOf().measureOf(one)) }),
  ).find((item) => item.topic === topic)
  const { why, ...others } = seen ?? {}
  expect(why).toContain('How many say so is not shown')
  expect(JSON.stringify(seen)).not.toContain(`"people":${first?.people},`)
  expect(others).toMatchObject({ firstStep: first?.firstStep, owner: first?.owner, success: first?.success })
})

test('chooses the help that is shown without regard to what is not', () => {
  const titles = (items: readonly PlanItem[]) =>
    items.flatMap(({ title }) => (/help: /.test(title) ? [title] : []))
  const stored = titles(report.forwardOperatingPlan)
  expect(report.immediateHiringNeeds.length).toBeGreaterThan(stored.length)
  const [most] = report.immediateHiringNeeds.toSorted((a, b) => b.people - a.people)
  expect(most?.keywords).toContain('designer')
  const without = viewOf({ withheld: new Set(['hiring.creative']) })
  const seen = titles(redactPlan(report, without))
  expect(seen).toHaveLength(stored.length)
  expect(seen.join(' ')).not.toContain('Creative')
  const german = redactPlan(report, { ...without, words: companyWordsOf('de') })
  expect(JSON.stringify(german)).toContain('Die Leitung der betreffenden Abteilung')
})

test('help in a report of an earlier engine loses the department that it was written for', () => {
  const [need, ...rest] = report.immediateHiringNeeds
  const item = (title: string, details: string): PlanItem => ({
    title,
    details,
    topic: null,
    people: 10,
    outOf: 40,
    evidence: [],
    evidenceTotal: 10,
    quotes: [],
  })
  const earlier = {
    ...report,
    forwardOperatingPlan: [
      item(
        'Decide about help: first',
        `Owner: the lead of ${need?.department}. Talk with those whose answers speak of it (10 people) about the work behind it, and decide within 60 days between a tool, a change of duties and a new position.`,
      ),
      ...rest.map(() => item('Decide about help: other', 'Written by somebody.')),
      item('Share the findings', 'Owner: the head of the organization.'),
    ],
  }
  const seen = redactPlan(earlier, viewOf())
  expect(seen).toHaveLength(1 + rest.length + 1)
  expect(seen.map(({ details }) => details)).toEqual([
    companyEnglish.say('plan.help.details'),
    ...rest.map(() => 'Written by somebody.'),
    'Owner: the head of the organization.',
  ])
  expect(JSON.stringify(seen)).not.toContain('Sales')
})
