import type { Grade as GradeName } from '../../../../insights/report-types.ts'
import type { GradeExplanation } from '../../../../insights/scoring/explain-grade.ts'
import { AnsweredInputs } from '../../../ui/report/scores/answered-inputs.tsx'
import { GradeLetter } from '../../../ui/report/scores/grade.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'

/** "A", "A or B+", "A, B+ or B". */
const Letters = ({ grades }: { grades: readonly GradeName[] }) => {
  const { words } = useReportWords()
  const list = new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language, {
    type: 'disjunction',
  })
  return list.formatToParts(grades).map(({ type, value }, index) => {
    const grade = grades.find((one) => type === 'element' && one === value)
    return grade === undefined ? (
      value
    ) : (
      <span key={index} className="how-sure__letter">
        <GradeLetter grade={grade} />
      </span>
    )
  })
}

const LeftOut = ({ explanation }: { explanation: GradeExplanation }) => {
  const { words, say, fill } = useReportWords()
  const { defaults, answered, other, grade } = explanation
  if (defaults.length === 0) return <p>{say('sure.allAnswered')}</p>
  const { lowest, highest } = other.range
  const names = defaults.map((id) => words.say(`inputsInSentence.${id}`)).join(words.comma)
  return (
    <>
      {answered > 0 && <p>{say('sure.leftOut', { count: defaults.length, names })}</p>}
      <p>
        {lowest === highest
          ? fill('sure.whatever', { grade: <GradeLetter grade={grade} /> })
          : fill('sure.between', {
              lowest: <GradeLetter grade={lowest} />,
              highest: <GradeLetter grade={highest} />,
            })}
      </p>
    </>
  )
}

/** What a letter is based on, and what one point in one answer would change. */
export const GradeConfidence = ({
  explanation,
  name,
}: {
  explanation: GradeExplanation
  /** The name for screen readers if it appears on the page a second time. */
  name?: string
}) => {
  const { say, fill } = useReportWords()
  const { answered, inputs, grade, other } = explanation
  const { onePoint } = other.letters
  return (
    <section className="how-sure" aria-label={name ?? say('sure.title')}>
      <p className="how-sure__count">
        <strong>{say('sure.title')}</strong>{' '}
        <AnsweredInputs answered={answered} of={inputs} text={say('sure.inputs', { answered, inputs })} />
      </p>
      {answered > 0 && other.onePoint.length > 0 && (
        <p>
          {onePoint.length === 0
            ? fill('sure.stays', { grade: <GradeLetter grade={grade} /> })
            : fill('sure.could', { grades: <Letters grades={onePoint} /> })}
        </p>
      )}
      <LeftOut explanation={explanation} />
    </section>
  )
}
