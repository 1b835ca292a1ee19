import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { expect } from 'vitest'
import type { Organization, OrganizationOfUser } from '../../contract/calls/organizations.ts'
import { rolePermissions, type Role } from '../../contract/rights/permissions.ts'
import { MembershipProvider, fallbackOrganization } from '../core/organization/membership.tsx'
import { watchExternalEvents } from '../core/session/window-events.ts'
import { selectOrganization } from '../core/organization/selected-organization.ts'
import { watchCache } from '../core/api/query-client.ts'
import { beginSession, watchSession } from '../core/session/session.ts'
import { createAppRouter, textSearchParams } from '../routes/router.tsx'
import { cssVariables, theme } from '../ui/theme/theme.ts'
import { onTestCleanup } from './test-cleanup.ts'

/** Renders for component tests: Mantine without transitions, a cache that does not retry, routes in memory. */

const user = { uid: 'user-1', email: 'ada@northwind.example', displayName: 'Ada Lovelace' }

/** Signs the test's person in, with a token that calls carry. */
export const signInForTest = (as = user): void =>
  beginSession({
    token: 'token-1',
    session: { id: 'session-1', expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
    user: as,
  })

/** An organization of the signed-in person's list. */
export const sampleOrganization = (
  role: Role = 'owner',
  change: Partial<OrganizationOfUser> = {},
): OrganizationOfUser => ({
  orgId: 'org-1',
  name: 'Northwind',
  companyName: 'Northwind Traders',
  role,
  permissions: [...rolePermissions[role]],
  joinedAt: '2026-01-01T00:00:00.000Z',
  onboardingCompleted: true,
  status: 'active',
  ...change,
})

/** The data of that organization. */
export const organizationData = (change: Partial<Organization> = {}): Organization => ({
  ...fallbackOrganization('org-1'),
  name: 'Northwind',
  companyName: 'Northwind Traders',
  onboardingCompleted: true,
  ...change,
})

const testClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </MantineProvider>
)

type RenderOptions = {
  /** The address, with search, e.g. '/reports?sort=grade'. */
  at?: string
  /** Who looks: signs in, selects the organization and provides the membership; null for a stranger. */
  as?: Role | OrganizationOfUser | null
  /** What else they belong to. */
  others?: readonly OrganizationOfUser[]
  data?: Partial<Organization>
  /** Given where the data could not be loaded: what asking again does. */
  retry?: () => void
}

/** Renders one screen by itself, at an address that takes any search; for tests of features. */
export const renderScreen = (
  screen: ReactElement,
  { at = '/', as = 'owner', others = [], data = {}, retry }: RenderOptions = {},
) => {
  const client = testClient()
  const organization = typeof as === 'string' ? sampleOrganization(as) : as
  if (organization !== null) {
    signInForTest()
    selectOrganization(organization.orgId)
  }
  const shown =
    organization === null ? (
      screen
    ) : (
      <MembershipProvider
        value={{
          organization,
          organizations: [organization, ...others],
          data: organizationData(data),
          ...(retry && { standIn: { retry } }),
        }}
      >
        {screen}
      </MembershipProvider>
    )
  const root = createRootRoute({ component: () => shown })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    ...textSearchParams,
  })
  const view = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { ...view, client, router, user: userEvent.setup() }
}

/** Renders the whole product at an address, with its real routes and guards. */
export const renderApp = (at: string) => {
  const client = testClient()
  const stops = [watchCache(client), watchSession(), watchExternalEvents()]
  const stop = () => {
    for (const one of stops) one()
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [at] }))
  onTestCleanup(async () => {
    // A page that is still loading would come to a test that has gone.
    await waitFor(() => expect(router.state.status).toBe('idle'))
    stop()
  })
  const view = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { ...view, client, router, user: userEvent.setup(), stop }
}
