import { ratingOrNull, yesOrNo } from '../../../../insights/questionnaire/answers.ts'
import type { KeyboardEvent } from 'react'
import { useTexts, useWords } from '../language/texts.ts'
import type { Question } from '../../../../insights/questionnaire/questionnaire.ts'

/** One option of a question: the stored answer, its label and accessible name, and its key. */
type Choice = { answer: string; face: string; name: string; key: string }

/** The options of a scale or yes/no question; none for open questions. */
export const useChoices = (question: Question): readonly Choice[] => {
  const t = useTexts()
  const { ends, number } = useWords()
  if (question.type === 'yesno') {
    const [yes, no] = [t('question.yes'), t('question.no')]
    return [
      { answer: 'Yes', face: yes, name: yes, key: t('question.yesKey') },
      { answer: 'No', face: no, name: no, key: t('question.noKey') },
    ]
  }
  if (question.scale === null) return []
  const { max } = question.scale
  return Array.from({ length: max }, (_, index) => {
    const value = index + 1
    const words = index === 0 ? ends(question)?.low : value === max ? ends(question)?.high : undefined
    const face = number(value)
    const name = words === undefined ? face : t('question.scaleEnd', { number: value, words })
    return { answer: String(value), face, name, key: String(value % 10) }
  })
}

const yesKeys: Readonly<Record<string, string>> = { y: 'Yes', n: 'No' }
/** The digits of Arabic and Persian keyboards. */
const otherDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']

/** The option of a key: its own, and on any keyboard the digits, and Y and N as in English. */
export const answerByKey = (
  { type }: Question,
  choices: readonly Choice[],
  key: string,
): string | undefined => {
  const digit = otherDigits.map((digits) => digits.indexOf(key)).find((at) => at >= 0 && key.length === 1)
  const plain = digit === undefined ? key.toLowerCase() : String(digit)
  const picked = choices.find((choice) => choice.key === plain)?.answer
  return picked ?? (type === 'yesno' ? yesKeys[plain] : undefined)
}

/** An answer for reading: for a yes/no question in the language shown, whatever is stored. */
export const useAnswerInWords = () => {
  const t = useTexts()
  const { language, number } = useWords()
  return (question: Question, answer: string): string => {
    const chosen = matchChoice(question, answer)
    if (question.scale !== null) {
      const rating = chosen === answer ? number(Number(answer)) : answer
      return t('review.rating', { rating, max: question.scale.max })
    }
    if (language === 'en' || chosen === null || question.type !== 'yesno') return answer
    return chosen === 'Yes' ? t('question.yes') : t('question.no')
  }
}

/** The option that a stored answer matches, however it was worded. */
export const matchChoice = ({ type }: Question, text: string): string | null => {
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

/**
 * By how many options an arrow key moves in a right-to-left page, where browsers follow the document order and not
 * the visible one; 0 for keys that browsers handle.
 */
const turned = ({ key }: KeyboardEvent): number => {
  if (document.documentElement.dir !== 'rtl') return 0
  return key === 'ArrowLeft' ? 1 : key === 'ArrowRight' ? -1 : 0
}

/** Moves the focus within a group of options to the chosen one, so that arrows and Tab continue from there. */
export const followChoice = (from: Element | null, { id }: Question, answer: string): void =>
  from
    ?.closest('[role=radiogroup]')
    ?.querySelector<HTMLInputElement>(`input[name="${id}"][value="${answer}"]`)
    ?.focus()

/** A scale or yes/no question as a group of radio buttons with big targets; arrow keys work as in any group. */
export const Choices = ({ question, value, onChange, labelledBy, describedBy, isInvalid }: ChoicesProps) => {
  const chosen = matchChoice(question, value)
  const choices = useChoices(question)
  const words = useWords().ends(question)
  const turn = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = turned(event)
    if (by === 0) return
    event.preventDefault()
    const at = choices.findIndex(({ answer }) => answer === event.currentTarget.value)
    const next = choices.at((at + by) % choices.length)
    if (next === undefined) return
    onChange(next.answer)
    followChoice(event.currentTarget, question, next.answer)
  }
  return (
    <div
      role="radiogroup"
      className={`q-choices q-choices--${question.type}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={question.required}
      aria-invalid={isInvalid}
    >
      {choices.map(({ answer, face, key, name }) => (
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
            onKeyDown={turn}
          />
          <span className="q-choice__face" aria-hidden>
            {face}
          </span>
        </label>
      ))}
      {words !== null && (
        <div className="q-choices__ends" aria-hidden>
          <span>{words.low}</span>
          <span>{words.high}</span>
        </div>
      )}
    </div>
  )
}
