import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { createNumberedHistory } from '../core/navigation/hash-history.ts'
import { memberRoutes } from './member-routes.tsx'
import { routesWithoutOrganization } from './routes-without-organization.tsx'
import { root, words } from './root-route.tsx'
import { PageCrash } from '../ui/page/page-crash.tsx'
import { LoadingMessage } from '../ui/feedback/query-states.tsx'

/** The routes and their guards (specification point 2). Pages load lazily; each word of an address is text. */

const routeTree = root.addChildren([...routesWithoutOrganization, memberRoutes])

/** How an address is read and written, whatever the routes are. */
export const textSearchParams = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>) => {
    const text = new URLSearchParams(words(search)).toString()
    return text === '' ? '' : `?${text}`
  },
}

/** The router; tests give it a history in memory. */
export const createAppRouter = (history: RouterHistory = createNumberedHistory()) =>
  createRouter({
    routeTree,
    history,
    ...textSearchParams,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <LoadingMessage />,
    defaultErrorComponent: PageCrash,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
