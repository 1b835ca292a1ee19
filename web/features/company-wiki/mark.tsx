import type { ReactNode } from 'react'
import type { Grade } from '../../../contract/report-shapes.ts'
import { GradeLetter } from '../../ui/grade.tsx'

/** A quiet mark of what is different from the report that this one is compared with. */
export const Mark = ({ children }: { children: ReactNode }) => <span className="wiki-mark">{children}</span>

/** "was 7.1", where a comparison found another value. */
export const Was = ({ before }: { before: ReactNode | undefined }) =>
  before === undefined ? null : <Mark>was {before}</Mark>

/** "was B−"; null where there was no grade. */
export const WasGrade = ({ before }: { before: Grade | null | undefined }) =>
  before === undefined ? null : (
    <Was before={before === null ? 'without a grade' : <GradeLetter grade={before} />} />
  )
