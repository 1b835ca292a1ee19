import { useEffect, useState, type ReactNode } from 'react'
import { CallError } from '../../core/api/call-error.ts'
import { isServerReachable } from '../../core/api/connection.ts'
import { failureTexts } from '../../core/api/failure-texts.ts'
import { LoadFailure } from './notices/load-failure.tsx'
import { Frame } from './frame.tsx'
import { useTexts } from './language/texts.ts'
import type * as LaterSteps from './lazy-steps-bundle.ts'

/**
 * What comes after the welcome is fetched when somebody touches the page, so that the welcome itself is there sooner. The
 * service worker keeps it from the first visit on.
 */

type Later = typeof LaterSteps

let fetched: Later | undefined

/** Fetches the later steps, once. @throws CallError where they cannot be had; another try may succeed. */
export const fetchLazySteps = async (): Promise<Later> => {
  try {
    fetched ??= await import('./lazy-steps-bundle.ts')
    return fetched
  } catch {
    throw new CallError(failureTexts.unreachable, { kind: 'NETWORK', status: 0 })
  }
}

/** The same ahead of the time when it is needed; whether it succeeds is seen then. */
export const preloadLazySteps = (): void => void fetchLazySteps().catch(() => undefined)

/** The same for whoever comes back to a question: while the server is asked what is stored. */
export const usePreloadedLazySteps = (isNeeded: boolean): void =>
  useEffect(() => {
    if (isNeeded) preloadLazySteps()
  }, [isNeeded])

/** A browser does not fetch a part again that it failed to fetch, so the page is loaded anew, once the server is there. */
const loadPageAnew = async (): Promise<void> => {
  // Still away: what stands here goes on saying so.
  if (await isServerReachable()) location.reload()
}

type WithLaterProps = {
  /** What it is of the screen: something beside a step, the step itself, or all of it with what stands around. */
  as: 'piece' | 'step' | 'screen'
  /** What stands here until they are there. */
  waiting: ReactNode
  children: (later: Later) => ReactNode
}

/** Shows something of the later steps. Nothing is typed before they are there, so nothing is lost with the page. */
export const WithLazySteps = ({ as, waiting, children }: WithLaterProps) => {
  const t = useTexts()
  const [later, setLater] = useState(fetched)
  const [error, setError] = useState<unknown>(null)
  const isMissing = later === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    fetchLazySteps().then(
      (all) => isCurrent && setLater(all),
      (failure: unknown) => isCurrent && setError(failure),
    )
    const onOnline = () => void loadPageAnew()
    window.addEventListener('online', onOnline)
    return () => {
      isCurrent = false
      window.removeEventListener('online', onOnline)
    }
  }, [isMissing])
  if (later !== undefined) return children(later)
  if (error === null) return waiting
  const failed = (
    <>
      {as !== 'piece' && <h1 className="visually-hidden">{t('title')}</h1>}
      <LoadFailure title={t('failed.questionnaire')} error={error} retry={() => void loadPageAnew()} />
    </>
  )
  return as === 'screen' ? <Frame>{failed}</Frame> : failed
}
