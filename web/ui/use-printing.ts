import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: what is folded on the screen stands open on paper. */
export const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture right after the event.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}

/** Prints dark ink on white paper whatever the theme: the scheme is light from before printing until after. */
export const usePrintInLight = (): void => {
  useEffect(() => {
    const page = document.documentElement
    const attribute = 'data-mantine-color-scheme'
    let scheme: string | null = null
    const before = () => {
      scheme = page.getAttribute(attribute)
      page.setAttribute(attribute, 'light')
    }
    const after = () => {
      if (scheme !== null) page.setAttribute(attribute, scheme)
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}
