import { useDeferredValue, type ReactNode } from 'react'

/**
 * Draws what is in it in pieces, between taps and keys. What the address or an answer of the server changes is drawn at
 * once otherwise, and a page that takes long holds everything up.
 */
export const DeferredRender = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) && children
