import { useEffect, useRef, type RefObject } from 'react'

/** Tells the page, by a variable of its look, how high what stays at its foot is: a row more on a narrow phone, or a note. */
export const useHeightVariable = (variable: `--muster-${string}`): RefObject<HTMLDivElement | null> => {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = foot
    if (current === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(variable, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [variable])
  return foot
}
