import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refuseOtherCalls } from '../testing/fake-server.ts'

/** Apart from the other guards: a page in which somebody signed out once greets them, and leads nobody back. */
test('a stranger is led to the login page and afterwards back', async () => {
  refuseOtherCalls()
  vi.resetModules()
  const { renderApp } = await import('../testing/render.tsx')
  const { router } = renderApp('/reports?q=anna')
  await screen.findByRole('heading', { name: 'Sign in to Muster' })
  expect(router.history.location.href).toBe('/login?to=%2Freports%3Fq%3Danna')
})
