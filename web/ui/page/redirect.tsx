import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useCurrentUrl } from '../../core/navigation/current-url.ts'
import { LoadingMessage } from '../feedback/query-states.tsx'

type Props = {
  /** A URL with its search, or a function that derives it from the URL being left. */
  to: string | ((left: string) => string)
  /** Shown until the next page has loaded. */
  children?: ReactNode
}

/**
 * Replaces the current history entry, for as long as it is mounted and the URL belongs to the route that shows it. It
 * stays on screen until the chunks of the next page have loaded: a URL opened before that is redirected again if it
 * belongs to this route, and left alone if it belongs to another.
 */
export const Redirect = ({ to, children = <LoadingMessage /> }: Props) => {
  const router = useRouter()
  const { history } = router
  const routeId = useMatch({ strict: false, select: (match) => match.routeId })
  const left = useCurrentUrl()
  useEffect(() => {
    const { pathname } = router.parseLocation(history.location)
    const [routes] = router.getMatchedRoutes(pathname)
    if (!routes.some(({ id }) => id === routeId)) return
    const next = typeof to === 'string' ? to : to(left)
    // The root route shows redirects too, and every URL belongs to it.
    if (pathname !== next.split('?')[0]) history.replace(next)
  }, [router, history, routeId, left, to])
  return children
}

/** The same as a whole page. */
export const RedirectPage = (props: Props) => (
  <main>
    <Redirect {...props} />
  </main>
)
