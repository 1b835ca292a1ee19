import { ratingOrNull, yesOrNo } from '../../../insights/answers.ts'
import type { Question } from '../../../insights/questionnaire.ts'

/** One answer of a few that can be picked. `key` is the key that picks it. */
type Choice = { answer: string; key: string; name: string }

const yesAndNo: readonly Choice[] = [
  { answer: 'Yes', key: 'y', name: 'Yes' },
  { answer: 'No', key: 'n', name: 'No' },
]

/** What a scale or yes/no question can be answered with; nothing for open questions. */
export const choicesOf = ({ scale, type }: Question): readonly Choice[] => {
  if (type === 'yesno') return yesAndNo
  if (scale === null) return []
  return Array.from({ length: scale.max }, (_, index) => {
    const answer = String(index + 1)
    const end = index === 0 ? scale.lowLabel : index + 1 === scale.max ? scale.highLabel : null
    return { answer, key: String((index + 1) % 10), name: end === null ? answer : `${answer}, ${end}` }
  })
}

/** Which of the choices a stored answer stands for, however it was worded. */
export const choiceOf = ({ type }: Question, text: string): string | null => {
  if (type === 'yesno') {
    const isYes = yesOrNo(text)
    return isYes === null ? null : isYes ? 'Yes' : 'No'
  }
  const rating = ratingOrNull(text)
  return rating === null ? null : String(Math.round(rating))
}

type ChoicesProps = {
  question: Question
  value: string
  onChange: (answer: string) => void
  labelledBy: string
  describedBy: string | undefined
  isInvalid: boolean
}

/** A scale or yes/no question as a group of radio buttons with big targets; arrow keys move, as in any. */
export const Choices = ({ question, value, onChange, labelledBy, describedBy, isInvalid }: ChoicesProps) => {
  const chosen = choiceOf(question, value)
  return (
    <div
      role="radiogroup"
      className={`q-choices q-choices--${question.type}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={question.required}
      aria-invalid={isInvalid}
    >
      {choicesOf(question).map(({ answer, key, name }) => (
        <label key={answer} className="q-choice">
          <input
            type="radio"
            className="q-choice__input"
            name={question.id}
            value={answer}
            aria-label={name}
            aria-keyshortcuts={key}
            checked={chosen === answer}
            onChange={() => onChange(answer)}
          />
          <span className="q-choice__face" aria-hidden>
            {answer}
          </span>
        </label>
      ))}
      {question.scale !== null && (
        <div className="q-choices__ends" aria-hidden>
          <span>{question.scale.lowLabel}</span>
          <span>{question.scale.highLabel}</span>
        </div>
      )}
    </div>
  )
}
