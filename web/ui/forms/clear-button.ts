import type { MouseEvent } from 'react'

/**
 * What empties a field by one press, for everybody: the library keeps its own button from the keyboard and from
 * screen readers, and makes it smaller than a finger. It goes away with the choice, so the focus is given to the field.
 */
export const clearButton = (label: string) =>
  ({
    'aria-label': label,
    'aria-hidden': false,
    tabIndex: 0,
    size: 'md',
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
      currentTarget.closest('.mantine-Input-wrapper')?.querySelector('input')?.focus(),
  }) as const
