import { useEffect, useState, type ReactNode } from 'react'
import { CallError } from '../../core/api/call-error.ts'
import { isServerReachable } from '../../core/api/connection.ts'
import { failureTexts } from '../../core/api/failure-texts.ts'
import { LoadFailure } from './notices/load-failure.tsx'
import { Frame } from './frame.tsx'
import { useTexts } from './language/texts.ts'
import type * as LaterSteps from './lazy-steps-bundle.ts'

/**
 * The steps after the welcome are fetched once somebody touches the page, so that the welcome itself loads faster.
 * The service worker caches them from the first visit on.
 */

type Later = typeof LaterSteps

let fetched: Later | undefined

/**
 * Fetches the later steps, once.
 * @throws CallError if they cannot be fetched; a retry may succeed
 */
export const fetchLazySteps = async (): Promise<Later> => {
  try {
    fetched ??= await import('./lazy-steps-bundle.ts')
    return fetched
  } catch {
    throw new CallError(failureTexts.unreachable, { kind: 'NETWORK', status: 0 })
  }
}

/** Prefetches the later steps; a failure shows once they are needed. */
export const preloadLazySteps = (): void => void fetchLazySteps().catch(() => undefined)

/** Prefetches them for people who return to a question, while the stored answers load. */
export const usePreloadedLazySteps = (isNeeded: boolean): void =>
  useEffect(() => {
    if (isNeeded) preloadLazySteps()
  }, [isNeeded])

/** Browsers do not fetch a module again that failed to load, so the page is reloaded once the server is reachable. */
const reloadPage = async (): Promise<void> => {
  // Still unreachable: the message stays.
  if (await isServerReachable()) location.reload()
}

type WithLaterProps = {
  /** Its part of the screen: something beside a step, the step itself, or everything with the frame. */
  as: 'piece' | 'step' | 'screen'
  /** Shown until they are loaded. */
  waiting: ReactNode
  children: (later: Later) => ReactNode
}

/** Shows something of the later steps. Nothing can be typed before they are loaded, so a reload loses nothing. */
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
    const onOnline = () => void reloadPage()
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
      <LoadFailure title={t('failed.questionnaire')} error={error} retry={() => void reloadPage()} />
    </>
  )
  return as === 'screen' ? <Frame>{failed}</Frame> : failed
}
