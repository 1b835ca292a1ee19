import type { MouseEvent } from 'react'

/**
 * Does what a button says at the first of clicks in quick succession: the second of a double click can come behind the answer
 * to the first, and would do it once more. A key is always a first one.
 */
export const ignoreDoubleClick =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail < 2) act()
  }
