import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { people } from '../../contract/calls/employees/employees.ts'
import { clearAuth } from '../core/session/session.ts'
import { JoinByCode } from '../features/accounts/invitation/join-by-code.tsx'
import CommandPalette from '../features/layout/command-palette/command-palette.tsx'
import { OtherAccountNotice } from '../features/questionnaire/notices/other-account-notice.tsx'
import SessionsSection from '../features/settings/sessions/sessions-section.tsx'
import { renderScreen } from '../testing/render.tsx'
import { serveCall } from '../testing/fake-server.ts'
import { LazySignOutDialog } from '../ui/dialogs/lazy-sign-out-dialog.tsx'
import { LogoutButton } from '../ui/page/logout-button.tsx'

const isSignedIn = () => localStorage.getItem('muster.token') !== null
const typed = () => localStorage.getItem('muster.to-invite')
const question = { name: 'Log out without inviting them?' }
const later = '2027-01-01T00:00:00.000Z'

const ada = { uid: 'user-1', email: 'ada@northwind.example', displayName: 'Ada Lovelace' }
const about = {
  employeeId: null,
  organizationName: 'Northwind Traders',
  name: 'Ben Roe',
  email: 'ben@northwind.example',
  role: '',
  department: '',
}

beforeEach(() => {
  serveCall(accounts.signOut, {})
  serveCall(accounts.listSessions, {
    sessions: [
      {
        id: 'session-1',
        userId: ada.uid,
        deviceInfo: 'Firefox on Linux',
        ipAddress: null,
        createdAt: later,
        lastAccessedAt: later,
        expiresAt: later,
        active: true,
        isCurrent: true,
      },
    ],
    next: null,
  })
  serveCall(people.getInvitationStatus, {
    status: {
      code: 'ABCDEFGH12345678',
      state: 'pending',
      email: 'ben@northwind.example',
      name: 'Ben Roe',
      organizationName: 'Northwind Traders',
      membershipRole: 'employee',
      expiresAt: later,
      language: null,
      questionnaire: null,
    },
  })
})

const open = (screenOf: ReactElement) =>
  renderScreen(
    <>
      {screenOf}
      <LazySignOutDialog />
    </>,
  )

test.each<[string, ReactElement, string]>([
  ['the button', <LogoutButton key="way" />, 'Logout'],
  ['the command palette', <CommandPalette key="way" settings={[]} articles={[]} />, 'Logout'],
  ['the list of sessions', <SessionsSection key="way" />, 'Sign out'],
  [
    'the questionnaire of somebody else',
    <OtherAccountNotice key="way" about={about} signedInAs={ada.email} />,
    'Sign out and go on as Ben Roe',
  ],
  [
    'an invitation of another address',
    <JoinByCode
      key="way"
      inviteCode="ABCDEFGH12345678"
      session={{ id: 'session-1', expiresAt: later, user: ada }}
      joined={undefined}
    />,
    'Sign out and use the invited address',
  ],
])('signing out from %s asks before it forgets people who are not invited yet', async (_, way, words) => {
  const { user } = open(way)
  localStorage.setItem('muster.to-invite', '{}')
  await user.click(await screen.findByText(words))
  const asked = await screen.findByRole('dialog', question)
  expect(asked.textContent).toContain('saved on this device only')
  await user.click(within(asked).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
  expect([isSignedIn(), typed()]).toEqual([true, '{}'])
})

test('nobody is asked where nobody is typed', async () => {
  const { user } = open(<LogoutButton />)
  await user.click(await screen.findByText('Logout'))
  await waitFor(() => expect(isSignedIn()).toBe(false))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever says so is out, and the people are forgotten', async () => {
  const { user } = open(<LogoutButton />)
  localStorage.setItem('muster.to-invite', '{}')
  await user.click(await screen.findByText('Logout'))
  await user.click(await screen.findByRole('button', { name: 'Log out and forget them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([isSignedIn(), typed()]).toEqual([false, null])
})

test('the question goes with the session, where that ends meanwhile', async () => {
  const { user } = open(<LogoutButton />)
  localStorage.setItem('muster.to-invite', '{}')
  await user.click(await screen.findByText('Logout'))
  await screen.findByRole('dialog', question)
  clearAuth('refused')
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
})
