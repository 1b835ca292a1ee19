import { useBlocker } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { selectedOrganization } from './selected-organization.ts'
import { useSwitchOrganization } from './switch-organization.ts'

const Screen = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const switchTo = useSwitchOrganization()
  const leaving = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <>
      <button onClick={() => switchTo('org-2')}>Switch</button>
      {leaving.status === 'blocked' && (
        <>
          <button onClick={leaving.reset}>Stay</button>
          <button onClick={leaving.proceed}>Leave</button>
        </>
      )}
    </>
  )
}

describe('switching the organization', () => {
  it('stays in the same place, without what belonged to the other organization', async () => {
    const { user, router } = renderScreen(<Screen isUnsaved={false} />, { at: '/reports/anna?why=open' })
    await user.click(await screen.findByRole('button', { name: 'Switch' }))
    await waitFor(() => expect(selectedOrganization()).toBe('org-2'))
    expect(router.state.location.href).toBe('/reports')
  })

  it('stays in the same part of the settings', async () => {
    const at = '/settings?section=members&filter=removed'
    const { user, router } = renderScreen(<Screen isUnsaved={false} />, { at })
    await user.click(await screen.findByRole('button', { name: 'Switch' }))
    await waitFor(() => expect(selectedOrganization()).toBe('org-2'))
    expect(router.state.location.href).toBe('/settings?section=members')
  })

  it('waits for the answer of a page with something unsaved, and forgets a switch that was called off', async () => {
    const { user, router } = renderScreen(<Screen isUnsaved />, { at: '/reports/anna' })
    await user.click(await screen.findByRole('button', { name: 'Switch' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    await router.navigate({ href: '/reports', ignoreBlocker: true })
    expect(router.state.location.pathname).toBe('/reports')
    expect(selectedOrganization()).toBe('org-1')
    await user.click(screen.getByRole('button', { name: 'Switch' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(selectedOrganization()).toBe('org-2'))
  })
})
