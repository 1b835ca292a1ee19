import { useCallback, useEffect, useState } from 'react'

/** Whole seconds left of so many from a moment (now, where none is given), counting down to 0; the function starts it anew. */
export const useCountdown = (seconds: number, since?: number): [number, (seconds: number) => void] => {
  const [end, setEnd] = useState(() => (since ?? Date.now()) + seconds * 1000)
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback((wait: number) => {
    setNow(Date.now())
    setEnd(Date.now() + wait * 1000)
  }, [])
  return [left, start]
}
