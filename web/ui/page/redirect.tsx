import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useCurrentUrl } from '../../core/navigation/current-url.ts'
import { LoadingMessage } from '../feedback/query-states.tsx'

type Props = {
  /** A whole address with its search, or what makes it of the address that is left. */
  to: string | ((left: string) => string)
  /** What is shown until the next page has arrived. */
  children?: ReactNode
}

/**
 * Leads elsewhere in place of this entry of the history, for as long as it is shown and the address belongs to the route
 * that shows it. Until the files of the next page have arrived this one stays on screen: an address that is opened
 * meanwhile leads on again if it belongs here, and is left alone if it belongs to another route.
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
    // The root shows a redirect too, and every address belongs to it.
    if (pathname !== next.split('?')[0]) history.replace(next)
  }, [router, history, routeId, left, to])
  return children
}

/** The same in place of a whole page. */
export const RedirectPage = (props: Props) => (
  <main>
    <Redirect {...props} />
  </main>
)
