import { useEffect, useId, useRef, useState } from 'react'
import { maxAnswerLength, type Question, type Section } from '../../../insights/questionnaire.ts'
import { Choices, choicesOf } from './choices.tsx'
import { Moves, StepTitle } from './frame.tsx'
import { isTouchOnly, useStepKeys } from './keys.ts'
import { SectionLine } from './section-step.tsx'

type QuestionStepProps = {
  question: Question
  section: Section
  value: string
  /** What is wrong with the answer, shown once the person has tried to go on. */
  problem: string | null
  /** Shown at once: the server has refused this answer. */
  isRefused: boolean
  onChange: (text: string) => void
  onBack: () => void
  onNext: () => void
  /** What the button that goes on says, where it is not to the next question. */
  next?: string | undefined
}

/** How near to the limit the characters left are counted. */
const nearLimit = 500

/** The characters left, only where they begin to matter. */
const countLeft = (value: string): string | null => {
  const left = maxAnswerLength - value.length
  if (left > nearLimit) return null
  if (left >= 0) return `${left.toLocaleString()} characters left`
  return `${(-left).toLocaleString()} characters too many: at most ${maxAnswerLength.toLocaleString()} can be sent. Nothing is cut off.`
}

/** One question. */
export const QuestionStep = (props: QuestionStepProps) => {
  const { question, section, value, problem, isRefused, onChange, onBack, onNext, next } = props
  const ids = useId()
  const [hasTried, setHasTried] = useState(false)
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const isOpen = question.type === 'text' || question.type === 'textarea'
  const isBlank = value.trim() === ''
  const error = (hasTried || isRefused) && problem !== null ? problem : null
  const isTooLong = isOpen && value.length > maxAnswerLength
  const left = isOpen ? countLeft(value) : null
  const described = [`${ids}need`, left && `${ids}left`, error && `${ids}error`].filter(Boolean).join(' ')

  useEffect(() => {
    if (isOpen && !isTouchOnly()) field.current?.focus()
  }, [isOpen])

  const goOn = () => {
    setHasTried(true)
    if (problem === null) onNext()
    else field.current?.focus()
  }
  useStepKeys({
    goOn,
    answer: (key) => {
      const choice = choicesOf(question).find((choice) => choice.key === key.toLowerCase())
      if (choice !== undefined) onChange(choice.answer)
      return choice !== undefined
    },
  })

  const input = {
    ref: field,
    id: `${ids}field`,
    className: 'q-input',
    // Aligned by the language that is written.
    dir: 'auto',
    value,
    placeholder: question.placeholder,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    'aria-invalid': error !== null || isTooLong,
    'aria-describedby': described,
    'aria-required': question.required,
    enterKeyHint: isTouchOnly() && question.type === 'textarea' ? 'enter' : 'next',
  } as const

  return (
    <div className="q-step">
      <SectionLine section={section} />
      <StepTitle id={`${ids}title`} isFocused={!isOpen || isTouchOnly()}>
        {isOpen ? <label htmlFor={`${ids}field`}>{question.prompt}</label> : question.prompt}
      </StepTitle>
      <p className="q-quiet" id={`${ids}need`}>
        {question.required ? 'This one needs an answer.' : 'Optional'}
      </p>
      {question.type === 'text' && <input {...input} autoComplete="organization-title" />}
      {question.type === 'textarea' && <textarea {...input} rows={6} />}
      {!isOpen && (
        <Choices
          question={question}
          value={value}
          onChange={onChange}
          labelledBy={`${ids}title`}
          describedBy={described}
          isInvalid={error !== null}
        />
      )}
      {left !== null && (
        <p className={`${isTooLong ? 'q-error' : 'q-quiet'} figures`} id={`${ids}left`}>
          {left}
        </p>
      )}
      {!isOpen && !question.required && !isBlank && (
        <button type="button" className="q-clear" onClick={() => onChange('')}>
          Clear this answer
        </button>
      )}
      {error !== null && (
        <p className="q-error" id={`${ids}error`} role="alert">
          {error}
        </p>
      )}
      <Moves
        onBack={onBack}
        onNext={goOn}
        next={next ?? (isBlank && !question.required ? 'Skip' : 'Continue')}
        hint={<KeyHint question={question} />}
      />
    </div>
  )
}

const KeyHint = ({ question: { type } }: { question: Question }) => (
  <>
    {type === 'scale' && 'Keys 1 to 9, 0 for 10, then Enter'}
    {type === 'yesno' && 'Keys Y or N, then Enter'}
    {type === 'textarea' && 'Enter goes on, Shift + Enter for a new line'}
    {type === 'text' && 'Enter goes on'}
  </>
)
