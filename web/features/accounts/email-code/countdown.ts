import { useCallback, useEffect, useState } from 'react'
import { remainingMs } from '../../../../contract/http/elapsed.ts'

/**
 * Whole seconds left of `seconds` since `since` (default: now), counting down to 0; the function
 * restarts the countdown.
 */
export const useCountdown = (seconds: number, since?: number): [number, (seconds: number) => void] => {
  const [pause, setPause] = useState(() => ({ since: since ?? Date.now(), seconds }))
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(pause, now)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback((wait: number) => {
    setNow(Date.now())
    setPause({ since: Date.now(), seconds: wait })
  }, [])
  return [left, start]
}

/** A start in the future counts as none: the clock was wrong then, and the server enforces the limit. */
const secondsLeft = ({ since, seconds }: { since: number; seconds: number }, now: number): number => {
  return Math.ceil(remainingMs(since, seconds * 1000, now) / 1000)
}
