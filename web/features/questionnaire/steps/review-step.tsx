import { Pencil, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  questions,
  type Question,
  type QuestionId,
} from '../../../../insights/questionnaire/questionnaire.ts'
import { findConflicts } from '../draft/device-conflicts.ts'
import {
  blockingError,
  isSubmitBlocked,
  refusalText,
  submitError,
  type DraftState,
} from '../draft/draft-state.ts'
import { draftErrorText } from '../draft/draft-errors.ts'
import { collectAnswers, type Visibility } from '../draft/draft-record.ts'
import { StepNavigation, StepTitle } from '../frame.tsx'
import { ExportAnswers } from '../draft/export-answers.tsx'
import { useLocalizedFailures } from '../language/localized-failures.ts'
import { useTexts, useWords } from '../language/texts.ts'
import { ColleagueReadersNotice, useReportVisibility } from '../notices/privacy-notice.tsx'
import { useOnline, type Respondent } from '../draft/use-draft.ts'
import { findProblems, passedQuestions } from './answer-validation.ts'
import { ReviewedAnswer, ReviewedSections } from './answer-summary.tsx'
import { conflictSectionId } from '../draft/resolve-conflicts.tsx'

type ReviewStepProps = {
  who: Respondent
  state: DraftState
  /** The questions that were passed in this visit, answered or not. */
  passed: ReadonlySet<QuestionId>
  email: string
  organizationName: string
  /** The question that was just viewed or changed: the review resumes there. */
  changed: QuestionId | undefined
  onEdit: (id: QuestionId) => void
  onBack: () => void
  /** `told`: who the page says can read released reports. */
  onSubmit: (told: Visibility | undefined) => void
}

