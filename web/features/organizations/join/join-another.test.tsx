import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { questionnaires, type Draft } from '../../../../contract/calls/submissions.ts'
import { selectedOrganization, selectOrganization } from '../../../core/organization/selected-organization.ts'
import { profile } from '../../../testing/sample-profile.ts'
import { organizationData, sampleOrganization, renderApp, signInForTest } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure, refuseOtherCalls } from '../../../testing/fake-server.ts'

const own = sampleOrganization('owner')
const acme = sampleOrganization('employee', { orgId: 'org-7', name: 'Acme', companyName: 'Acme Ltd' })
const invitation = {
  id: 'i-1',
  orgId: 'org-7',
  organizationName: 'Acme Ltd',
  membershipRole: 'employee' as const,
  expiresAt: '2099-12-01T09:00:00.000Z',
}
const draft = (status: Draft['status']): Draft => ({
  employeeId: 'e1',
  status,
  rawAnswers: {},
  revision: 0,
  savedAt: null,
  submittedAt: null,
  reopened: null,
})

let list = [own]
let status: Draft['status'] = 'not_started'

beforeEach(() => {
  refuseOtherCalls()
  signInForTest()
  list = [own]
  status = 'not_started'
  serveCall(accounts.getProfile, profile)
  serveCall(organizations.getUserOrganizations, () => ({ organizations: list }))
  serveCall(organizations.getOrgData, ({ request }) => ({
    org: organizationData({ orgId: request.headers.get('organization-id') ?? '' }),
  }))
  serveCall(people.getMyInvitations, () => ({ invitations: list.length > 1 ? [] : [invitation] }))
  serveCall(people.acceptInvitation, () => {
    list = [acme, own]
    return { orgId: 'org-7' }
  })
  serveCall(questionnaires.getMySubmission, () => ({ draft: draft(status) }))
})

const join = async (app: ReturnType<typeof renderApp>) =>
  app.user.click(await screen.findByRole('button', { name: 'Join Acme Ltd' }))

test('whoever is inside another organization joins one more, and lands on their questionnaire', async () => {
  const app = renderApp('/join-organization')
  await join(app)
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/employee-form'))
  expect(selectedOrganization()).toBe('org-7')
  expect(await screen.findByRole('link', { name: 'Answer later, and go to Acme Ltd' })).toBeTruthy()
})

test('whose answers are in lands on their report', async () => {
  status = 'completed'
  const app = renderApp('/join-organization')
  await join(app)
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/reports'))
})

test('whoever joins as an admin lands where everybody does', async () => {
  serveCall(people.acceptInvitation, () => {
    list = [{ ...acme, role: 'admin' }, own]
    return { orgId: 'org-7' }
  })
  const app = renderApp('/join-organization')
  await join(app)
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/company-wiki'))
})

test('whose organization is gone is shown what waits, and can type a code', async () => {
  selectOrganization('gone')
  const app = renderApp('/chat')
  expect(await screen.findByText('No organization selected')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Join Acme Ltd' })).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'I have an invite code' }))
  await app.user.keyboard('abcd-efgh-jkmn-pqrs{Enter}')
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/login/ABCDEFGHJKMNPQRS'))
})

test('where no invitation waits that is said, and a code can be typed at once', async () => {
  serveCall(people.getMyInvitations, { invitations: [] })
  const app = renderApp('/join-organization')
  expect(
    await screen.findByText('There is no invitation for ada@northwind.example at the moment.'),
  ).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Invite code')))
  await app.user.keyboard('abcd-efgh-jkmn-pqrs{Enter}')
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/login/ABCDEFGHJKMNPQRS'))
})

test('so it is for who has no organization and comes to join one, and where what waits cannot be had', async () => {
  list = []
  for (const arrange of [
    () => serveCall(people.getMyInvitations, { invitations: [] }),
    () =>
      serveFailure(people.getMyInvitations, failureResponse('INTERNAL', 'Something went wrong on our side.')),
  ]) {
    arrange()
    const app = renderApp('/join-organization')
    expect(await screen.findByText('No organizations found')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Invite code')))
    app.unmount()
  }
})

test('where an invitation waits, it is what is offered first: the code stays folded', async () => {
  renderApp('/join-organization')
  expect(await screen.findByRole('button', { name: 'Join Acme Ltd' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'I have an invite code' })).toBeTruthy()
  expect(screen.queryByLabelText('Invite code')).toBeNull()
})

test('a link to the questionnaire opens it for who has just signed in and has nothing selected yet', async () => {
  selectOrganization(null)
  list = [acme]
  const app = renderApp('/login?to=%2Femployee-form')
  expect(await screen.findByRole('link', { name: 'Answer later, and go to Acme Ltd' })).toBeTruthy()
  expect(app.router.history.location.pathname).toBe('/employee-form')
  expect(selectedOrganization()).toBe('org-7')
})

test('a link to the questionnaire of an organization opens it there, also for who used another one last', async () => {
  list = [acme, own]
  selectOrganization(own.orgId)
  const app = renderApp('/login?to=%2Femployee-form%3Forg%3Dorg-7')
  expect(await screen.findByRole('link', { name: 'Answer later, and go to Acme Ltd' })).toBeTruthy()
  await waitFor(() => expect(app.router.history.location.href).toBe('/employee-form'))
  expect(selectedOrganization()).toBe('org-7')
})

test('a link to the questionnaire of an organization that one is not in opens no other one’s', async () => {
  selectOrganization(own.orgId)
  renderApp('/employee-form?org=org-9')
  expect(await screen.findByText('You are not in this organization')).toBeTruthy()
  expect(screen.getByText(new RegExp(profile.user.email))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'go to your own organizations' })).toBeTruthy()
  expect(selectedOrganization()).toBe(own.orgId)
})

test('a link to the questionnaire of the organization that is selected needs no server', async () => {
  selectOrganization('org-7')
  serveFailure(organizations.getUserOrganizations, () => HttpResponse.error())
  const app = renderApp('/employee-form?org=org-7')
  await waitFor(() => expect(app.router.history.location.href).toBe('/employee-form'))
  expect(selectedOrganization()).toBe('org-7')
})

test('and leads who belongs to no organization to what waits for them', async () => {
  selectOrganization(null)
  list = []
  renderApp('/login?to=%2Femployee-form')
  expect(await screen.findByText('No organizations found')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Join Acme Ltd' })).toBeTruthy()
})

test('a second organization of the same name is told of before it is made', async () => {
  const app = renderApp('/new-organization')
  const name = await screen.findByRole('textbox', { name: 'Organization name' })
  await app.user.type(name, `${own.name.toUpperCase()} `)
  expect(await screen.findByText(/This creates another one, which/)).toBeTruthy()
  await app.user.type(name, 'Two')
  expect(screen.queryByText(/This creates another one, which/)).toBeNull()
})
