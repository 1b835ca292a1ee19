import { ratingOrNull, yesOrNo } from '../../../../insights/questionnaire/answers.ts'
import type { KeyboardEvent } from 'react'
import { useTexts, useWords } from '../language/texts.ts'
import type { Question } from '../../../../insights/questionnaire/questionnaire.ts'

/** One answer of a few that can be picked, as it is stored; how it is shown and called; and the key that picks it. */
type Choice = { answer: string; face: string; name: string; key: string }

/** What a scale or yes/no question can be answered with; nothing for open questions. */
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

/** The answer that a key picks: its own, and on any keyboard the digits, and Y and N as in English. */
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

/** An answer as it is read again: of a yes/no question in the language that is shown, whatever is stored. */
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

/** Which of the choices a stored answer stands for, however it was worded. */
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
 * By how many places an arrow leads from right to left, where browsers go by the order of the page and not by what is
 * seen; 0 for anything that they do by themselves.
 */
const turned = ({ key }: KeyboardEvent): number => {
  if (document.documentElement.dir !== 'rtl') return 0
  return key === 'ArrowLeft' ? 1 : key === 'ArrowRight' ? -1 : 0
}

/** Somebody who is at one choice of a group is at the chosen one then, so that arrows and Tab go on from there. */
export const followChoice = (from: Element | null, { id }: Question, answer: string): void =>
  from
    ?.closest('[role=radiogroup]')
    ?.querySelector<HTMLInputElement>(`input[name="${id}"][value="${answer}"]`)
    ?.focus()

/** A scale or yes/no question as a group of radio buttons with big targets; arrow keys move, as in any. */
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
