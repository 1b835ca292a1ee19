import type { Grade as GradeName } from '../../../insights/report-types.ts'
import type { InputId } from '../../../insights/scores.ts'
import type { GradeExplanation } from '../../../insights/why-this-grade.ts'
import { english } from '../../../insights/words.ts'
import { GradeLetter } from '../../ui/grade.tsx'
import { InputsAnswered } from '../../ui/inputs-answered.tsx'

/** "A", "A or B+", "A, B+ or B". */
const Letters = ({ grades }: { grades: readonly GradeName[] }) =>
  grades.map((grade, index) => (
    <span key={grade} className="how-sure__letter">
      {index > 0 && (index === grades.length - 1 ? ' or ' : ', ')}
      <GradeLetter grade={grade} />
    </span>
  ))

/** The name of an input within a sentence. */
const named = (id: InputId): string => english.say(`inputsInSentence.${id}`)

const LeftOut = ({ explanation }: { explanation: GradeExplanation }) => {
  const { defaults, answered, other, grade } = explanation
  if (defaults.length === 0) return <p>Every input was answered; no default counts.</p>
  const { lowest, highest } = other.range
  return (
    <>
      {answered > 0 && (
        <p>
          {defaults.length === 1 ? 'Left out, so a default counts: ' : 'Left out, so defaults count: '}
          {defaults.map(named).join(', ')}.
        </p>
      )}
      <p>
        {lowest === highest ? (
          <>
            Whatever would be answered there, the letter stays <GradeLetter grade={grade} />.
          </>
        ) : (
          <>
            With all of it answered, the letter would lie between <GradeLetter grade={lowest} /> and{' '}
            <GradeLetter grade={highest} />.
          </>
        )}
      </p>
    </>
  )
}

/** What a letter rests on, and what one point in one answer would make of it. */
export const HowSure = ({
  explanation,
  name = 'How sure',
}: {
  explanation: GradeExplanation
  /** What a screen reader calls it, where it stands on the page a second time. */
  name?: string
}) => {
  const { answered, inputs, grade, other } = explanation
  const { onePoint } = other.letters
  return (
    <section className="how-sure" aria-label={name}>
      <p className="how-sure__count">
        <strong>How sure</strong> <InputsAnswered answered={answered} of={inputs} />
      </p>
      {answered > 0 && other.onePoint.length > 0 && (
        <p>
          {onePoint.length === 0 ? (
            <>
              One point more or less in one answer, or one yes or no turned round: it stays{' '}
              <GradeLetter grade={grade} />.
            </>
          ) : (
            <>
              One point more or less in one answer, or one yes or no turned round, could make it{' '}
              <Letters grades={onePoint} />.
            </>
          )}
        </p>
      )}
      <LeftOut explanation={explanation} />
    </section>
  )
}
