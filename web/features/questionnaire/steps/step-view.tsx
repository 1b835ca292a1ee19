import { useState } from 'react'
import { questionOf, questionsOf, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { answerProblem, displayedAnswer } from './answer-validation.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import type { Visibility } from '../draft/draft-record.ts'
import { refusalText, type DraftState } from '../draft/draft-state.ts'
import { useTexts } from '../language/texts.ts'
import { PersonalStep } from './personal-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SectionStep } from './section-step.tsx'
import { review, stepAfter, stepBefore, stepOfQuestion, type Step } from './steps.ts'
import type { Respondent } from '../draft/use-draft.ts'

type LaterStepProps = {
  who: Respondent
  step: Exclude<Step, { kind: 'welcome' }>
  store: DraftStore
  state: DraftState
  email: string
  organizationName: string
  /** They came from the review to change one answer, and go back there. */
  isFromReview: boolean
  go: (to: Step, isBackToReview?: boolean) => void
  onSubmit: (told: Visibility | undefined) => void
}

/** Every step after the welcome. */
export const LazyStep = ({
  who,
  step,
  store,
  state,
  email,
  organizationName,
  isFromReview,
  go,
  onSubmit,
}: LaterStepProps) => {
  const t = useTexts()
  const [passed, setPassed] = useState<ReadonlySet<QuestionId>>(new Set())
  /** What the review led to, where somebody has not gone on from there in another way since. */
  const [changed, setChanged] = useState<QuestionId>()
  const toReview = () => {
    // Also where it was not the review's own button that led here: an answer that was refused, a page loaded again.
    if (step.kind === 'question') setChanged(step.question.id)
    go(review)
  }
  const onBack = () => {
    if (isFromReview) return toReview()
    setChanged(undefined)
    go(stepBefore(step))
  }
  if (step.kind === 'review') {
    return (
      <ReviewStep
        who={who}
        state={state}
        passed={passed}
        email={email}
        organizationName={organizationName}
        changed={changed}
        onEdit={(id) => {
          setChanged(id)
          go(stepOfQuestion(id), true)
        }}
        onBack={onBack}
        onSubmit={onSubmit}
      />
    )
  }
  const onNext = () => {
    const asked =
      step.kind === 'personal'
        ? questionsOf('getting_started')
        : step.kind === 'question'
          ? [step.question]
          : []
    for (const { id, asked: isAsked } of asked) if (isAsked) store.type(id, displayedAnswer(state, id))
    setPassed((before) => new Set([...before, ...asked.map(({ id }) => id)]))
    if (isFromReview) toReview()
    else go(stepAfter(step))
  }
  const moves = { onBack, onNext, next: isFromReview ? t('question.backToAnswers') : undefined }
  const isRefused = (id: QuestionId) => refusalText(state, id) !== undefined
  if (step.kind === 'personal') {
    return (
      <PersonalStep
        section={step.section}
        email={email}
        valueOf={(id) => displayedAnswer(state, id)}
        problemOf={(id) => answerProblem(state, questionOf(id))}
        isRefused={isRefused}
        onChange={store.type}
        {...moves}
      />
    )
  }
  if (step.kind === 'intro') return <SectionStep key={step.path} section={step.section} {...moves} />
  return (
    <QuestionStep
      key={step.path}
      question={step.question}
      section={step.section}
      value={displayedAnswer(state, step.question.id)}
      problem={answerProblem(state, step.question)}
      isRefused={isRefused(step.question.id)}
      onChange={(text) => store.type(step.question.id, text)}
      {...moves}
    />
  )
}
