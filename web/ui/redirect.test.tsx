import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Redirect } from './redirect.tsx'

/** The page at `/` is still drawn while that of the address is on the way. */
const openOnTheWay = async (address: string, to: string) => {
  const root = createRootRoute()
  const Home = () => {
    const [leads, setLeads] = useState(false)
    return (
      <>
        <button onClick={() => setLeads(true)}>Lead elsewhere</button>
        {leads && <Redirect to={to} />}
      </>
    )
  }
  const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
  const setup = createRoute({
    getParentRoute: () => root,
    path: '/onboarding',
    loader: () => new Promise<never>(() => {}),
    component: () => null,
  })
  const history = createMemoryHistory()
  const router = createRouter({
    routeTree: root.addChildren([home, setup]),
    history,
    defaultPendingMs: 60_000,
  })
  render(<RouterProvider router={router} />)
  const lead = await screen.findByRole('button')
  history.push(address)
  await userEvent.click(lead)
  return history.location.href
}

test('a page that leads on leaves alone the part that somebody on the way there named', async () => {
  expect(await openOnTheWay('/onboarding?step=plan', '/onboarding')).toBe('/onboarding?step=plan')
})

test('a page that leads on leads there', async () => {
  expect(await openOnTheWay('/', '/onboarding')).toBe('/onboarding')
})
