import { screen, within } from '@testing-library/react'
import {
  actionPlan,
  planMessages,
  type Finding,
  type PlanItem,
} from '../../../../contract/calls/action-plan.ts'
import { members } from '../../../../contract/calls/members.ts'
import { people as peopleCalls } from '../../../../contract/calls/employees/employees.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import {
  sampleEmployees,
  goodAnswers,
  sampleCompanyReport,
  samplePerson,
} from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse } from '../../../testing/fake-server.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { sampleAction } from './sample-action.ts'

/** A plan beside two company reports, for tests. */

export const team = (clarity: string, names = ['Ada', 'Ben', 'Chloé', 'Dora', 'Emil', 'Femi']) =>
  names.map((name) =>
    samplePerson(`e-${name}`, `${name} Lovelace`, 'Finance', goodAnswers({ role_clarity: clarity })),
  )
export const earlierReport = (clarity: string, names?: string[]): StoredCompanyReport => {
  const report = sampleCompanyReport(team(clarity, names), {
    id: 'company-1',
    version: 1,
    createdAt: '2026-10-19T10:00:00.000Z',
  })
  return { ...report, overview: { ...report.overview, lastUpdated: '2026-10-19T10:00:00.000Z' } }
}
export const before = earlierReport('3')
export const now = sampleCompanyReport(team('9'))

export const finding = (change: Partial<Finding> = {}): Finding => ({
  reportId: before.id,
  version: before.version,
  origin: 'generated',
  section: 'weaknesses',
  topic: 'clarity',
  text: before.weaknesses[0]?.text ?? '',
  mean: 3,
  ...change,
})

/** The organization's owner, who is nobody in the list of people. */
const owner = {
  userId: 'user-1',
  name: 'Olga Owner',
  email: 'olga@example.com',
  role: 'owner' as const,
  permissions: ['all'],
  explicitPermissions: null,
  joinedAt: '2026-10-01T10:00:00.000Z',
  status: 'active' as const,
  hasLeft: false,
  employeeId: null,
}

/** Answers with this plan, and takes what is stored into it. */
export const plan = (items: PlanItem[]) => {
  const countOf = (state: PlanItem['state']) => items.filter((item) => item.state === state).length
  serveCall(actionPlan.listPlanItems, () => ({
    items,
    next: null,
    counts: { open: countOf('open'), done: countOf('done'), dropped: countOf('dropped') },
  }))
  serveCall(peopleCalls.getEmployees, { employees: sampleEmployees(team('3')), next: null })
  serveCall(members.listMembers, { members: [owner], next: null })
  const sent: unknown[] = []
  serveCall(actionPlan.createPlanItem, ({ body }) => {
    sent.push(body)
    const item = sampleAction({ id: 'new', finding: finding() })
    items.unshift(item)
    return { item }
  })
  serveCall(actionPlan.updatePlanItem, ({ body }) => {
    sent.push(body)
    const asked = actionPlan.updatePlanItem.in.parse(body)
    const at = items.findIndex(({ id }) => id === asked.id)
    const old = items[at]
    if (old === undefined || old.revision !== asked.basedOn) {
      throw failureResponse('BUSINESS_LOGIC_ERROR', planMessages.changed)
    }
    const { title = old.title, state = old.state, outcome = '' } = asked
    const item = { ...old, title, state, outcome, revision: old.revision + 1 }
    items[at] = item
    return { item }
  })
  return { sent, items }
}

export const open = async (at = '/company-wiki') => {
  const view = renderScreen(<CompanyWikiPage />, { at })
  return { ...view, region: within(await screen.findByRole('region', { name: 'Action plan' })) }
}
