import { useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'

/** How long it is said that something is copied, in milliseconds. */
const saidMs = 2_000

/** Copies a text and says how that went: copied, for a moment, or refused, until it is tried again. */
export const useCopy = () => {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text)
    clearTimeout(timer.current)
    setOutcome(isCopied ? 'copied' : 'refused')
    if (isCopied) timer.current = setTimeout(() => setOutcome(null), saidMs)
  }
  return { outcome, copy: (text: string) => void copy(text) }
}
