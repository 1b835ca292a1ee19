/** A form that was not taken leads to its first field that does not hold, wherever Enter was pressed in it. */
export const watchFaults = (): void =>
  document.addEventListener('submit', ({ target }) => {
    // What it finds is drawn by then.
    setTimeout(() => {
      if (!(target instanceof HTMLFormElement)) return
      const wrong = [...target.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
      // One of several that are wrong may be left to begin with: the reader is in it.
      if (wrong.some((field) => field === document.activeElement)) return
      wrong[0]?.focus()
    })
  })
