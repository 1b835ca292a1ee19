import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { members } from '../../../contract/calls/members.ts'
import { fallbackOrganization } from '../../core/organization/membership.tsx'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import SettingsPage from './settings-page.tsx'

const rail = () => screen.findByRole('navigation', { name: 'Settings' })

test('the first section is open where the address names none', async () => {
  renderScreen(<SettingsPage />, { at: '/settings' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Profile' })).toBeDefined()
  const entry = within(await rail()).getByRole('link', { name: /^Profile/ })
  expect(entry.getAttribute('aria-current')).toBe('page')
  expect(document.title).toBe('Profile · Settings · Muster')
})

test('the section that the address names is open', async () => {
  renderScreen(<SettingsPage />, { at: '/settings?section=appearance' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Appearance' })).toBeDefined()
  expect(await screen.findByText('System', { exact: true })).toBeDefined()
})

test('a section that is not there says so, and the others can be chosen', async () => {
  const { user, router } = renderScreen(<SettingsPage />, { at: '/settings?section=nowhere' })
  expect(await screen.findByRole('heading', { name: 'This section is not here' })).toBeDefined()
  await user.click(within(await rail()).getByRole('link', { name: /^Sessions/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Sessions' })).toBeDefined()
  expect(router.state.location.search).toEqual({ section: 'sessions' })
})

test('a section that is there for others says so', async () => {
  renderScreen(<SettingsPage />, { at: '/settings?section=members', as: 'employee' })
  expect(await screen.findByRole('heading', { name: 'Your role doesn’t include this page' })).toBeDefined()
})

test('who asks for the billing of others is told whom to ask', async () => {
  const addedAt = '2026-01-01T00:00:00.000Z'
  serveCall(members.listAdmins, {
    admins: [
      { userId: 'a', name: 'Ann Lee', email: 'ann@northwind.example', role: 'admin', addedAt },
      { userId: 'o', name: 'Olga Petrova', email: 'olga@northwind.example', role: 'owner', addedAt },
    ],
    next: null,
  })
  const subscription = { ...fallbackOrganization('org-1').subscription, status: 'none' as const }
  renderScreen(<SettingsPage />, { at: '/settings?section=billing', as: 'admin', data: { subscription } })
  expect(
    await screen.findByText(
      /Ask an owner if you need it\. This organization belongs to Olga Petrova \(olga@northwind\.example\)\./,
    ),
  ).toBeDefined()
})
