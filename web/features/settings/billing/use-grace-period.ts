import { useEffect, useState } from 'react'

/** True for the first `ms` milliseconds of the calling component. */
export const useGracePeriod = (ms: number): boolean => {
  const [isFresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isFresh
}
