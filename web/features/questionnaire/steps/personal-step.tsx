import { useId, useRef, useState } from 'react'
import {
  questionsOf,
  type Question,
  type QuestionId,
  type Section,
} from '../../../../insights/questionnaire/questionnaire.ts'
import { StepNavigation, StepTitle } from '../frame.tsx'
import { useStepKeys } from './keyboard-shortcuts.ts'
import { useLocalizedFailures } from '../language/localized-failures.ts'
import { useTexts, useWords } from '../language/texts.ts'
import { SectionLine } from './section-step.tsx'

type PersonalStepProps = {
  section: Section
  email: string
  valueOf: (id: QuestionId) => string
  problemOf: (id: QuestionId) => string | null
  isRefused: (id: QuestionId) => boolean
  onChange: (id: QuestionId, text: string) => void
  onBack: () => void
  onNext: () => void
  next?: string | undefined
}

const asked = questionsOf('getting_started').filter((question) => question.asked)
const autoComplete: Partial<Record<QuestionId, string>> = { full_name: 'name', company: 'organization' }

/** The questions of section 1 on one screen; the e-mail address is shown and not asked (docs/questionnaire.md). */
export const PersonalStep = (props: PersonalStepProps) => {
  const { section, email, valueOf, problemOf, isRefused, onChange, onBack, onNext, next } = props
  const t = useTexts()
  const { intro, prompt } = useWords()
  const [hasTried, setHasTried] = useState(false)
  const fields = useRef<Partial<Record<QuestionId, HTMLInputElement | null>>>({})
  const goOn = () => {
    setHasTried(true)
    const faulty = asked.find(({ id }) => problemOf(id) !== null)
    if (faulty === undefined) onNext()
    else fields.current[faulty.id]?.focus()
  }
  useStepKeys({ goOn })
  return (
    <div className="q-step">
      <SectionLine section={section} />
      <StepTitle>{t('personal.title')}</StepTitle>
      <p className="q-lead">
        {intro(section)} {t('personal.check')}
      </p>
      <div className="q-fields">
        {asked.map((question) => (
          <Field
            key={question.id}
            question={question}
            value={valueOf(question.id)}
            error={hasTried || isRefused(question.id) ? problemOf(question.id) : null}
            onChange={(text) => onChange(question.id, text)}
            keep={(element) => {
              fields.current[question.id] = element
            }}
          />
        ))}
        {email !== '' && (
          <dl className="q-email">
            <dt>{prompt({ id: 'email' })}</dt>
            <dd>
              <bdi>{email}</bdi>
            </dd>
          </dl>
        )}
      </div>
      <StepNavigation onBack={onBack} onNext={goOn} next={next ?? t('goOn')} />
    </div>
  )
}

type FieldProps = {
  question: Question
  value: string
  error: string | null
  onChange: (text: string) => void
  keep: (element: HTMLInputElement | null) => void
}

const Field = ({ question, value, error, onChange, keep }: FieldProps) => {
  const id = useId()
  const { prompt, placeholder } = useWords()
  const saying = useLocalizedFailures()
  return (
    <div className="q-field">
      <label htmlFor={id}>{prompt(question)}</label>
      <input
        id={id}
        ref={keep}
        className="q-input"
        dir="auto"
        placeholder={placeholder(question)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-required
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}error`}
        autoComplete={autoComplete[question.id]}
        enterKeyHint="next"
      />
      {error !== null && (
        <p className="q-error" id={`${id}error`} role="alert">
          {saying.problem(question, error)}
        </p>
      )}
    </div>
  )
}
