import { CatchBoundary, createRootRoute, Outlet, useLocation, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isArticleId } from '../core/navigation/help-articles.ts'
import { ConnectionBanner, NoConnection } from '../ui/feedback/connection-banner.tsx'
import { RegisterServiceWorker } from '../ui/app-update/register-service-worker.tsx'
import { LazySignOutDialog } from '../ui/dialogs/lazy-sign-out-dialog.tsx'
import { RedirectPage } from '../ui/page/redirect.tsx'

/** What an address asks for behind its path, as text. */
export const words = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)]))

const helpBeside = () => lazy(() => import('../features/help/help-panel.tsx'))

/**
 * The article that the address asks for beside the page, on every page: `?help=<article>`. Where it cannot be fetched for
 * want of a connection, the page below stays.
 */
const Help = () => {
  const { help } = useSearch({ strict: false })
  const [HelpPanel, setHelpBeside] = useState(helpBeside)
  return (
    isArticleId(help) && (
      <CatchBoundary
        getResetKey={() => help}
        // What has failed once fails for good.
        onCatch={() => setHelpBeside(helpBeside)}
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
 * Of a damaged link with a percent sign that encodes nothing. No route takes it, not even that of addresses which lead nowhere;
 * without the sign it is what is left of a code, or of a page.
 */
const WithoutPercent = () => {
  const { pathname, searchStr } = useLocation()
  return <RedirectPage to={pathname.replaceAll('%', '') + searchStr} />
}

/** What stands around every page. */
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
