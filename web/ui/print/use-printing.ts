import { useEffect, useState, useSyncExternalStore, type ToggleEvent } from 'react'
import { flushSync } from 'react-dom'

let isPrintingNow = false
const listeners = new Set<() => void>()

const change = (isPrinting: boolean) => {
  isPrintingNow = isPrinting
  // The browser takes its snapshot right after the event.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
const before = () => change(true)
const after = () => change(false)

const listen = (onChange: () => void) => {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
    isPrintingNow = false
  }
}

/** Whether the page is being printed: what is folded on screen is open in print. */
export const useIsPrinting = (): boolean => useSyncExternalStore(listen, () => isPrintingNow)

/** For `<details>`: keeps what the reader unfolds, and opens in print regardless. */
export const useFold = (isOpenAtFirst = false) => {
  const [isUnfolded, setUnfolded] = useState(isOpenAtFirst)
  const open = useIsPrinting() || isUnfolded
  // Printing fires toggle events too, which are not the reader's choice.
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open !== open) setUnfolded(event.currentTarget.open)
  }
  return { open, onToggle }
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
