import { useCallback, useEffect, useState } from 'react'

/** Whole seconds until a moment, counting down to 0; the function starts it anew. */
export const useCountdown = (seconds: number): [number, (seconds: number) => void] => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
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
