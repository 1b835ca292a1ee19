import { Skeleton, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { questionIds, type QuestionId } from '../../../insights/questionnaire/questionnaire.ts'
import { useViewState } from '../../core/navigation/url-state.ts'
import { useSession } from '../../core/session/session.ts'
import { paths } from '../../core/navigation/paths.ts'
import { useDocumentTitle } from '../../ui/page/page.tsx'
import { findConflicts } from './draft/device-conflicts.ts'
import { blockingError, isSubmitBlocked, refusalText } from './draft/draft-state.ts'
import { collectAnswers, pendingEdits } from './draft/draft-record.ts'
import type { QuestionnaireSubject } from './draft/questionnaire-subject.ts'
import { isNotFound } from './draft/draft-errors.ts'
import { Frame } from './frame.tsx'
import { fetchLazySteps, WithLazySteps } from './lazy-steps.tsx'
import { useLocalizedFailures } from './language/localized-failures.ts'
import { useTexts, useWords } from './language/texts.ts'
import { NotInvited } from './notices/not-invited.tsx'
import { MessageScreen, OnwardLinks } from './notices/message-screen.tsx'
import { wouldLoseEdits, saveStatus } from './draft/save-status.ts'
import { OtherAccountNotice } from './notices/other-account-notice.tsx'
import { stepProgress, review, findStep, stepOfQuestion, type Step } from './steps/steps.ts'
import { useDraft, useOnline, type Respondent } from './draft/use-draft.ts'
import { WelcomeStep, type JoinOffer } from './steps/welcome-step.tsx'

/** `back`: on a step opened from the review, `review`; on the review, the step that was left to resolve a conflict. */
const View = z.object({ step: z.string().catch('welcome'), back: z.string().catch('') })

const useTitle = (step: Step): string => {
  const t = useTexts()
  const { prompt, title } = useWords()
  if (step.kind === 'question') return prompt(step.question)
  if (step.kind === 'intro') return title(step.section)
  return step.kind === 'welcome' ? t('title') : t(`${step.kind}.title`)
}

/** The outline of a first step while the answers load. */
export const QuestionnaireSkeleton = () => {
  const t = useTexts()
  return (
    <Frame>
      <h1 className="visually-hidden">{t('title')}</h1>
      <output className="visually-hidden">{t('loading')}</output>
      <FirstShape />
    </Frame>
  )
}

/** The same without texts, while their language is still unknown. */
export const QuestionnairePlaceholder = () => (
  <div className="q-frame">
    <main className="q-main">
      <FirstShape />
    </main>
  </div>
)

const FirstShape = () => (
  <Stack className="q-step" aria-busy>
    <Skeleton height={36} width="70%" />
    <Skeleton height={20} mt="md" />
    <Skeleton height={20} mt="xs" width="85%" />
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} height={72} mt="lg" />
    ))}
  </Stack>
)

