import type { ReactNode } from 'react'
import type { Grade } from '../../../contract/report-shapes.ts'
import type { NoDifference } from '../../../insights/noise-between-reports.ts'
import { GradeLetter } from '../../ui/grade.tsx'
import { useWiki } from './language/wiki-words.tsx'

/** A quiet mark of what is different from the report that this one is compared with. */
export const Mark = ({ children }: { children: ReactNode }) => <span className="wiki-mark">{children}</span>

/** The same for what is not called a difference, and why not. */
export const MarkUnless = ({
  children,
  noise,
}: {
  children: ReactNode
  noise: NoDifference | null | undefined
}) => {
  const { fill } = useWiki()
  if (!noise) return <Mark>{children}</Mark>
  return <span className="wiki-noise">{fill(`marks.${noise}`, { mark: children })}</span>
}

type WasProps = {
  before: ReactNode | undefined
  /** Why it is not called a difference; not there where it is one. */
  noise?: NoDifference | null | undefined
}

/** "was 7.1", where a comparison found another value. */
export const Was = ({ before, noise }: WasProps) => {
  const { fill } = useWiki()
  if (before === undefined) return null
  return <MarkUnless noise={noise}>{fill('marks.was', { before })}</MarkUnless>
}

/** "was B−"; null where there was no grade. */
export const WasGrade = ({
  before,
  noise,
}: {
  before: Grade | null | undefined
  noise?: NoDifference | null | undefined
}) => {
  const { say } = useWiki()
  if (before === undefined) return null
  return (
    <Was
      before={before === null ? say('marks.withoutGrade') : <GradeLetter grade={before} />}
      noise={noise}
    />
  )
}