/** All answers, each with a link to its question, what is missing, and the one button that submits. */
export const ReviewStep = (props: ReviewStepProps) => {
  const { who, state, passed, email, organizationName, changed, onEdit, onBack, onSubmit } = props
  const t = useTexts()
  const saying = useLocalizedFailures()
  const answers = collectAnswers(state.record)
  const gonePast = passedQuestions(answers, passed)
  const missing = useRef<HTMLDivElement>(null)
  const [hasTried, setHasTried] = useState(false)
  const isAwaited = useRef(false)
  // Once per press: automatic retries do not scroll the page of a person who is reading.
  const bringTroubleIntoSight = useCallback((foot: Element | null | undefined) => {
    if (!isAwaited.current) return
    isAwaited.current = false
    foot?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Conflicts between devices are above the title: people who come to resolve them start there.
  const [hasToChoose] = useState(() => findConflicts(state.record).length > 0)
  const [begun] = useState(hasToChoose ? undefined : changed)
  useEffect(() => {
    if (hasToChoose) document.getElementById(conflictSectionId)?.focus()
  }, [hasToChoose])
  const problems = questions.flatMap((question) => {
    const message = refusalText(state, question.id) ?? findProblems([question], answers)[0]?.message
    return message === undefined ? [] : [{ question, message }]
  })
  const asked = useReportVisibility(who)
  // It was refused because more people can read it by now, which the refusal said.
  const visibility = state.submitTrouble?.kind === 'agree' ? 'organization' : asked
  const isTriedAgain =
    state.isSubmitWanted || (state.submitTrouble !== null && state.submitTrouble.kind !== 'agree')
  const isSubmitting = state.talk?.kind === 'submit' || (state.isSubmitWanted && state.retry === null)
  const submit = () => {
    setHasTried(true)
    if (findConflicts(state.record).length > 0) document.getElementById(conflictSectionId)?.focus()
    else if (problems.length === 0) {
      isAwaited.current = true
      onSubmit(visibility)
    } else missing.current?.focus()
  }
  return (
    <div className="q-step q-step--wide">
      <StepTitle isFocused={!hasToChoose && begun === undefined}>{t('review.title')}</StepTitle>
      <p className="q-lead">{t('review.lead', { organization: organizationName })}</p>
      <ColleagueReadersNotice visibility={visibility} organization={organizationName} />
      {problems.length > 0 && (
        <div
          ref={missing}
          tabIndex={-1}
          className={`q-note ${hasTried ? 'q-note--bad' : ''}`}
          role={hasTried ? 'alert' : undefined}
        >
          <h2>{t('review.needsYou', { count: problems.length })}</h2>
          <ul>
            {problems.map(({ question, message }) => (
              <li key={question.id}>
                <button type="button" className="q-link" onClick={() => onEdit(question.id)}>
                  {saying.problem(question, message)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ReviewedSections name="review" heading="h2">
        {(question) => {
          const isFaulty = problems.some((problem) => problem.question.id === question.id)
          return (
            <ReviewedAnswer
              key={question.id}
              question={question}
              answer={question.asked ? answers[question.id] : email}
              none={<NoAnswer isFaulty={isFaulty} isPassed={gonePast.has(question.id)} />}
            >
              {question.asked && (
                <Change
                  question={question}
                  isFocused={question.id === begun}
                  onEdit={() => onEdit(question.id)}
                />
              )}
            </ReviewedAnswer>
          )
        }}
      </ReviewedSections>
      <StepNavigation
        onBack={onBack}
        onNext={submit}
        next={t(isTriedAgain ? 'tryAgain' : 'review.send')}
        isLoading={isSubmitting}
      >
        <SubmitTrouble state={state} onShown={bringTroubleIntoSight} />
      </StepNavigation>
    </div>
  )
}

const NoAnswer = ({ isFaulty, isPassed }: { isFaulty: boolean; isPassed: boolean }) => {
  const t = useTexts()
  return (
    <span className={isFaulty ? 'q-needed' : 'q-quiet'}>
      {isFaulty && <TriangleAlert size={16} aria-hidden />}
      {t(isFaulty ? 'review.needsAnswer' : isPassed ? 'review.skipped' : 'review.notYet')}
    </span>
  )
}

type ChangeProps = { question: Question; isFocused: boolean; onEdit: () => void }

/** Opens a question; takes the focus on return from it, in the middle of the window. */
const Change = ({ question, isFocused, onEdit }: ChangeProps) => {
  const t = useTexts()
  const { prompt } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isFocused) return
    // The browser's own scrolling would put it at the edge, below the bar with the buttons.
    button.current?.scrollIntoView({ block: 'center' })
    button.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <button
      type="button"
      ref={button}
      className="q-edit"
      onClick={onEdit}
      // The Enter that led back here would, if held, lead away again.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      aria-label={t('review.changeQuestion', { question: prompt(question) })}
    >
      <Pencil size={16} aria-hidden />
      {t('review.change')}
    </button>
  )
}

type SubmitTroubleProps = {
  state: DraftState
  /** Called with the footer around it, whose buttons it pushes down: out of the window if the footer is not sticky. */
  onShown: (foot: Element | null | undefined) => void
}

/** Why it could not be submitted yet, that nothing is lost, and what happens now. */
const SubmitTrouble = ({ state, onShown }: SubmitTroubleProps) => {
  const t = useTexts()
  const saying = useLocalizedFailures()
  const isOnline = useOnline()
  const trouble = submitError(state)
  const block = blockingError(state, isOnline)
  const isBlocked = block !== null && isSubmitBlocked(state, block)
  // A lasting error stays on screen during a retry, with the export of the answers.
  const isShown = trouble !== null && (state.talk?.kind !== 'submit' || isBlocked)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) onShown(note.current?.parentElement)
  }, [isShown, onShown])
  if (!isShown) return null
  const message = draftErrorText(trouble, state.isSubmitWanted)
  const next = trouble === state.stop ? 'trouble.newInvitation' : 'review.canTryAgain'
  return (
    <div ref={note} className="q-note q-note--bad q-moves__trouble" role="alert">
      <h2>{t('review.notSent')}</h2>
      <p>{saying.failure(message, trouble.kind !== 'refused')}</p>
      <p>
        {state.isDeviceKeeping ? t('review.kept') : t('review.keepOpen')}{' '}
        {t(state.isSubmitWanted ? 'review.sentByThemselves' : next)}
      </p>
      {isBlocked && <ExportAnswers record={state.record} />}
    </div>
  )
}
