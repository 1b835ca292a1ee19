import { useBlocker } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { OrganizationSwitcher } from './organization-switcher.tsx'

const Unsaved = () => {
  const leaving = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: false, withResolver: true })
  return (
    <>
      <OrganizationSwitcher />
      {leaving.status === 'blocked' && (
        <>
          <button onClick={leaving.reset}>Stay</button>
          <button onClick={leaving.proceed}>Leave</button>
        </>
      )}
    </>
  )
}

test('a new organization asks first where something is not saved, and nothing has been created yet', async () => {
  const { user, router } = renderScreen(<Unsaved />, { at: '/reports/anna' })
  const wish = async () => {
    await user.click(await screen.findByRole('button', { name: /Switch organization$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'New organization' }))
  }
  await wish()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/reports/anna')
  await wish()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/new-organization'))
})