/** One questionnaire from welcome to thank-you (specification point 2). The step is in the URL. */
export const Questionnaire = ({
  who,
  about: told,
  joining,
}: {
  who: Respondent
  about: QuestionnaireSubject | null
  joining?: JoinOffer | undefined
}) => {
  const t = useTexts()
  const saying = useLocalizedFailures()
  const [store, state] = useDraft(who, told)
  const [view, setView] = useViewState(View)
  const isOnline = useOnline()
  const signedInAs = useSession()?.user.email
  const [hasSubmitted, setHasSubmitted] = useState(state.isSubmitWanted)
  const isWaiting = useRef(state.isSubmitWanted)
  const step = findStep(view.step)
  const { about } = state.record
  const organizationName = about?.organizationName ?? t('yourOrganization')
  const email = about?.email ?? ''
  const answers = collectAnswers(state.record)
  useDocumentTitle(useTitle(step))

  // A step opened with a way back is only a visit: the resume position stays.
  const isAside = view.back !== ''
  useEffect(() => {
    if (step.kind !== 'welcome' && !isAside) store.arrive(step.path)
  }, [store, step, isAside])

  const go = (to: Step, isBackToReview = false) =>
    setView({ step: to.path, back: isBackToReview ? 'review' : undefined }, { push: true })
  const faulty = useRef<QuestionId | null>(null)
  const refused = Object.keys(state.refused).length > 0 ? questionWithRefusal(state) : null
  // A refused answer opens its question, once; the review lists it too.
  useEffect(() => {
    if (step.kind !== 'review' || state.submitTrouble === null || refused === faulty.current) return
    faulty.current = refused
    if (refused !== null) setView({ step: stepOfQuestion(refused).path, back: 'review' }, { push: true })
  }, [step.kind, state.submitTrouble, refused, setView])
  // Leaving the review to change an answer cancels a pending submission. People who return to the page with one
  // pending start at the review.
  useEffect(() => {
    if (step.kind === 'review') isWaiting.current = false
    else if (isWaiting.current) setView({ step: review.path, back: undefined })
    else store.hold()
  }, [step.kind, store, setView])

  if (state.isCompleted) {
    return (
      <WithLazySteps as="screen" waiting={<QuestionnaireSkeleton />}>
        {({ ThankYou }) => (
          <ThankYou
            who={who}
            organizationName={organizationName}
            name={answers.full_name ?? about?.name ?? ''}
            isJustNow={hasSubmitted}
            submittedAt={state.submittedAt}
            sent={'orgId' in who ? state.record.known?.answers : undefined}
            record={state.record}
            code={'code' in who ? who.code : undefined}
          />
        )}
      </WithLazySteps>
    )
  }
  // The e-mail address is always there: it comes from the invitation and is not an answer.
  const hasAnswers = Object.keys(answers).some((id) => id !== 'email')
  if (!state.hasLoaded && state.stop !== null && !hasAnswers) {
    if ('orgId' in who && isNotFound(state.stop.message)) {
      return <NotInvited orgId={who.orgId} about={about} />
    }
    const { message, kind } = state.stop
    return (
      <MessageScreen title={t('closed.title')} organizationName={about?.organizationName}>
        <p className="q-lead">
          {isNotFound(message) ? t('refused.notFound') : saying.failure(message, kind !== 'refused')}
        </p>
        <p>
          <OnwardLinks />
        </p>
      </MessageScreen>
    )
  }
  if (!state.hasLoaded && state.retry === null && state.stop === null && !hasAnswers)
    return <QuestionnaireSkeleton />

  const isSurvey = step.kind === 'welcome' || step.kind === 'review'
  // People who came to the review to resolve a conflict get a link back to where they were.
  const cameFrom = step.kind === 'review' && view.back !== '' ? findStep(view.back) : undefined
  // A rejected blank answer is not recorded: then only the link back is left to show.
  const hasTwoDevices =
    cameFrom !== undefined || findConflicts(state.record).length > 0 || (state.record.aside ?? []).length > 0
  const block = blockingError(state, isOnline)
  // In the review it is in the footer, beside the button that was pressed.
  const isAtFoot = step.kind === 'review' && block !== null && isSubmitBlocked(state, block)
  const blockAbove = isAtFoot ? null : block
  const start = async () => {
    try {
      const { resumeStep } = await fetchLazySteps()
      go(resumeStep(state.record))
    } catch {
      // That step shows the failure and retries.
      go(findStep('about-you'))
    }
  }

  return (
    <Frame
      organizationName={about?.organizationName}
      progress={stepProgress(step)}
      saved={saveStatus(state, isOnline)}
      unsent={pendingEdits(state.record).length}
    >
      {(wouldLoseEdits(state) || blockAbove !== null) && (
        <WithLazySteps as="piece" waiting={null}>
          {({ DraftErrorNotice }) => (
            <DraftErrorNotice state={state} block={blockAbove} onRetry={store.tryAgain} />
          )}
        </WithLazySteps>
      )}
      {hasTwoDevices && (
        <WithLazySteps as="piece" waiting={null}>
          {({ ResolveConflicts }) => (
            <ResolveConflicts
              state={state}
              onChoose={store.choose}
              onCompare={
                isSurvey ? undefined : () => setView({ step: review.path, back: step.path }, { push: true })
              }
              onReturn={cameFrom && (() => go(cameFrom))}
            />
          )}
        </WithLazySteps>
      )}
      {isSurvey && state.reopened !== null && (
        <WithLazySteps as="piece" waiting={null}>
          {({ ReopenedAnswers }) => <ReopenedAnswers state={state} onUse={store.type} />}
        </WithLazySteps>
      )}
      {about !== null && isSurvey && <OtherAccountNotice about={about} signedInAs={signedInAs} />}
      {step.kind === 'welcome' && 'orgId' in who && (
        <p className="q-quiet">
          <a className="q-link" href={`#${paths.home}`}>
            {t('welcome.later', { organization: organizationName })}
          </a>
        </p>
      )}
      {step.kind === 'welcome' && (
        <WelcomeStep
          who={who}
          about={about}
          hasBegun={hasAnswers}
          joining={joining}
          onStart={() => void start()}
        />
      )}
      {step.kind !== 'welcome' && (
        <WithLazySteps as="step" waiting={<FirstShape />}>
          {({ LazyStep }) => (
            <LazyStep
              who={who}
              step={step}
              store={store}
              state={state}
              email={email}
              organizationName={organizationName}
              isFromReview={view.back === 'review'}
              go={go}
              onSubmit={(told) => {
                setHasSubmitted(true)
                store.submit(told)
              }}
            />
          )}
        </WithLazySteps>
      )}
    </Frame>
  )
}

const questionWithRefusal = (state: Parameters<typeof refusalText>[0]): QuestionId | null =>
  questionIds.find((id) => refusalText(state, id) !== undefined) ?? null
