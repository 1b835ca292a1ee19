import { useEffect, useState } from 'react'
import { CallError } from '../core/call-error.ts'
import { failureTexts } from '../core/failure-texts.ts'
import { isNewerBuildThere } from '../core/newer-build.ts'
import { Failed } from './states.tsx'
import { say } from '../core/say.ts'

/** How browsers and the build name a part of a page that did not arrive. */
const notLoaded = /preload CSS|dynamically imported module|module script failed/i

/** What stands in the place of a page that broke while it was shown, or of which a part could not be fetched. */
export const PageCrash = ({ error }: { error: unknown }) => {
  const isAway = error instanceof Error && notLoaded.test(error.message)
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    if (!isAway) return undefined
    void isNewerBuildThere().then(setOutdated)
    const again = () => location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isAway])
  const shown = isAway ? new CallError(failureTexts.unreachable, { kind: 'NETWORK', status: 0 }) : error
  if (isOutdated) {
    return (
      <main className="page page--reading">
        <Failed
          order={1}
          title={say('pageCrash.aNewVersionIsReady')}
          error={new Error('This page was opened with the version before it. Reload it to go on.')}
          retry={() => location.reload()}
        />
      </main>
    )
  }
  return (
    <main className="page page--reading">
      <Failed
        order={1}
        title={isAway ? say('pageCrash.couldNotBeLoaded') : say('pageCrash.couldNotBeShown')}
        error={shown}
        retry={() => location.reload()}
      />
    </main>
  )
}
