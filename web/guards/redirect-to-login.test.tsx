import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refuseOtherCalls } from '../testing/fake-server.ts'

/** Apart from the other guards: a page in which somebody signed out once greets them, and leads nobody back. */
test('a stranger is led to the login page and afterwards back', async () => {
  refuseOtherCalls()
  vi.resetModules()
  const { renderApp } = await import('../testing/render.tsx')
  for (const [wanted, led] of [
    ['/reports?q=anna', '/login?to=%2Freports%3Fq%3Danna'],
    ['/employee-questionnaire', '/login?to=%2Femployee-questionnaire'],
    ['/import-organization', '/login?to=%2Fimport-organization'],
    ['/new-organization', '/login?to=%2Fnew-organization'],
    ['/account', '/login?to=%2Faccount'],
    // Where one is led without having asked for anything is no wish.
    ['/', '/login'],
  ] as const) {
    const { router } = renderApp(wanted)
    await screen.findByRole('heading', { name: 'Sign in to Muster' })
    expect(router.history.location.href).toBe(led)
    await waitFor(() => expect(router.state.status).toBe('idle'))
    cleanup()
  }
})
