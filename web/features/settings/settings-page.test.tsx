import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
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
  expect(await screen.findByRole('heading', { name: 'This is not for your role' })).toBeDefined()
})
