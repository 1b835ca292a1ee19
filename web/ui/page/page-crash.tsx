import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { remainingMs } from '../../../contract/http/elapsed.ts'
import { CallError } from '../../core/api/call-error.ts'
import { failureTexts } from '../../core/api/failure-texts.ts'
import { isServerReachable } from '../../core/api/connection.ts'
import { hasNewerBuild } from '../../core/browser/newer-build.ts'
import { keys, tab } from '../../core/browser/storage.ts'
import { Failed } from '../feedback/query-states.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/core.json' with { type: 'json' }

/** The messages of browsers and the bundler for a chunk that could not be loaded. */
const notLoaded = /preload CSS|dynamically imported module|module script failed/i

/** Milliseconds between two checks whether the server is reachable again. */
const lookEveryMs = 3_000

/** Milliseconds within which a page reloads itself at most once: what is missing after that is missing for good. */
const reloadedMs = 60_000

const reload = (): void => {
  const now = Date.now()
  if (remainingMs(Number(tab.get(keys.reloadedAt)), reloadedMs, now) > 0) return
  tab.set(keys.reloadedAt, String(now))
  location.reload()
}

/**
 * Reloads the page as soon as the server is reachable. Returns whether the server has a newer version by then; that
 * is announced instead of reloading.
 */
const useReloadOnceThere = (isAway: boolean): boolean => {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    if (!isAway || isOutdated) return undefined
    const look = async () => {
      if (!(await isServerReachable())) return
      if (await hasNewerBuild()) setOutdated(true)
      else reload()
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isAway, isOutdated])
  return isOutdated
}

/** Shown in place of a page that crashed, or that has a chunk that could not be fetched. */
export const PageCrash = ({ error }: { error: unknown }) => {
  const isAway = error instanceof Error && notLoaded.test(error.message)
  const isOutdated = useReloadOnceThere(isAway)
  // A page within an organization's layout is already inside a main landmark.
  const place = useRef<HTMLDivElement>(null)
  const [isAlone, setAlone] = useState(false)
  useLayoutEffect(() => setAlone(!place.current?.parentElement?.closest('main')), [])
  const shown = isAway ? new CallError(failureTexts.unreachable, { kind: 'NETWORK', status: 0 }) : error
  const told = isOutdated
    ? {
        title: t(texts, 'pageCrash.aNewVersionIsReady'),
        error: new Error(t(texts, 'pageCrash.openedWithTheOneBefore')),
      }
    : {
        title: isAway ? t(texts, 'pageCrash.couldNotBeLoaded') : t(texts, 'pageCrash.couldNotBeShown'),
        error: shown,
      }
  return (
    <div ref={place} role={isAlone ? 'main' : undefined} className="page page--reading">
      <Failed order={1} {...told} retry={() => location.reload()} />
    </div>
  )
}
