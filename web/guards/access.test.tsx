import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../contract/calls/accounts.ts'
import { organizations } from '../../contract/calls/organizations.ts'
import { organizationData, sampleOrganization, renderApp, signInForTest } from '../testing/render.tsx'
import { profile } from '../testing/sample-profile.ts'
import { serveCall, refuseOtherCalls } from '../testing/fake-server.ts'

/** Addresses that are damaged or lead nowhere; the routes that there are have `routes.test.tsx`. */

const code = 'ABCDEFGH12345678'

const pathOf = (app: ReturnType<typeof renderApp>) => app.router.state.location.pathname

describe('somebody who is not signed in', () => {
  test.each([
    ['/questionnaire/%E0%A4%A', '/questionnaire/E0A4A', 'We do not know this code'],
    [`/questionnaire/${code}%`, `/questionnaire/${code}`, 'We do not know this code'],
    ['/login/%E0%A4%A', '/login/E0A4A', 'We don’t know this invite code'],
    ['/nowhere%', '/nowhere', 'There is no page at this address'],
    ['/questionnaire/', '/questionnaire/', 'Your questionnaire'],
  ])('reads the damaged address %s as %s', async (path, read, name) => {
    refuseOtherCalls()
    const app = renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(pathOf(app)).toBe(read)
  })
})

describe('somebody whose organization is onboarded', () => {
  test.each(['/nowhere', '/settings/members'])(
    'is told within the main layout that %s leads nowhere',
    async (path) => {
      refuseOtherCalls()
      signInForTest()
      serveCall(accounts.getProfile, profile)
      serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('owner')] })
      serveCall(organizations.getOrgData, { org: organizationData() })
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
})
