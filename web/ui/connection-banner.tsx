import { useConnectionLost } from '../core/connection.ts'
import './connection-banner.css'

/** Says quietly that the server is away; goes by itself when it is back. */
export const ConnectionBanner = () => {
  const isLost = useConnectionLost()
  return (
    <output className="connection-banner" hidden={!isLost}>
      {isLost && 'Connection lost — trying again'}
    </output>
  )
}
