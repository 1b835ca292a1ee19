import { CatchBoundary, createRootRoute, Outlet, useLocation, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isArticleId } from '../core/navigation/help-articles.ts'
import { ConnectionBanner, NoConnection } from '../ui/feedback/connection-banner.tsx'
import { RegisterServiceWorker } from '../ui/app-update/register-service-worker.tsx'
import { LazySignOutDialog } from '../ui/dialogs/lazy-sign-out-dialog.tsx'
import { RedirectPage } from '../ui/page/redirect.tsx'

/** The search parameters of a URL, as text. */
export const words = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)]))

const loadHelpPanel = () => lazy(() => import('../features/help/help-panel.tsx'))

/**
 * The help article that the URL opens beside any page: `?help=<article>`. If it cannot be fetched because there is no
 * connection, the page below stays.
 */
const Help = () => {
  const { help } = useSearch({ strict: false })
  const [HelpPanel, setHelpBeside] = useState(loadHelpPanel)
  return (
    isArticleId(help) && (
      <CatchBoundary
        getResetKey={() => help}
        // A failed lazy component stays failed, so create a new one.
        onCatch={() => setHelpBeside(loadHelpPanel)}
        errorComponent={NoConnection}
      >
        <Suspense>
          <HelpPanel article={help} />
        </Suspense>
      </CatchBoundary>
    )
  )
}

/**
 * Handles a damaged link with a percent sign that encodes nothing. No route matches it, not even the catch-all;
 * without the sign it is the rest of a code, or of a page's URL.
 */
const WithoutPercent = () => {
  const { pathname, searchStr } = useLocation()
  return <RedirectPage to={pathname.replaceAll('%', '') + searchStr} />
}

/** The layout around every page. */
export const root = createRootRoute({
  validateSearch: words,
  notFoundComponent: WithoutPercent,
  component: () => (
    <>
      <Outlet />
      <ConnectionBanner />
      <Help />
      <LazySignOutDialog />
      <RegisterServiceWorker />
    </>
  ),
})
