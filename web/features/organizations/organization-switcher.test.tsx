import { useBlocker } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { people, type OwnInvitation } from '../../../contract/calls/employees/employees.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import { OrganizationSwitcher } from './organization-switcher.tsx'

let waiting: OwnInvitation[] = []
beforeEach(() => {
  waiting = []
  serveCall(people.getMyInvitations, () => ({ invitations: waiting }))
})

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

test('whoever is in an organization is told of an invitation to another one, and led to join it', async () => {
  waiting = [
    {
      id: 'i-1',
      orgId: 'org-7',
      organizationName: 'Acme Ltd',
      membershipRole: 'employee',
      expiresAt: '2099-12-01T09:00:00.000Z',
    },
  ]
  const { user, router } = renderScreen(<OrganizationSwitcher />)
  expect(await screen.findByText('You have 1 invitation')).toBeTruthy()
  const button = screen.getByRole('button', { name: /Switch organization$/ })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You have 1 invitation',
  )
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: /^Join an organization/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/join-organization'))
})

test('where nothing waits a code can be typed all the same', async () => {
  const { user } = renderScreen(<OrganizationSwitcher />)
  const button = await screen.findByRole('button', { name: /Switch organization$/ })
  expect(button.hasAttribute('aria-describedby')).toBe(false)
  await user.click(button)
  expect((await screen.findByRole('menuitem', { name: /^Join an/ })).textContent).toBe('Join an organization')
})

test('the own organization, on whose list of people one stands, is none to join', async () => {
  waiting = [
    {
      id: 'i-1',
      orgId: 'org-1',
      organizationName: 'Northwind Traders',
      membershipRole: 'employee',
      expiresAt: '2099-12-01T09:00:00.000Z',
    },
  ]
  const { user } = renderScreen(<OrganizationSwitcher />)
  const button = await screen.findByRole('button', { name: /Switch organization$/ })
  await user.click(button)
  expect((await screen.findByRole('menuitem', { name: /^Join an/ })).textContent).toBe('Join an organization')
  expect(screen.queryByText('You have 1 invitation')).toBeNull()
})
