import { act } from '@testing-library/react'

/** Presses a button twice at once: the second time before the page shows anything of the first. */
export const doubleClick = (button: HTMLElement): void =>
  act(() => {
    button.click()
    button.click()
  })
