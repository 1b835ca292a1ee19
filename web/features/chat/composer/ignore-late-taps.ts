import { useEffect, useRef, type MouseEvent } from 'react'

/** So long after Stop has turned into Send a tap was meant for Stop. */
const lateMs = 500

/** Tells whether a tap on Send was meant for Stop, which stood in its place until just now. A key is always meant. */
export const useIgnoreLateTaps = (isAnswering: boolean): ((event: MouseEvent) => boolean) => {
  const stoppedAt = useRef(Number.NEGATIVE_INFINITY)
  const wasAnswering = useRef(isAnswering)
  useEffect(() => {
    if (wasAnswering.current && !isAnswering) stoppedAt.current = performance.now()
    wasAnswering.current = isAnswering
  }, [isAnswering])
  return ({ detail }) => detail > 0 && performance.now() - stoppedAt.current < lateMs
}
