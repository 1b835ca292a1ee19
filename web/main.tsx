import '@fontsource-variable/figtree/wght.css'
import './ui/theme/mantine-critical.css'
import './ui/theme/theme.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { accounts } from '../contract/calls/accounts.ts'
import { organizations } from '../contract/calls/organizations.ts'
import { callQuery } from './core/api/queries.ts'
import { watchAuthSync } from './core/session/auth-sync.ts'
import { watchExternalEvents } from './core/session/window-events.ts'
import { watchPendingSignOuts } from './core/session/pending-sign-outs.ts'
import { tolerateTranslatedNodes } from './core/browser/browser-translation.ts'
import { watchScrollRestoration } from './core/navigation/scroll-restoration.ts'
import { createQueryClient, watchCache } from './core/api/query-client.ts'
import { storedSession, watchSession } from './core/session/session.ts'
import { stylesLoaded } from './core/browser/wait-for-styles.ts'
import { paths } from './core/navigation/paths.ts'
import { createAppRouter } from './routes/router.tsx'
import { colorSchemeManager } from './ui/theme/color-scheme.ts'
import { focusInvalidFields } from './ui/focus/focus-invalid-field.ts'
import { cssVariables, theme } from './ui/theme/theme.ts'
import { keepFocusOnDisabled } from './ui/focus/restore-focus.ts'

tolerateTranslatedNodes()
const client = createQueryClient()
const router = createAppRouter()
const schemes = colorSchemeManager()
watchCache(client)
watchSession()
watchAuthSync()
watchExternalEvents()
watchPendingSignOuts()
keepFocusOnDisabled()
focusInvalidFields()
watchScrollRestoration(router)

/** Asks for what the page will need, while its files are on the way. */
const askForPage = () => {
  const { pathname, search } = router.latestLocation
  const isOfMembers = router.matchRoutes(router.latestLocation).some(({ routeId }) => routeId === '/member')
  if (storedSession() !== null && isOfMembers) {
    const isLatestReport =
      (pathname === paths.home || pathname === paths.companyWiki) && search['report'] === undefined
    void client.prefetchQuery(callQuery(accounts.getProfile, {}))
    void client.prefetchQuery(callQuery(organizations.getUserOrganizations, {}))
    import('./guards/prefetch.ts')
      .then(({ prefetchQueries }) => prefetchQueries(client, isLatestReport, search['language']))
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
