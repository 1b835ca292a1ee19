import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { help } from '../../../contract/calls/support.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { profile } from '../../testing/sample-profile.ts'
import { renderApp, signInForTest } from '../../testing/render.tsx'
import { serveCall, refuseOtherCalls } from '../../testing/fake-server.ts'

const contact = { goesTo: 'nobody' as const, replyTo: 'ada@northwind.example' }

beforeEach(() => {
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  serveCall(organizations.getUserOrganizations, { organizations: [] })
  serveCall(people.getMyInvitations, { invitations: [] })
})

test('who is in no organization is led from its page to whom to ask, and back', async () => {
  serveCall(help.getSupportContact, { contact })
  const app = renderApp('/')
  await app.user.click(await screen.findByRole('link', { name: 'contact support' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ask for help' })).toBeTruthy()
  expect((await screen.findByText(/This server has no address/)).textContent).toContain(window.location.host)
  expect(screen.getByText(/an owner or admin there/).textContent).toContain('ada@northwind.example')
  await app.user.click(screen.getByRole('link', { name: 'Back to joining or creating an organization' }))
  expect(await screen.findByText('No organizations found')).toBeTruthy()
})

test('the help beside the page leads there too, and to an address where the server names one', async () => {
  serveCall(help.getSupportContact, ({ request }) => {
    expect(new URL(request.url).search).toBe('')
    return { contact: { ...contact, goesTo: 'support' as const, address: 'help@muster.example' } }
  })
  const app = renderApp('/?help=organizations')
  await app.user.click(await screen.findByRole('link', { name: 'Ask for help' }))
  const address = await screen.findByRole('link', { name: 'help@muster.example' })
  expect(address.getAttribute('href')).toBe('mailto:help@muster.example')
  expect(screen.queryByRole('link', { name: 'Open in the help centre' })).toBeNull()
})
