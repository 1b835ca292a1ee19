import { useEffect, useSyncExternalStore } from 'react'
import { useConnectionLost } from '../../core/api/connection.ts'
import { connectionText, onConnectionTextChange } from '../../core/i18n/page-locale.ts'
import './connection-banner.css'

/** Says quietly that the server is away; goes by itself when it is back. */
export const ConnectionBanner = () => {
  const isLost = useConnectionLost()
  const words = useSyncExternalStore(onConnectionTextChange, connectionText)
  return (
    <output className="connection-banner" hidden={!isLost}>
      {isLost && words}
    </output>
  )
}

/** In the place of something that failed: that there is no connection, until there is one. @throws what has failed with one */
export const NoConnection = ({ error, reset }: { error: unknown; reset: () => void }) => {
  const words = useSyncExternalStore(onConnectionTextChange, connectionText)
  useEffect(() => {
    window.addEventListener('online', reset)
    return () => window.removeEventListener('online', reset)
  }, [reset])
  if (navigator.onLine) throw error
  return <output className="connection-banner">{words}</output>
}
