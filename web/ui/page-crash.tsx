import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CallError } from '../core/call-error.ts'
import { failureTexts } from '../core/failure-texts.ts'
import { isServerThere } from '../core/connection.ts'
import { isNewerBuildThere } from '../core/newer-build.ts'
import { Failed } from './states.tsx'
import { say } from '../core/say.ts'

/** How browsers and the build name a part of a page that did not arrive. */
const notLoaded = /preload CSS|dynamically imported module|module script failed/i

/** Milliseconds between two looks whether the server is there again. */
const lookEveryMs = 3_000

/** Loads the page again once the server, which was away, is there: by then what is missing may be had. */
const useReloadOnceBack = (isAway: boolean): void => {
  useEffect(() => {
    if (!isAway) return undefined
    let wasAway = false
    const look = async () => {
      const isThere = await isServerThere()
      if (isThere && wasAway) location.reload()
      wasAway ||= !isThere
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isAway])
}

/** What stands in the place of a page that broke while it was shown, or of which a part could not be fetched. */
export const PageCrash = ({ error }: { error: unknown }) => {
  const isAway = error instanceof Error && notLoaded.test(error.message)
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    if (isAway) void isNewerBuildThere().then(setOutdated)
  }, [isAway])
  useReloadOnceBack(isAway)
  // A page within the frame of an organization has its main part around it already.
  const place = useRef<HTMLDivElement>(null)
  const [isAlone, setAlone] = useState(false)
  useLayoutEffect(() => setAlone(!place.current?.parentElement?.closest('main')), [])
  const shown = isAway ? new CallError(failureTexts.unreachable, { kind: 'NETWORK', status: 0 }) : error
  const told = isOutdated
    ? {
        title: say('pageCrash.aNewVersionIsReady'),
        error: new Error('This page was opened with the version before it. Reload it to go on.'),
      }
    : {
        title: isAway ? say('pageCrash.couldNotBeLoaded') : say('pageCrash.couldNotBeShown'),
        error: shown,
      }
  return (
    <div ref={place} role={isAlone ? 'main' : undefined} className="page page--reading">
      <Failed order={1} {...told} retry={() => location.reload()} />
    </div>
  )
}
