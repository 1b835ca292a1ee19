import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accounts } from '../../contract/accounts.ts'
import { renderScreen } from '../testing/render.tsx'
import { answering } from '../testing/server.ts'
import { AskingLogout } from './asking-logout.tsx'

const isSignedIn = () => localStorage.getItem('muster.token') !== null

test('signs out at once where nobody is typed', async () => {
  answering(accounts.signOut, {})
  const { user } = renderScreen(<AskingLogout />)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(isSignedIn()).toBe(false))
})

test('asks before it forgets people who are typed and not invited', async () => {
  answering(accounts.signOut, {})
  const { user } = renderScreen(<AskingLogout />)
  localStorage.setItem('muster.to-invite', '{}')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  const question = await screen.findByRole('dialog', { name: 'Log out without inviting them?' })
  expect(question.textContent).toContain('kept on this device only')
  await user.click(within(question).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isSignedIn()).toBe(true)
  expect(localStorage.getItem('muster.to-invite')).toBe('{}')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(await screen.findByRole('button', { name: 'Log out and forget them' }))
  await waitFor(() => expect(isSignedIn()).toBe(false))
  expect(localStorage.getItem('muster.to-invite')).toBeNull()
})
