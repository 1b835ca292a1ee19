import { useEffect, useRef } from 'react'

/** What a key means on a step: go on, or an answer that it stands for. */
type Keys = { goOn: () => void; answer?: (key: string) => boolean }

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

const acts = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a[href], select') !== null

/** Whether this is a device without a keyboard at hand, where Enter is needed for new lines. */
export const isTouchOnly = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches

/**
 * Enter goes on and Shift+Enter makes a new line; other keys answer where no text is being typed. Buttons
 * and links keep their own Enter.
 */
export const useStepKeys = (keys: Keys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      const { target, key } = event
      if (key === 'Enter') {
        const isNewLine = event.shiftKey || (target instanceof HTMLTextAreaElement && isTouchOnly())
        if (isNewLine || event.repeat || acts(target)) return
        event.preventDefault()
        latest.current.goOn()
      } else if (!isText(target) && !event.shiftKey && latest.current.answer?.(key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
