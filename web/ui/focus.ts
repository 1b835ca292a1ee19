import { useEffect, useRef, type RefObject } from 'react'

/** A ref for the field that a step opens with: it takes the focus when it appears. */
export const useFocusOnOpen = <T extends HTMLElement>(): RefObject<T | null> => {
  const field = useRef<T>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
