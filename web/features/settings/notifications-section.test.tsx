import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accounts } from '../../../contract/accounts.ts'
import { organizations } from '../../../contract/organizations.ts'
import { renderScreen } from '../../testing/render.tsx'
import { answering } from '../../testing/server.ts'
import SettingsPage from './settings-page.tsx'

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
  answering(organizations.getUserOrganizations, { organizations: [] })
  answering(accounts.getProfile, { user: profile })
  answering(accounts.getServerInfo, {
    mail: 'smtp',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  renderScreen(<SettingsPage />, { at: '/settings?section=notifications' })
  const always = await screen.findByText('Cannot be turned off here')
  const setting = always.closest<HTMLElement>('.setting') ?? document.body
  expect(setting.textContent).toContain('or what happens by itself in an organization that you own.')
  const kinds = within(setting)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent)
  expect(kinds).toEqual([
    'Sign-in codes',
    'New device',
    'Deleted account',
    'New API key',
    'Invitations',
    'Asked for an invitation',
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
