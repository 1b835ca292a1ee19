import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { members } from '../../../../contract/calls/members.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { users } from '../../../../contract/calls/users.ts'
import { selectedOrganization } from '../../../core/organization/selected-organization.ts'
import { sessionEnding } from '../../../core/session/session.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { DeleteAccountPanel } from './delete-account-panel.tsx'

const northwind = sampleOrganization('owner')
const bergamot = sampleOrganization('owner', {
  orgId: 'org-2',
  name: 'Bergamot',
  companyName: 'Bergamot Works',
})
const cedar = sampleOrganization('owner', { orgId: 'org-4', name: 'Cedar', companyName: 'Cedar' })

test('an owner is told what to hand over first, and is led to where each can be', async () => {
  serveCall(organizations.getUserOrganizations, {
    organizations: [
      northwind,
      bergamot,
      cedar,
      sampleOrganization('admin', { orgId: 'org-3', companyName: 'Cedar' }),
    ],
  })
  const { user, router } = renderScreen(<DeleteAccountPanel />, { at: '/account', as: northwind })
  expect(await screen.findByText(/Transfer the ownership of each/)).toBeDefined()
  const list = within(screen.getByRole('list', { name: 'Organizations that you own' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Northwind \(Northwind Traders\)Transfer/),
    expect.stringMatching(/^Bergamot \(Bergamot Works\)Transfer/),
    expect.stringMatching(/^CedarTransfer/),
  ])
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()

  await user.click(list.getByRole('button', { name: 'Transfer ownership of Northwind (Northwind Traders)' }))
  await vi.waitFor(() => expect(router.state.location.href).toBe('/settings?section=members'))
  expect(selectedOrganization()).toBe('org-1')
  await user.click(screen.getByRole('button', { name: 'Delete organization Bergamot (Bergamot Works)' }))
  await vi.waitFor(() => expect(router.state.location.href).toBe('/settings?section=organization#delete'))
  expect(selectedOrganization()).toBe('org-2')
})

test('an organization whose setup is not finished has no settings yet: it is deleted here, by its name', async () => {
  const begun = sampleOrganization('owner', {
    orgId: 'org-2',
    name: 'Bergamot',
    companyName: 'Bergamot Works',
    onboardingCompleted: false,
  })
  serveCall(organizations.getUserOrganizations, { organizations: [begun] })
  let heard: unknown
  serveCall(members.deleteOrganization, ({ body, request }) => {
    heard = [body, request.headers.get('organization-id')]
    serveCall(organizations.getUserOrganizations, { organizations: [] })
    return {}
  })
  const { user, router } = renderScreen(<DeleteAccountPanel />, { at: '/account', as: northwind })
  await user.click(
    await screen.findByRole('button', { name: 'Delete organization Bergamot (Bergamot Works)' }),
  )
  expect(router.state.location.pathname).toBe('/account')
  const question = within(await screen.findByRole('dialog', { name: 'Delete Bergamot (Bergamot Works)?' }))
  await user.type(question.getByLabelText(/Type “Bergamot”/), 'Bergamot')
  await user.click(question.getByRole('button', { name: 'Delete organization' }))
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeDefined()
  expect(heard).toEqual([{ name: 'Bergamot' }, 'org-2'])
})

test('an unfinished setup can be gone on with instead', async () => {
  const begun = sampleOrganization('owner', { onboardingCompleted: false })
  serveCall(organizations.getUserOrganizations, { organizations: [begun] })
  const { user, router } = renderScreen(<DeleteAccountPanel />, { at: '/account', as: northwind })
  await user.click(
    await screen.findByRole('button', { name: 'Go on with the setup of Northwind (Northwind Traders)' }),
  )
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'))
})

test('who became an owner meanwhile is told of what, and led there', async () => {
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('admin')] })
  const owning = 'Cannot delete user who is owner of organizations. Transfer ownership first.'
  serveFailure(
    users.deleteAccount,
    failureResponse('BUSINESS_LOGIC_ERROR', owning, {
      details: [{ path: 'org-2', message: 'Bergamot Works' }],
    }),
  )
  const { user } = renderScreen(<DeleteAccountPanel />)
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByLabelText(/Type “ada@northwind.example”/), 'ada@northwind.example')
  await user.click(question.getByRole('button', { name: 'Delete my account' }))
  expect(await question.findByText(/Transfer ownership first\. You own: Bergamot Works\./)).toBeDefined()
  expect(localStorage.getItem('muster.token')).toBe('token-1')
  serveCall(organizations.getUserOrganizations, { organizations: [bergamot] })
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(
    await screen.findByRole('button', { name: 'Transfer ownership of Bergamot (Bergamot Works)' }),
  ).toBeDefined()
})

test('an account is deleted by typing its e-mail, and the browser is signed out', async () => {
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('admin')] })
  serveCall(users.deleteAccount, ({ body }) => {
    expect(body).toEqual({ email: 'ada@northwind.example' })
    return {}
  })
  const { user } = renderScreen(<DeleteAccountPanel />)
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('your answers and the reports made from them')
  expect(question.textContent).toContain('We’ll mail you when it’s done.')
  const act = within(question).getByRole('button', { name: 'Delete my account' })
  expect(act).toHaveProperty('disabled', true)
  await user.type(within(question).getByLabelText(/Type “ada@northwind.example”/), 'ada@northwind.example')
  await user.click(act)
  await vi.waitFor(() => expect(localStorage.getItem('muster.token')).toBeNull())
  expect(sessionEnding()).toBe('deleted')
})
