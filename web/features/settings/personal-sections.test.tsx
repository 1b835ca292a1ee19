import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accounts, type Session } from '../../../contract/calls/accounts.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { users } from '../../../contract/calls/users.ts'
import { clearAuth, useSession } from '../../core/session/session.ts'
import { sampleOrganization, renderScreen, signInForTest } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import SettingsPage from './settings-page.tsx'

const profile = {
  uid: 'user-1',
  email: 'ada@northwind.example',
  displayName: 'Ada Lovelace',
  createdAt: '2026-01-01T00:00:00.000Z',
  photoURL: null,
  phoneNumber: '+442079460958',
  lastLoginAt: '2026-11-20T00:00:00.000Z',
  loginCount: 12,
  emailVerified: true,
  notifications: { reminders: true },
  language: null,
}
const openSection = (id: string, as = sampleOrganization('admin')) =>
  renderScreen(<SettingsPage />, { at: `/settings?section=${id}`, as })

// One's own picture comes along with one's organizations.
beforeEach(() => serveCall(organizations.getUserOrganizations, { organizations: [] }))

const Name = () => <p>Signed in as {useSession()?.user.displayName}</p>

test('the profile is shown as it is stored, and changed by its rules', async () => {
  let stored = { ...profile, phoneNumber: '+442079460958' }
  serveCall(accounts.getProfile, () => ({ user: stored }))
  const sent = vi.fn<(body: unknown) => void>()
  serveCall(accounts.updateProfile, ({ body }) => {
    sent(body)
    stored = { ...stored, displayName: 'Ada King', phoneNumber: '+442079460959' }
    return { user: stored }
  })
  const { user } = renderScreen(
    <>
      <Name />
      <SettingsPage />
    </>,
    { at: '/settings?section=profile' },
  )
  const name = await screen.findByLabelText(/Display name/)
  const phone = screen.getByLabelText('Phone')
  expect(screen.getByText('Verified')).toBeDefined()
  const help = screen.getByRole('link', { name: 'What to do when your address changes' })
  expect(help.getAttribute('href')).toBe('/settings?section=profile&help=your-account')
  expect(screen.getByText('12')).toBeDefined()
  const save = screen.getByRole('button', { name: 'Save profile' })
  expect(save).toHaveProperty('disabled', true)

  await user.clear(name)
  await user.type(name, ' ')
  await user.clear(phone)
  await user.type(phone, '12345')
  expect(
    screen.getByText(/pages here show the picture that you upload above.* Leave it empty for none\.$/),
  ).toBeDefined()
  await user.type(screen.getByLabelText('Photo address'), 'me.jpg')
  await user.click(save)
  expect(screen.getByText('Display name cannot be empty')).toBeDefined()
  expect(screen.getByText('Invalid phone number format')).toBeDefined()
  expect(screen.getByText('Invalid photo URL format')).toBeDefined()
  expect(document.activeElement).toBe(name)
  expect(sent).not.toHaveBeenCalled()

  await user.clear(name)
  await user.type(name, 'Ada King')
  await user.clear(phone)
  await user.type(phone, '+44 (20) 7946-0959')
  await user.clear(screen.getByLabelText('Photo address'))
  await user.click(save)
  expect(await screen.findByText('Signed in as Ada King')).toBeDefined()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    displayName: 'Ada King',
    phoneNumber: '+44 (20) 7946-0959',
  })
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '+442079460959')
})

test('what is stored elsewhere meanwhile is not changed back', async () => {
  let stored = profile
  serveCall(accounts.getProfile, () => ({ user: stored }))
  const sent = vi.fn<(body: unknown) => void>()
  serveCall(accounts.updateProfile, ({ body }) => {
    sent(body)
    return { user: stored }
  })
  const { user, client } = openSection('profile')
  await user.type(await screen.findByLabelText('Photo address'), 'https://example.test/ada.jpg')
  stored = { ...profile, displayName: 'Ada of the other tab' }
  await client.invalidateQueries({ queryKey: ['getProfile'] })
  await vi.waitFor(() =>
    expect(screen.getByLabelText(/Display name/)).toHaveProperty('value', 'Ada of the other tab'),
  )
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith({ photoURL: 'https://example.test/ada.jpg' })
})

test('what the server refuses stands beside its field, and what failed is said', async () => {
  serveCall(accounts.getProfile, { user: profile })
  serveFailure(
    accounts.updateProfile,
    failureResponse('VALIDATION_ERROR', 'Invalid phone number format', {
      details: [{ path: 'phoneNumber', message: 'Invalid phone number format' }],
    }),
  )
  const { user } = openSection('profile')
  await user.type(await screen.findByLabelText('Phone'), '1')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Invalid phone number format')).toBeDefined()
  serveFailure(accounts.updateProfile, failureResponse('UNAVAILABLE', 'The database is away.'))
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('The database is away.')).toBeDefined()
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '+4420794609581')
})

