import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { organizations } from '../../contract/calls/organizations.ts'
import { organizationData, sampleOrganization, renderApp, signInForTest } from '../testing/render.tsx'
import { profile } from '../testing/sample-profile.ts'
import { serveCall, refuseOtherCalls } from '../testing/fake-server.ts'

/** The routes and who gets to them (specification point 2), repeated here by hand. */

const inMainLayout = [
  ['/company-wiki', 'Company wiki'],
  ['/submissions', 'Submissions'],
  ['/reports', 'Reports'],
  ['/help', 'Help centre'],
  ['/chat', 'Chat'],
  ['/settings', 'Settings'],
] as const
const onboarding = ['/onboarding', '/employee-questionnaire'] as const
const guarded = ['/', ...inMainLayout.map(([path]) => path), ...onboarding]
const code = 'ABCDEFGH12345678'

const pathOf = (app: ReturnType<typeof renderApp>) => app.router.state.location.pathname

describe('somebody who is not signed in', () => {
  beforeEach(refuseOtherCalls)

  test.each([
    '/login',
    `/login/${code}`,
    '/employee-form',
    `/employee-form/${code}`,
    '/questionnaire',
    '/questionnaire/',
    `/questionnaire/${code}`,
  ])('opens %s', async (path) => {
    const app = renderApp(path)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(pathOf(app)).toBe(path)
  })

  test.each([
    ['/questionnaire/%E0%A4%A', '/questionnaire/E0A4A', 'We do not know this code'],
    [`/questionnaire/${code}%`, `/questionnaire/${code}`, 'We do not know this code'],
    ['/login/%E0%A4%A', '/login/E0A4A', 'This invite code is not known'],
    ['/nowhere%', '/nowhere', 'There is no page at this address'],
  ])('reads the damaged address %s as %s', async (path, read, name) => {
    const app = renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(pathOf(app)).toBe(read)
  })

  test.each(guarded)('is led from %s to the login page', async (path) => {
    const app = renderApp(path)
    await screen.findByRole('heading', { name: 'Sign in to Muster' })
    expect(pathOf(app)).toBe('/login')
  })
})

const signedIn = (onboardingCompleted: boolean) => {
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  serveCall(organizations.getUserOrganizations, {
    organizations: [sampleOrganization('owner', { onboardingCompleted })],
  })
  serveCall(organizations.getOrgData, { org: organizationData({ onboardingCompleted }) })
}

describe('somebody whose organization is not onboarded', () => {
  beforeEach(() => signedIn(false))

  test.each(['/', ...inMainLayout.map(([path]) => path)])(
    'is led from %s to the onboarding',
    async (path) => {
      const app = renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: 'Set up Northwind Traders' })).toBeTruthy()
      expect(pathOf(app)).toBe('/onboarding')
    },
  )

  test.each(onboarding)('finds the wizard at %s', async (path) => {
    const app = renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up Northwind Traders' })).toBeTruthy()
    expect(pathOf(app)).toBe(path)
  })
})

describe('somebody whose organization is onboarded', () => {
  beforeEach(() => signedIn(true))

  test.each(onboarding)('finds what was set up at %s', async (path) => {
    const app = renderApp(path)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The setup of Northwind Traders' }),
    ).toBeTruthy()
    expect(pathOf(app)).toBe(path)
  })

  test.each(['/nowhere', '/settings/members'])(
    'is told within the main layout that %s leads nowhere',
    async (path) => {
      const app = renderApp(path)
      const heading = await screen.findByRole('heading', {
        level: 1,
        name: 'There is no page at this address',
      })
      expect(screen.getByRole('navigation', { name: 'Places' })).toBeTruthy()
      expect(screen.getByRole('main').contains(heading)).toBe(true)
      expect(pathOf(app)).toBe(path)
    },
  )

  test.each(inMainLayout)('finds %s in the main layout', async (path, name) => {
    const app = renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Places' })).toBeTruthy()
    await waitFor(() => expect(pathOf(app)).toBe(path))
  })
})
