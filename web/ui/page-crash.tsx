import { useEffect } from 'react'
import { CallError } from '../core/call-error.ts'
import { failureTexts } from '../core/failure-texts.ts'
import { Failed } from './states.tsx'

/** How browsers and the build name a part of a page that did not arrive. */
const notLoaded = /preload CSS|dynamically imported module|module script failed/i

/** What stands in the place of a page that broke while it was shown, or of which a part could not be fetched. */
export const PageCrash = ({ error }: { error: unknown }) => {
  const isAway = error instanceof Error && notLoaded.test(error.message)
  useEffect(() => {
    if (!isAway) return undefined
    const again = () => location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isAway])
  const shown = isAway ? new CallError(failureTexts.unreachable, { kind: 'NETWORK', status: 0 }) : error
  return (
    <main className="page page--reading">
      <Failed
        order={1}
        title={isAway ? 'This page could not be loaded' : 'This page could not be shown'}
        error={shown}
        retry={() => location.reload()}
      />
    </main>
  )
}
