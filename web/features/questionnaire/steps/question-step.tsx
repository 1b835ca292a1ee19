import { useEffect, useId, useRef, useState } from 'react'
import { isBlankText } from '../../../../insights/text/plain-text.ts'
import {
  maxAnswerLength,
  type Question,
  type Section,
} from '../../../../insights/questionnaire/questionnaire.ts'
import { answerByKey, Choices, followChoice, useChoices } from './choices.tsx'
import { StepNavigation, StepTitle } from '../frame.tsx'
import { isTouchOnly, useStepKeys } from './keyboard-shortcuts.ts'
import { useLocalizedFailures } from '../language/localized-failures.ts'
import { useTexts, useWords, type Texts } from '../language/texts.ts'
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
const countLeft = (value: string, t: Texts): string | null => {
  const left = maxAnswerLength - value.length
  if (left > nearLimit) return null
  if (left >= 0) return t('question.charactersLeft', { count: left })
  return t('question.charactersTooMany', { count: -left, max: maxAnswerLength })
}

/** One question. */
export const QuestionStep = (props: QuestionStepProps) => {
  const { question, section, value, problem, isRefused, onChange, onBack, onNext, next } = props
  const t = useTexts()
  const { prompt, placeholder } = useWords()
  const saying = useLocalizedFailures()
  const choices = useChoices(question)
  const ids = useId()
  const [hasTried, setHasTried] = useState(false)
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const isOpen = question.type === 'text' || question.type === 'textarea'
  const isBlank = isBlankText(value)
  const error = (hasTried || isRefused) && problem !== null ? problem : null
  const isTooLong = isOpen && value.length > maxAnswerLength
  const left = isOpen ? countLeft(value, t) : null
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
      const answer = answerByKey(question, choices, key)
      if (answer === undefined) return false
      onChange(answer)
      followChoice(document.activeElement, question, answer)
      return true
    },
  })

  const input = {
    ref: field,
    id: `${ids}field`,
    className: 'q-input',
    // Aligned by the language that is written.
    dir: 'auto',
    value,
    placeholder: placeholder(question),
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
        {isOpen ? <label htmlFor={`${ids}field`}>{prompt(question)}</label> : prompt(question)}
      </StepTitle>
      <p className="q-quiet" id={`${ids}need`}>
        {question.required ? t('question.needed') : t('question.optional')}
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
          {t('question.clear')}
        </button>
      )}
      {error !== null && (
        <p className="q-error" id={`${ids}error`} role="alert">
          {saying.problem(question, error)}
        </p>
      )}
      <StepNavigation
        onBack={onBack}
        onNext={goOn}
        next={next ?? (isBlank && !question.required ? t('question.skip') : t('goOn'))}
        hint={<KeyHint question={question} />}
      />
    </div>
  )
}

const hints = {
  scale: 'question.keysScale',
  yesno: 'question.keysYesNo',
  textarea: 'question.keysLong',
  text: 'question.keysShort',
} as const

const KeyHint = ({ question: { type } }: { question: Question }) => useTexts()(hints[type])
