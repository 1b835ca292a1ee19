import { createRootRoute, Outlet, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isArticleId } from './core/help-for.ts'
import { ConnectionBanner } from './ui/connection-banner.tsx'
import { KeepApp } from './ui/keep-app.tsx'
import { Leaving } from './ui/leaving.tsx'

/** What an address asks for behind its path, as text. */
export const words = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)]))

const HelpBeside = lazy(() => import('./features/help/help-beside.tsx'))

/** The article that the address asks for beside the page, on every page: `?help=<article>`. */
const Help = () => {
  const { help } = useSearch({ strict: false })
  return (
    isArticleId(help) && (
      <Suspense>
        <HelpBeside article={help} />
      </Suspense>
    )
  )
}

/** What stands around every page. */
export const root = createRootRoute({
  validateSearch: words,
  component: () => (
    <>
      <Outlet />
      <ConnectionBanner />
      <Help />
      <Leaving />
      <KeepApp />
    </>
  ),
})
