import type { Grade as GradeName } from '../../../../contract/shapes/reports/report-shapes.ts'
import { gradeText } from '../../../../insights/scoring/grades.ts'
import { useReportLocale, type ReportLocale } from '../language/report-language.tsx'
import './grade.css'

/** The step of a grade on the five-step scale: 5 for A, down to 1 for D-. */
export const gradeStep = (grade: GradeName): 1 | 2 | 3 | 4 | 5 => {
  if (grade === 'D-') return 1
  const letter = grade.charAt(0)
  return letter === 'A' ? 5 : letter === 'B' ? 4 : letter === 'C' ? 3 : 2
}

const spoken = (grade: GradeName, { piece }: ReportLocale): string => {
  const letter = grade.charAt(0)
  if (grade.endsWith('+')) return piece('grade.plus', { letter })
  return grade.endsWith('-') ? piece('grade.minus', { letter }) : letter
}

const size = { sm: 'grade--small', md: 'grade--medium', lg: 'grade--large' } as const

/** A grade within a sentence: "B−" visually, "B minus" for screen readers. */
export const GradeLetter = ({ grade }: { grade: GradeName }) => (
  <>
    <span className="visually-hidden">{spoken(grade, useReportLocale())}</span>
    <bdi aria-hidden dir="ltr">
      {gradeText(grade)}
    </bdi>
  </>
)

/** A grade as a letter with its step in five bars, so that it can be read without colour. */
export const Grade = ({
  grade,
  size: wanted = 'md',
  none,
}: {
  grade: GradeName | null
  /** Why there is no letter, for screen readers. */
  none?: string
  size?: keyof typeof size
}) => {
  const reading = useReportLocale()
  const { piece } = reading
  if (grade === null) {
    return (
      <span className={`grade grade--none ${size[wanted]}`}>
        <span className="visually-hidden">{none ?? piece('grade.none')}</span>
        <span aria-hidden>–</span>
      </span>
    )
  }
  const step = gradeStep(grade)
  return (
    <span className={`grade grade--${step} ${size[wanted]}`}>
      <span className="visually-hidden">{piece('grade.name', { grade: spoken(grade, reading) })}</span>
      <bdi aria-hidden dir="ltr">
        {gradeText(grade)}
      </bdi>
      <svg className="grade__bars" viewBox="0 0 14 10" aria-hidden>
        {[1, 2, 3, 4, 5].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 3}
            y={10 - bar * 2}
            width={2}
            height={bar * 2}
            opacity={bar <= step ? 1 : 0.25}
          />
        ))}
      </svg>
    </span>
  )
}
