import { expect, test } from 'vitest'
import { buildCompanyReport, buildWholeCompanyReport } from './company-report.ts'
import type { CompanyReportInput } from './company-report-types.ts'
import { engineVersion } from '../engine-version.ts'
import { questions } from '../questionnaire/questionnaire.ts'

/** A fixed sequence of numbers below `count`, the same on every machine. */
function sequence(): (count: number) => number {
  let state = 20_260_301
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % count
  }
}

const openTexts = [
  '-',
  'n/a',
  'I have everything I need, thanks',
  'No idea',
  'Onboarding tool, and workflow automation for approvals',
  'An HRIS; a Designer for two days a week',
  'workflow_x is no word of its own, preonboarding neither',
  'We are understaffed: another person on the late shift',
  'Lead a team of my own one day',
  'monthly close\nVAT return\n- payroll\n4) forecast',
  'פיתוח המערכת, ותחזוקתה',
  'Kreative Köpfe, creative Ärzte',
  'Workflow WORKFLOW workflow',
  'I feel tired by Friday. ' + 'word '.repeat(60),
]
const ratings = ['1', '3', '4', '5.5', '6', '7', '7.6', '8', '9', '10', '12', 'about 8/10', 'good', '']
const yesNo = ['Yes', 'no', ' y ', 'FALSE', 'sometimes', '']
const names = ['Ana', 'Bo Li', 'Zoë Åberg', 'Олена', '  spaced   name ', '', 'person', 'Person', '李雷']
const departments = ['Sales', 'Customer Success', 'Ärzte', '', 'Operations', 'R&D']

function largeCompany(people: number): CompanyReportInput {
  const next = sequence()
  const oneOf = (texts: readonly string[]): string => texts[next(texts.length)] ?? ''
  const answers = () =>
    Object.fromEntries(
      questions.map(({ id, type }) => [
        id,
        type === 'scale' ? oneOf(ratings) : type === 'yesno' ? oneOf(yesNo) : oneOf(openTexts),
      ]),
    )
  const ids = Array.from({ length: people }, (_, index) => `e${index}`)
  return {
    organizationName: 'Northwind',
    lastUpdated: '2026-02-01T00:00:00.000Z',
    employees: ids.map((id) => ({
      id,
      name: `${oneOf(names)}${next(3) === 0 ? '' : ` ${next(people)}`}`,
      email: `${id}@example.com`,
      role: oneOf(['Driver', '', 'Accountant']),
      department: oneOf(departments),
      status: 'active',
    })),
    submissions: ids.flatMap((id) =>
      Array.from({ length: [0, 1, 1, 1, 1, 1, 1, 2][next(8)] ?? 1 }, () => ({
        employeeId: next(50) === 0 ? `gone ${id}` : id,
        rawAnswers: answers(),
        submittedAt: `2026-01-${10 + next(20)}T10:00:00.000Z`,
      })),
    ),
  }
}

async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

// Whoever changes what a report says raises the version and writes the new hash here; a change that only makes
// the report faster must leave both as they are.
test('the same answers give the same report to the byte until the version of the engine says otherwise', async () => {
  const report = buildCompanyReport(largeCompany(5000))
  expect({ engineVersion, sha256: await sha256Of(JSON.stringify(report)) }).toEqual({
    engineVersion: '18',
    sha256: '045b8f29d30e424b4112e63eb7c506865499b9a2344ff653f5b73ea48de4639e',
  })
})

test('so do the same open answers', async () => {
  const { writtenThemes } = buildWholeCompanyReport(largeCompany(300))
  expect(await sha256Of(JSON.stringify(writtenThemes))).toBe(
    '8a20c282347d091e3f53fa052688f30c5eb13c0556567aeed6c598a933cc2f66',
  )
})
