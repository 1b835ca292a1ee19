import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { permissionLabel } from '../../../../contract/rights/permission-descriptions.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { rolePermissions } from '../../../../contract/rights/permissions.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { sampleEmployees, goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())

it.each([
  [
    false,
    /^It is released, but Ada Lovelace isn’t a member and can’t read it: invite Ada Lovelace in Submissions\./,
  ],
  [true, /^Ada Lovelace can read this version and hasn’t answered yet\.$/],
] as const)(
  'a released report says whether its person can read it: a member is %s',
  async (isMember, words) => {
    const report = sampleReport(ada, { version: 1, id: 'r1', state: 'released' })
    serveReport(() => ({ report, latestVersion: 1, versions: [1] }))
    serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: true })
    const asked: (string | null)[] = []
    serveCall(people.getEmployees, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'))
      const { name, role, department } = { ...ada, role: 'Analyst', department: 'Finance' }
      const one = { name, role, department, status: 'invited' as const, inviteCode: null, initials: 'AL' }
      const joinedAt = '2026-09-01T00:00:00.000Z'
      return {
        employees: [
          // Somebody else of the same name.
          { ...one, id: 'e9', email: 'e9@northwind.example', joinedAt, isMember: !isMember },
          { ...one, id: 'e1', email: 'e1@northwind.example', joinedAt, isMember },
        ],
        next: null,
      }
    })
    renderScreen(<EmployeeReportPage employeeId="e1" />)
    const bar = within(await screen.findByRole('region', { name: 'Release' }))
    await waitFor(() => expect(asked).toContain('Ada Lovelace'))
    const told = () => bar.getByText((_, element) => element?.tagName === 'P')
    await waitFor(() => expect(told().textContent).toMatch(words))
    const way = bar.queryByRole('link', { name: 'invite Ada Lovelace in Submissions' })
    expect(way?.getAttribute('href')).toBe(isMember ? undefined : '/submissions?person=e1')
  },
)

it('says to whoever may not see the people that they are not shown whether its person can read it', async () => {
  const report = sampleReport(ada, { version: 1, id: 'r1', state: 'released' })
  serveReport(() => ({ report, latestVersion: 1, versions: [1] }))
  serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: true })
  const asked: string[] = []
  serveCall(people.getEmployees, ({ request }) => {
    asked.push(request.url)
    return { employees: [], next: null }
  })
  const permissions = rolePermissions.admin.filter((one) => one !== 'employee:view')
  renderScreen(<EmployeeReportPage employeeId="e1" />, { as: sampleOrganization('admin', { permissions }) })
  const bar = within(await screen.findByRole('region', { name: 'Release' }))
  expect(
    await bar.findByText(
      `It is released. Ada Lovelace hasn’t answered yet. You can’t see whether Ada Lovelace is a member and can read it. You need the permission “${permissionLabel('employee:view')}”, which an owner can give you.`,
    ),
  ).toBeTruthy()
  expect(asked).toEqual([])
})

/** A report of Ada's in a state, and what the list of people says of her. */
const servingAda = (
  state: 'reviewed' | 'released' | 'contested',
  standing: { isMember: boolean; isInvited: boolean },
) => {
  const report = sampleReport(ada, { version: 1, id: 'r1', state })
  serveReport(() => ({ report, latestVersion: 1, versions: [1] }))
  serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: true })
  serveCall(people.getEmployees, {
    employees: sampleEmployees([ada]).map((one) => ({ ...one, ...standing })),
    next: null,
  })
}
const nobody = { isMember: false, isInvited: false }
const invited = { isMember: false, isInvited: true }

it.each([
  ['reviewed', nobody, 'Release', /^Ada Lovelace isn’t a member and can’t read it: invite Ada/],
  ['reviewed', invited, 'Release', /^Ada Lovelace hasn’t joined yet/],
  ['contested', nobody, 'Respond', /^Ada Lovelace isn’t a member and can’t read it: invite Ada/],
  ['contested', invited, 'Respond', /^Ada Lovelace hasn’t joined yet/],
] as const)(
  'of a %s report, the dialog says of who is no member %o when they can read it: %s',
  async (state, standing, act, words) => {
    servingAda(state, standing)
    const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />)
    const bar = within(await screen.findByRole('region', { name: 'Release' }))
    await user.click(await bar.findByRole('button', { name: act }))
    const dialog = within(await screen.findByRole('dialog'))
    const isTold = (_: string, element: Element | null) =>
      element?.children.length === 0 || element?.querySelector('a') !== null
        ? words.test(element?.textContent ?? '')
        : false
    expect((await dialog.findAllByText(isTold)).length).toBeGreaterThan(0)
    expect(dialog.queryByText(/can then read it|once they sign in|can read it with the report/)).toBeNull()
  },
)

it.each([
  ['released', invited, /^It is released\. Ada Lovelace hasn’t joined yet/],
  ['contested', nobody, /stays released, with their comment\. Ada Lovelace isn’t a member and can’t read it/],
  ['contested', invited, /with their comment\. Ada Lovelace hasn’t joined yet/],
  ['contested', { isMember: true, isInvited: false }, /with their comment\.$/],
] as const)('a %s report says of its person, %o, when they can read it', async (state, standing, words) => {
  servingAda(state, standing)
  renderScreen(<EmployeeReportPage employeeId="e1" />)
  const bar = within(await screen.findByRole('region', { name: 'Release' }))
  await waitFor(() =>
    expect(bar.getByText((_, element) => element?.tagName === 'P').textContent).toMatch(words),
  )
  const way = bar.queryByRole('link', { name: 'invite Ada Lovelace in Submissions' })
  expect(way?.getAttribute('href')).toBe(standing === nobody ? '/submissions?person=e1' : undefined)
})
