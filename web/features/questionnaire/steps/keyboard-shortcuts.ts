import { useEffect, useRef } from 'react'

/** What a key means on a step: next, or an answer. */
type Keys = { goOn: () => void; answer?: (key: string) => boolean }

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

const acts = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a[href], select') !== null

/** Whether the device has only touch input, where Enter is needed for new lines. */
export const isTouchOnly = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches

/**
 * Enter moves to the next step and Shift+Enter inserts a line break; other keys answer unless text is being typed.
 * Buttons and links keep their own Enter.
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
