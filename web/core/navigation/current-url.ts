import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * The URL as the browser has it. The router's own location lags behind while a page's chunks load, so effects that
 * change the URL depend on this one: they run again if another page is opened before that.
 */
export const useCurrentUrl = (): string => {
  const { history } = useRouter()
  return useSyncExternalStore(history.subscribe, () => history.location.href)
}
