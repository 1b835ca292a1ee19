import { lazy, Suspense, useEffect, useState } from 'react'

const ServiceWorkerUpdates = lazy(() => import('./service-worker-updates.tsx'))

/** So long at most after the page has loaded, in milliseconds, where the browser is never idle. */
const latestMs = 5_000

const whenIdle = (run: () => void): (() => void) => {
  const timer = setTimeout(run, 'requestIdleCallback' in window ? latestMs : latestMs / 2)
  const idle = 'requestIdleCallback' in window ? requestIdleCallback(run) : undefined
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

/** Browsers offer workers to secure pages only; the development server has none to offer. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator

/** Has the pages kept for days without a connection, once the first of them has been shown and nothing waits. */
export const RegisterServiceWorker = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!hasWorker) return undefined
    let callOff = () => {}
    const begin = () => {
      callOff = whenIdle(() => setIdle(true))
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      window.removeEventListener('load', begin)
      callOff()
    }
  }, [])
  return (
    isIdle && (
      <Suspense>
        <ServiceWorkerUpdates />
      </Suspense>
    )
  )
}
