import type { ReactNode } from 'react'
import type { Grade } from '../../../contract/report-shapes.ts'
import type { NoDifference } from '../../../insights/noise-between-reports.ts'
import { GradeLetter } from '../../ui/grade.tsx'

/** A quiet mark of what is different from the report that this one is compared with. */
export const Mark = ({ children }: { children: ReactNode }) => <span className="wiki-mark">{children}</span>

const reasons = { within: 'within the noise', unknown: 'too few answers to tell' }

/** The same for what is not called a difference, and why not. */
export const MarkUnless = ({
  children,
  noise,
}: {
  children: ReactNode
  noise: NoDifference | null | undefined
}) =>
  noise ? (
    <span className="wiki-noise">
      {children}, {reasons[noise]}
    </span>
  ) : (
    <Mark>{children}</Mark>
  )

type WasProps = {
  before: ReactNode | undefined
  /** Why it is not called a difference; not there where it is one. */
  noise?: NoDifference | null | undefined
}

/** "was 7.1", where a comparison found another value. */
export const Was = ({ before, noise }: WasProps) =>
  before === undefined ? null : <MarkUnless noise={noise}>was {before}</MarkUnless>

/** "was B−"; null where there was no grade. */
export const WasGrade = ({
  before,
  noise,
}: {
  before: Grade | null | undefined
  noise?: NoDifference | null | undefined
}) =>
  before === undefined ? null : (
    <Was before={before === null ? 'without a grade' : <GradeLetter grade={before} />} noise={noise} />
  )
