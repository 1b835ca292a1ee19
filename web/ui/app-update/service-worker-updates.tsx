import { lazy, Suspense, useEffect, useState } from 'react'
import { remainingMs } from '../../../contract/http/elapsed.ts'
import { currentBuild } from '../../core/browser/newer-build.ts'
import { storedSession } from '../../core/session/session.ts'
import type { Message } from '../../worker/messages.ts'

const NewVersionNotice = lazy(() => import('./new-version-notice.tsx'))

/** The minimum interval, in milliseconds, between update checks when a page becomes visible again. */
const askAgainMs = 30 * 60_000

const tell = (worker: ServiceWorker, message: Message, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports)

const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => {
      port1.close()
      resolve(data)
    })
    port1.start()
    tell(worker, { is: 'which' }, [port2])
  })

/** The files that the page has loaded so far, most of them before any worker could intercept them. */
const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name)

/**
 * Registers the worker and watches for a newer one, which waits: a page is never taken over while in use. A waiting
 * worker of the build that this page already runs (after a reload) need not wait.
 */
const watchWorker = (container: ServiceWorkerContainer, onNewVersion: (waiting: ServiceWorker) => void) => {
  const ended = new AbortController()
  const { signal } = ended
  const meet = async (waiting: ServiceWorker) => {
    const isOwn = (await buildOf(waiting)) === currentBuild()
    if (signal.aborted) return
    if (isOwn) tell(waiting, { is: 'take-over' })
    else onNewVersion(waiting)
  }
  const begin = async () => {
    const registration = await container.register('/service-worker.js')
    if (signal.aborted) return
    if (registration.waiting !== null) void meet(registration.waiting)
    registration.addEventListener(
      'updatefound',
      () => {
        const coming = registration.installing
        coming?.addEventListener(
          'statechange',
          () => {
            if (coming.state === 'installed' && registration.active !== null) void meet(coming)
          },
          { signal },
        )
      },
      { signal },
    )
    let askedAt = Date.now()
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') return
        if (remainingMs(askedAt, askAgainMs, Date.now()) > 0) return
        askedAt = Date.now()
        registration.update().catch(() => undefined)
      },
      { signal },
    )
    const { active } = await container.ready
    if (active !== null)
      tell(active, { is: 'keep', addresses: loadedFiles(), isMember: storedSession() !== null })
  }
  // Without a worker only offline pages are missing, so a failure is not reported.
  begin().catch(() => undefined)
  return () => ended.abort()
}

/** Keeps the pages available offline, and announces a newer version unobtrusively. */
export default function ServiceWorkerUpdates() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => watchWorker(navigator.serviceWorker, setWaiting), [])
  if (waiting === null) return null
  const takeOver = () => {
    // If there is unsaved input, the browser asks before it reloads.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    tell(waiting, { is: 'take-over' })
  }
  return (
    <Suspense>
      <NewVersionNotice onReload={takeOver} onLater={() => setWaiting(null)} />
    </Suspense>
  )
}
