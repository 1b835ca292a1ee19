import type { ReactNode } from 'react'
import type { Grade } from '../../../contract/report-shapes.ts'
import { GradeLetter } from '../../ui/grade.tsx'

/** A quiet mark of what is different from the report that this one is compared with. */
export const Mark = ({ children }: { children: ReactNode }) => <span className="wiki-mark">{children}</span>

type WasProps = {
  before: ReactNode | undefined
  /** The difference is no larger than noise, and so is called none. */
  isNoise?: boolean | undefined
}

/** "was 7.1", where a comparison found another value. */
export const Was = ({ before, isNoise = false }: WasProps) => {
  if (before === undefined) return null
  return isNoise ? (
    <span className="wiki-noise">was {before}, within the noise</span>
  ) : (
    <Mark>was {before}</Mark>
  )
}

/** "was B−"; null where there was no grade. */
export const WasGrade = ({
  before,
  isNoise,
}: {
  before: Grade | null | undefined
  isNoise?: boolean | undefined
}) =>
  before === undefined ? null : (
    <Was before={before === null ? 'without a grade' : <GradeLetter grade={before} />} isNoise={isNoise} />
  )