test('what was typed when the session ended is there again after signing in, for nobody else', async () => {
  serveCall(accounts.getProfile, { user: profile })
  const first = openSection('profile')
  await first.user.type(await screen.findByLabelText(/Display name/), ' of Ockham')
  first.unmount()
  act(() => clearAuth('refused'))
  signInForTest()
  const again = openSection('profile')
  expect(await screen.findByLabelText(/Display name/)).toHaveProperty('value', 'Ada Lovelace of Ockham')
  expect(screen.getByText(/What you had typed here before is back/)).toBeDefined()
  again.unmount()

  serveCall(accounts.getProfile, { user: { ...profile, uid: 'user-2', displayName: 'Grace Hopper' } })
  const other = openSection('profile')
  expect(await screen.findByLabelText(/Display name/)).toHaveProperty('value', 'Grace Hopper')
  other.unmount()

  serveCall(accounts.getProfile, { user: profile })
  const { user } = openSection('profile')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(screen.getByLabelText(/Display name/)).toHaveProperty('value', 'Ada Lovelace')
})

const session = (id: string, change: Partial<Session> = {}): Session => ({
  id,
  userId: 'user-1',
  createdAt: '2026-11-19T00:00:00.000Z',
  lastAccessedAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2026-12-19T00:00:00.000Z',
  active: true,
  deviceInfo: 'Firefox on Windows',
  ipAddress: '203.0.113.1',
  isCurrent: false,
  ...change,
})

test('sessions say which is this one; another is ended by its button', async () => {
  let list = [
    session('s1', { isCurrent: true }),
    session('s2', { deviceInfo: 'Safari on iPhone', ipAddress: '198.51.100.2' }),
    session('s3', { deviceInfo: null, ipAddress: null }),
  ]
  serveCall(accounts.listSessions, () => ({ sessions: list, next: null }))
  serveCall(accounts.revokeSession, ({ body }) => {
    expect(body).toEqual({ sessionId: 's2' })
    list = list.filter(({ id }) => id !== 's2')
    return {}
  })
  const { user } = openSection('sessions')
  const shown = await screen.findByRole('list', { name: 'Sessions' })
  const rows = () =>
    within(shown)
      .getAllByRole('listitem')
      .map((row) => row.textContent)
  expect(rows()).toHaveLength(3)
  expect(rows()[0]).toMatch(/^Firefox on WindowsThis deviceIn use now/)
  expect(rows()[2]).toMatch(/^Unknown device.*Address not known/)
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone, address 198.51.100.2' }))
  await vi.waitFor(() => expect(rows()).toHaveLength(2))
})

test('all others are ended after a question', async () => {
  let list = [session('s1', { isCurrent: true }), session('s2')]
  serveCall(accounts.listSessions, () => ({ sessions: list, next: null }))
  serveCall(accounts.revokeOtherSessions, () => {
    list = list.slice(0, 1)
    return { revoked: 1 }
  })
  const { user } = openSection('sessions')
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('1 other session will be ended at once')
  await user.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('You are signed in on this device only.')).toBeDefined()
})

test('sessions that cannot be loaded say so and are asked for again', async () => {
  serveFailure(accounts.listSessions, failureResponse('INTERNAL', 'Something went wrong on our side.'))
  const { user } = openSection('sessions')
  expect(await screen.findByRole('heading', { name: 'Your sessions could not be loaded' })).toBeDefined()
  serveCall(accounts.listSessions, { sessions: [session('s1', { isCurrent: true })], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('In use now', { exact: false })).toBeDefined()
})

test('a choice of mails is stored as it is made', async () => {
  let reminders = true
  serveCall(accounts.getProfile, () => ({ user: { ...profile, notifications: { reminders } } }))
  serveCall(accounts.getServerInfo, {
    mail: 'none',
    mailboxUrl: null,
    socialSignIn: null,
    authSyncPath: null,
  })
  serveCall(users.updateNotifications, ({ body }) => {
    expect(body).toEqual({ reminders: false })
    reminders = false
    return { notifications: { reminders } }
  })
  const { user } = openSection('notifications')
  const choice = await screen.findByRole('switch', { name: /^Reminders/ })
  expect(choice).toHaveProperty('checked', true)
  expect(await screen.findByText(/set up to send mail/)).toBeDefined()
  await user.click(choice)
  await vi.waitFor(() => expect(choice).toHaveProperty('checked', false))
  expect(reminders).toBe(false)
})
