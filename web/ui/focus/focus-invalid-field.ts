/** A field that does not hold, or a group of boxes: it says so beside them, and none of them by itself. */
const faulty = '[aria-invalid="true"], [data-error] > :is([role="group"], [role="radiogroup"])'

/** Brings a field into view, with its label and what it says of itself as far as they fit. */
const show = (field: Element): void => {
  const whole = field.closest('.mantine-InputWrapper-root')
  for (const part of [whole, whole?.querySelector('.mantine-InputWrapper-error'), field])
    part?.scrollIntoView({ block: 'nearest' })
}

/**
 * A form that was not taken leads to its first field that does not hold, wherever Enter was pressed in it, and what that
 * says of itself is in view.
 */
export const focusInvalidFields = (): void =>
  document.addEventListener('submit', ({ target }) => {
    // What it finds is drawn by then.
    setTimeout(() => {
      if (!(target instanceof HTMLFormElement)) return
      const wrong = [...target.querySelectorAll<HTMLElement>(faulty)]
      const { activeElement } = document
      // One of several that are wrong may be left to begin with: the reader is in it.
      if (activeElement !== null && wrong.some((field) => field.contains(activeElement))) {
        show(activeElement)
        return
      }
      const [first] = wrong
      if (first === undefined) return
      const field = first.querySelector('input') ?? first
      field.focus()
      show(field)
    })
  })
