import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { type OwnRecord, people } from '../../../../contract/calls/employees/employees.ts'
import { sampleOrganization, renderScreen, signInForTest } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure, refuseOtherCalls } from '../../../testing/fake-server.ts'
import { NoOrganization } from '../no-organization.tsx'
import { PendingInvitations } from './pending-invitations.tsx'

const waiting = {
  id: 'i-1',
  orgId: 'org-7',
  organizationName: 'Acme Ltd',
  membershipRole: 'admin' as const,
  expiresAt: '2099-12-01T09:00:00.000Z',
}

beforeEach(() => {
  refuseOtherCalls()
  signInForTest()
  serveCall(organizations.getUserOrganizations, { organizations: [] })
})

test('what waits for their address is shown, and joined without a code', async () => {
  const heard: unknown[] = []
  serveCall(people.getMyInvitations, { invitations: [waiting] })
  serveCall(people.acceptInvitation, ({ body }) => {
    heard.push(body)
    return { orgId: 'org-7' }
  })
  const { user } = renderScreen(<NoOrganization />)
  expect(await screen.findByText('You are invited')).toBeTruthy()
  expect(screen.getByText('Acme Ltd').parentElement?.textContent).toBe(
    'Acme Ltd has invited you as an admin.',
  )
  await user.click(screen.getByRole('button', { name: 'Join Acme Ltd' }))
  await waitFor(() => expect(heard).toEqual([{ invitationId: 'i-1' }]))
})

test('why it could not be joined is said, and it can be tried again', async () => {
  serveCall(people.getMyInvitations, { invitations: [waiting] })
  serveFailure(
    people.acceptInvitation,
    failureResponse('BUSINESS_LOGIC_ERROR', 'This invitation has expired.'),
  )
  const { user } = renderScreen(<NoOrganization />)
  await user.click(await screen.findByRole('button', { name: 'Join Acme Ltd' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation has expired.')
  expect(screen.getByRole('button', { name: 'Join Acme Ltd' })).toBeTruthy()
})

test('where nothing waits there is nothing of it', async () => {
  serveCall(people.getMyInvitations, { invitations: [] })
  renderScreen(<NoOrganization />)
  expect(await screen.findByText('Create your organization')).toBeTruthy()
  expect(screen.queryByText('You are invited')).toBeNull()
})

test('whoever is in the organization is led to its questionnaire instead of joining it', async () => {
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('owner')] })
  serveCall(people.getMyInvitations, { invitations: [{ ...waiting, orgId: 'org-1' }] })
  serveCall(people.acceptInvitation, { orgId: 'org-1' })
  const { user, router } = renderScreen(<PendingInvitations />)
  const answer = await screen.findByRole('button', { name: 'Answer the questionnaire' })
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull()
  await user.click(answer)
  await waitFor(() => expect(router.state.location.pathname).toBe('/employee-form'))
})

const record = {
  orgId: 'org-7',
  organizationName: 'Acme Ltd',
  hasReport: true,
  askedAt: null,
  isMailed: true,
}
const asked = (isMailed: boolean) => ({ ...record, isMailed, askedAt: '2026-03-02T09:00:00.000Z' })

test.each([
  [
    true,
    /^You asked Acme Ltd for an invitation on 2 March 2026 at .*\. The people who can send it get a mail and decide\./,
  ],
  [
    false,
    /^You asked Acme Ltd for an invitation on 2 March 2026 at .*\. This server sends no mail, so tell a person there who can invite you/,
  ],
])(
  'whose invitation has run out is told of their report and asks for a new one (mail leaves: %s)',
  async (isMailed, sentence) => {
    const heard: unknown[] = []
    let records: OwnRecord[] = [{ ...record, isMailed }]
    serveCall(people.getMyInvitations, () => ({ invitations: [], records }))
    serveCall(people.askForInvitation, ({ body }) => {
      heard.push(body)
      records = [asked(isMailed)]
      return { record: asked(isMailed) }
    })
    const { user } = renderScreen(<NoOrganization />)
    const card = await screen.findByRole('region', { name: 'Acme Ltd has something for you' })
    expect(card.textContent).toContain('Acme Ltd has released a report about you.')
    await user.click(within(card).getByRole('button', { name: 'Ask for an invitation' }))
    await waitFor(() => expect(within(card).getByRole('status').textContent).toMatch(sentence))
    expect(heard).toEqual([{ orgId: 'org-7' }])
    await waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('status')))
    expect(within(card).queryByRole('button')).toBeNull()
  },
)

test('where nothing was asked because so many have, that is said and can be tried again', async () => {
  serveCall(people.getMyInvitations, { invitations: [], records: [{ ...record, hasReport: false }] })
  serveFailure(
    people.askForInvitation,
    failureResponse('RATE_LIMITED', 'Nothing was sent; ask again tomorrow.'),
  )
  const { user } = renderScreen(<PendingInvitations whenNone="No invitation" />)
  const card = await screen.findByRole('region', { name: 'Acme Ltd has something for you' })
  expect(card.textContent).toContain(
    'You are on the list of people of Acme Ltd, but you have no valid invitation.',
  )
  expect(screen.getByText('No invitation')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Ask for an invitation' }))
  expect((await within(card).findByRole('alert')).textContent).toContain(
    'Nothing was sent; ask again tomorrow.',
  )
  expect(within(card).getByRole('button', { name: 'Ask for an invitation' })).toBeTruthy()
})
