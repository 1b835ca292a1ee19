import { useCallback, useEffect, useState } from 'react'
import { remainingMs } from '../../../../contract/http/elapsed.ts'

/** Whole seconds left of so many from a moment (now, where none is given), counting down to 0; the function starts it anew. */
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

/** A pause that began in the future is none: the clock was wrong then, and the server knows. */
const secondsLeft = ({ since, seconds }: { since: number; seconds: number }, now: number): number => {
  return Math.ceil(remainingMs(since, seconds * 1000, now) / 1000)
}
