/** How long a field that does not come is waited for, in milliseconds: then keys go to what has the focus again. */
const patienceMs = 5_000

let typed = ''
let stop = (): void => {}

// A key with which something else is meant is not typing.
const keep = (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if (event.key.length === 1) typed += event.key
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Keeps what is typed from now on for a field that is still to come, until something takes the focus. */
export const startTypeAhead = (): void => {
  takeTypedAhead()
  const ending = new AbortController()
  const timer = setTimeout(takeTypedAhead, patienceMs)
  stop = () => {
    clearTimeout(timer)
    ending.abort()
  }
  document.addEventListener('keydown', keep, { capture: true, signal: ending.signal })
  document.addEventListener('focusin', takeTypedAhead, { signal: ending.signal })
}

/** What was typed for the field, for which nothing more is kept. */
export const takeTypedAhead = (): string => {
  stop()
  const taken = typed
  typed = ''
  return taken
}
