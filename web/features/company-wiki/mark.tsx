import type { ReactNode } from 'react'

/** A quiet mark of what is different from the report that this one is compared with. */
export const Mark = ({ children }: { children: ReactNode }) => <span className="wiki-mark">{children}</span>

/** "was 7.1", where a comparison found another value. */
export const Was = ({ before }: { before: ReactNode | undefined }) =>
  before === undefined ? null : <Mark>was {before}</Mark>
