import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Redirect } from './redirect.tsx'

/** Never arrives: the page before it stays on screen. */
const onTheWay = () => new Promise<never>(() => {})

/** `/guarded/a` and `/guarded/b` belong to a guard that leads to `/setup`; `/open` belongs to nothing. */
const openRoutes = async (to: string | ((left: string) => string) = '/setup') => {
  const root = createRootRoute()
  const Guard = () => {
    const [leads, setLeads] = useState(false)
    return (
      <>
        <button onClick={() => setLeads(true)}>Lead elsewhere</button>
        {leads && <Redirect to={to} />}
      </>
    )
  }
  const guard = createRoute({ getParentRoute: () => root, id: 'guard', component: Guard })
  const guarded = ['/guarded/a', '/guarded/b'].map((path) =>
    createRoute({ getParentRoute: () => guard, path, component: () => null }),
  )
  const others = ['/setup', '/open'].map((path) =>
    createRoute({ getParentRoute: () => root, path, loader: onTheWay, component: () => null }),
  )
  const history = createMemoryHistory({ initialEntries: ['/guarded/a'] })
  const router = createRouter({
    routeTree: root.addChildren([guard.addChildren(guarded), ...others]),
    history,
    defaultPendingMs: 60_000,
  })
  render(<RouterProvider router={router} />)
  const lead = await screen.findByRole('button')
  return { history, lead: () => userEvent.click(lead) }
}

test('a guard leads on, and shows that something is loading until it has', async () => {
  const { history, lead } = await openRoutes()
  await lead()
  expect(history.location.href).toBe('/setup')
  expect(screen.getByText('Loading...')).toBeTruthy()
})

test('an address of the guard that is opened while the next page is on the way leads on again', async () => {
  const { history, lead } = await openRoutes((left) => `/setup?from=${left}`)
  await lead()
  expect(history.location.href).toBe('/setup?from=/guarded/a')
  act(() => history.push('/guarded/b'))
  await waitFor(() => expect(history.location.href).toBe('/setup?from=/guarded/b'))
  // The same address once more.
  act(() => history.push('/guarded/b'))
  await waitFor(() => expect(history.location.href).toBe('/setup?from=/guarded/b'))
})

test.each(['/open', '/setup?step=plan'])('an address of another route is left alone: %s', async (address) => {
  const { history, lead } = await openRoutes()
  await lead()
  act(() => history.push(address))
  await waitFor(() => expect(history.location.href).toBe(address))
})
