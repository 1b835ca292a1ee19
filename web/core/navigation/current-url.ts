import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * The address as the browser has it. The router's own location stays behind while the files of a page are on the way, so
 * an effect that changes the address depends on this one: it runs again whatever is opened meanwhile.
 */
export const useCurrentUrl = (): string => {
  const { history } = useRouter()
  return useSyncExternalStore(history.subscribe, () => history.location.href)
}
