import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { removals } from '../../../contract/calls/employees/removals.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import SubmissionsPage from './people-page.tsx'
import { serveRemovals } from './testing/serve-removals.ts'

/** What is opened over the page, by which button or link, and how its address calls it. */
const opened = [
  { name: 'Ada Lovelace', by: 'link', press: 'Ada Lovelace', address: 'person=e1' },
  { name: 'Removed people', by: 'button', press: 'Removed people', address: 'removed=shown' },
  { name: 'Invite people', by: 'button', press: 'Invite people', address: 'invite=one' },
] as const

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const serve = () => {
  serveRemovals()
  serveCall(removals.listRemovedEmployees, { removed: [], next: null })
}

it.each(opened)(
  '$name, closed again, leaves no entry: going back leads to the page before',
  async ({ name, by, press }) => {
    serve()
    const { user, router } = renderScreen(<SubmissionsPage />, { at: '/before' })
    await act(() => router.navigate({ to: '/submissions', search: { q: 'a' } }))
    const open = async () => {
      await user.click(await screen.findByRole(by, { name: press }))
      await screen.findByRole('dialog', { name })
    }
    const there = router.state.location.href
    // Twice: closing it a second time leaves nothing behind either.
    for (const _time of [1, 2]) {
      await open()
      await user.keyboard('{Escape}')
      await isClosed()
      expect(router.state.location.href).toBe(there)
    }
    // Opened once more by the way forward, it closes as before.
    router.history.forward()
    await screen.findByRole('dialog', { name })
    await user.keyboard('{Escape}')
    await isClosed()
    expect(router.state.location.href).toBe(there)
    router.history.back()
    await waitFor(() => expect(router.state.location.href).toBe('/before'))
  },
)

it.each(opened)('$name, which another page or the address opened, stays on the page', async (given) => {
  serve()
  const { user, router } = renderScreen(<SubmissionsPage />, { at: '/before' })
  act(() => router.history.push(`/submissions?${given.address}`))
  await screen.findByRole('dialog', { name: given.name })
  await user.keyboard('{Escape}')
  await isClosed()
  expect(router.state.location.href).toBe('/submissions')
})
