import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { organizationOf, renderScreen } from '../../testing/render.tsx'
import CommandPalette from './command-palette.tsx'

describe('inviting from the command palette', () => {
  it('leads from everywhere to the invite dialog', async () => {
    const { user, router } = renderScreen(<CommandPalette />, { at: '/chat?chat=c1' })
    await user.click(await screen.findByRole('button', { name: 'Invite people' }))
    await waitFor(() => expect(router.state.location.href).toBe('/submissions?invite=one'))
  })

  it('keeps the filters of the list that is looked at', async () => {
    const { user, router } = renderScreen(<CommandPalette />, { at: '/submissions?state=waiting' })
    await user.click(await screen.findByRole('button', { name: 'Invite many people' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'waiting', invite: 'many' }))
  })

  it('is not offered to who may not invite, or not see the list', async () => {
    const blind = organizationOf('admin', { permissions: ['employee:invite', 'org:view'] })
    for (const as of ['employee', blind] as const) {
      const { unmount } = renderScreen(<CommandPalette />, { as })
      await screen.findByRole('button', { name: 'Sign out' })
      expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull()
      unmount()
    }
  })
})
