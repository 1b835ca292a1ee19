import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { users } from '../../../../contract/calls/users.ts'
import { Toasts } from '../../../ui/feedback/toasts.tsx'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import SettingsPage from '../settings-page.tsx'

const profile = {
  uid: 'user-1',
  email: 'ada@northwind.example',
  displayName: 'Ada Lovelace',
  createdAt: '2026-01-01T00:00:00.000Z',
  photoURL: null,
  phoneNumber: null,
  lastLoginAt: '2026-11-20T00:00:00.000Z',
  loginCount: 12,
  emailVerified: true,
  notifications: { reminders: true },
  language: null,
}

test('every mail that cannot be turned off is listed', async () => {
  serveCall(organizations.getUserOrganizations, { organizations: [] })
  serveCall(accounts.getProfile, { user: profile })
  serveCall(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  renderScreen(<SettingsPage />, { at: '/settings?section=notifications' })
  const always = await screen.findByText('Cannot be turned off here')
  const setting = always.closest<HTMLElement>('.setting') ?? document.body
  expect(setting.textContent).toContain('what happened automatically in an organization that you own.')
  const kinds = within(setting)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent)
  expect(kinds).toEqual([
    'Sign-in codes',
    'New device',
    'Deleted account',
    'New API key',
    'Invitations',
    'Requests for an invitation',
    'Answers opened again',
    'Your membership',
    'Your organization',
    'Exported organization',
    'Webhook switched off',
    'What rules remove',
    'Reports',
    'Questions for help',
  ])
})

/** The choice about reminders, of the profile that is stored each time it is asked for. */
const openReminders = async (stored: () => { reminders: boolean }) => {
  serveCall(organizations.getUserOrganizations, { organizations: [] })
  serveCall(accounts.getProfile, () => ({ user: { ...profile, notifications: stored() } }))
  serveCall(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  const { user } = renderScreen(
    <>
      <SettingsPage />
      <Toasts />
    </>,
    { at: '/settings?section=notifications' },
  )
  return { user, reminders: await screen.findByRole('switch', { name: /^Reminders/ }) }
}

test('a choice whose answer was lost is said to be unknown, and shown as it was stored', async () => {
  const stored = { reminders: true }
  serveFailure(users.updateNotifications, () => {
    stored.reminders = false
    return Response.error()
  })
  const { user, reminders } = await openReminders(() => ({ ...stored }))
  expect(reminders).toHaveProperty('checked', true)
  await user.click(reminders)
  expect(await screen.findByText('Your choice was not saved, as far as this page knows')).toBeDefined()
  expect(screen.getByText(/It may have gone through anyway\. Check before you try again\.$/)).toBeDefined()
  await waitFor(() => expect(reminders).toHaveProperty('checked', false))
})

test('a choice that is refused was not saved', async () => {
  serveFailure(users.updateNotifications, failureResponse('RATE_LIMITED', messages.rateLimited))
  const { user, reminders } = await openReminders(() => ({ reminders: true }))
  await user.click(reminders)
  expect(await screen.findByText('Your choice was not saved')).toBeDefined()
  expect(screen.getByText(messages.rateLimited)).toBeDefined()
  await waitFor(() => expect(reminders).toHaveProperty('checked', true))
})
