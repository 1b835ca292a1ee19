import { useSyncExternalStore } from 'react'
import { useConnectionLost } from '../core/connection.ts'
import { connectionWords, onConnectionWords } from '../core/page-language.ts'
import './connection-banner.css'

/** Says quietly that the server is away; goes by itself when it is back. */
export const ConnectionBanner = () => {
  const isLost = useConnectionLost()
  const words = useSyncExternalStore(onConnectionWords, connectionWords)
  return (
    <output className="connection-banner" hidden={!isLost}>
      {isLost && words}
    </output>
  )
}
