import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { organizations } from '../../contract/calls/organizations.ts'
import { failureResponse, refuseOtherCalls, serveCall, serveFailure } from '../testing/fake-server.ts'
import { organizationData, renderApp, sampleOrganization, signInForTest } from '../testing/render.tsx'
import { profile } from '../testing/sample-profile.ts'

/** Opens an address as soon as a guard leads to `path`, before the page there has loaded. */
const openOnceAt = (app: ReturnType<typeof renderApp>, path: string, address: string) => {
  const { history } = app.router
  const stop = history.subscribe(({ location }) => {
    if (location.pathname !== path) return
    stop()
    history.push(address)
  })
}

test('an address that is opened while a guard leads elsewhere leads there too', async () => {
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  const onboardingCompleted = false
  serveCall(organizations.getUserOrganizations, {
    organizations: [sampleOrganization('owner', { onboardingCompleted })],
  })
  serveCall(organizations.getOrgData, { org: organizationData({ onboardingCompleted }) })
  const app = renderApp('/company-wiki')
  openOnceAt(app, '/onboarding', '/reports')
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up Northwind Traders' })).toBeTruthy()
  await waitFor(() => expect(app.router.history.location.href).toBe('/onboarding'))
})

test('the same where a token that does not hold leads to the login page', async () => {
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  const refusal = failureResponse('UNAUTHENTICATED', 'Authentication required')
  serveFailure(organizations.getUserOrganizations, refusal)
  const app = renderApp('/company-wiki')
  openOnceAt(app, '/login', '/reports')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Muster' })).toBeTruthy()
  await waitFor(() => expect(app.router.history.location.href).toBe('/login?to=%2Freports'))
})
