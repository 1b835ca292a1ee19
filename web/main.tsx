import '@fontsource-variable/figtree/wght.css'
import './ui/mantine-first.css'
import './ui/look.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { accounts } from '../contract/accounts.ts'
import { organizations } from '../contract/organizations.ts'
import { ask } from './core/ask.ts'
import { watchAuthSync } from './core/auth-sync.ts'
import { watchForeignEvents } from './core/foreign-events.ts'
import { watchLeftSessions } from './core/left-sessions.ts'
import { tolerateMovedNodes } from './core/moved-nodes.ts'
import { watchPlaceOnReturn } from './core/place-on-return.ts'
import { createQueryClient, watchCache } from './core/query-client.ts'
import { storedSession, watchSession } from './core/session.ts'
import { stylesLoaded } from './core/styles-loaded.ts'
import { paths } from './paths.ts'
import { createAppRouter } from './routes.tsx'
import { colorSchemeManager } from './ui/color-scheme.ts'
import { watchFaults } from './ui/fault-focus.ts'
import { cssVariables, theme } from './ui/theme.ts'
import { watchWaitingFocus } from './ui/waiting-focus.ts'

tolerateMovedNodes()
const client = createQueryClient()
const router = createAppRouter()
const schemes = colorSchemeManager()
watchCache(client)
watchSession()
watchAuthSync()
watchForeignEvents()
watchLeftSessions()
watchWaitingFocus()
watchFaults()
watchPlaceOnReturn(router)

/** Asks for what the page will need, while its files are on the way. */
const askForPage = () => {
  const { pathname, search } = router.latestLocation
  const isOfMembers = router.matchRoutes(router.latestLocation).some(({ routeId }) => routeId === '/member')
  if (storedSession() !== null && isOfMembers) {
    const isLatestReport =
      (pathname === paths.home || pathname === paths.companyWiki) && search['report'] === undefined
    void client.prefetchQuery(ask(accounts.getProfile, {}))
    void client.prefetchQuery(ask(organizations.getUserOrganizations, {}))
    import('./guards/ask-ahead.ts')
      .then(({ askAhead }) => askAhead(client, isLatestReport, search['language']))
      .catch(() => {})
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to show Muster in.')
const screen = createRoot(root)
/** In pieces between taps and keys, instead of all at once. */
const show = () =>
  startTransition(() =>
    screen.render(
      <StrictMode>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={schemes}
          defaultColorScheme="auto"
          // All variables come from the theme at start: the sheet of the defaults would be loaded for nothing.
          deduplicateCssVariables={false}
        >
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </StrictMode>,
    ),
  )
// Each in a task of its own: taps and keys are heard between them.
setTimeout(askForPage)
setTimeout(() => void stylesLoaded().then(show))
