import { Skeleton, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Trans } from 'react-i18next'
import { z } from 'zod'
import { questionIds, questionOf, questionsOf, type QuestionId } from '../../../insights/questionnaire.ts'
import { useViewState } from '../../core/view-state.ts'
import { useSession } from '../../core/session.ts'
import { paths } from '../../paths.ts'
import { useDocumentTitle } from '../../ui/page.tsx'
import { problemOf, shownAnswer } from './answering.ts'
import { refusalText } from './draft-state.ts'
import { answersOf, unsentOf, type About } from './draft-record.ts'
import { Frame } from './frame.tsx'
import { useSaying } from './language/saying.ts'
import { useTexts, useWords } from './language/texts.ts'
import { Notice, SignInLink } from './notices.tsx'
import { PersonalStep } from './personal-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { OpenedAgain } from './opened-again.tsx'
import { ReviewStep } from './review-step.tsx'
import { savedState } from './saved-state.ts'
import { SectionStep } from './section-step.tsx'
import { SomeoneElse } from './someone-else.tsx'
import { progressAt, review, stepAfter, stepAt, stepBefore, stepOf, stepToGoOn, type Step } from './steps.ts'
import { Thanks } from './thanks.tsx'
import { Troubles } from './troubles.tsx'
import { TwoDevices } from './two-devices.tsx'
import { useDraft, useOnline, type Who } from './use-draft.ts'
import { WelcomeStep, type Joining } from './welcome-step.tsx'

const View = z.object({ step: z.string().catch('welcome'), back: z.string().catch('') })

const useTitle = (step: Step): string => {
  const t = useTexts()
  const { prompt, title } = useWords()
  if (step.kind === 'question') return prompt(step.question)
  if (step.kind === 'intro') return title(step.section)
  return step.kind === 'welcome' ? t('title') : t(`${step.kind}.title`)
}

/** The shape of a first step, while the answers come. */
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

/** The same without words, while it is not known yet in which language they are. */
export const QuestionnaireShape = () => (
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

/** One questionnaire from welcome to thank-you (specification point 2). The step is in the address. */
export const Questionnaire = ({
  who,
  about: told,
  joining,
}: {
  who: Who
  about: About | null
  joining?: Joining | undefined
}) => {
  const t = useTexts()
  const saying = useSaying()
  const [store, state] = useDraft(who, told)
  const [view, setView] = useViewState(View)
  const isOnline = useOnline()
  const signedInAs = useSession()?.user.email
  const [hasSubmitted, setHasSubmitted] = useState(state.isSubmitWanted)
  const isWaiting = useRef(state.isSubmitWanted)
  const step = stepAt(view.step)
  const { about } = state.record
  const organizationName = about?.organizationName ?? t('yourOrganization')
  const email = about?.email ?? ''
  const answers = answersOf(state.record)
  useDocumentTitle(useTitle(step))

  const go = (to: Step, isBackToReview = false) =>
    setView({ step: to.path, back: isBackToReview ? 'review' : undefined }, { push: true })
  const faulty = useRef<QuestionId | null>(null)
  const refused = Object.keys(state.refused).length > 0 ? questionWithRefusal(state) : null
  // A refused answer leads to its question, once; the review lists it too.
  useEffect(() => {
    if (step.kind !== 'review' || state.submitTrouble === null || refused === faulty.current) return
    faulty.current = refused
    if (refused !== null) setView({ step: stepOf(refused).path, back: 'review' }, { push: true })
  }, [step.kind, state.submitTrouble, refused, setView])
  // What could not be sent yet is not sent behind the back of somebody who went on to change it; whoever comes back sees
  // that it waits.
  useEffect(() => {
    if (step.kind === 'review') isWaiting.current = false
    else if (isWaiting.current) setView({ step: review.path, back: undefined })
    else store.hold()
  }, [step.kind, store, setView])

  if (state.isCompleted) {
    return (
      <Thanks
        organizationName={organizationName}
        name={answers.full_name ?? about?.name ?? ''}
        isJustNow={hasSubmitted}
        submittedAt={state.submittedAt}
        leftOver={unsentOf(state.record.edits).length}
        record={state.record}
        code={'code' in who ? who.code : undefined}
      />
    )
  }
  // The e-mail address is always there: it comes from the invitation and is no answer of theirs.
  const hasAnswers = Object.keys(answers).some((id) => id !== 'email')
  if (!state.hasLoaded && state.stop !== null && !hasAnswers) {
    return (
      <Notice title={t('closed.title')} organizationName={about?.organizationName}>
        <p className="q-lead">{saying.failure(state.stop.message, state.stop.kind !== 'refused')}</p>
        <p>
          <Trans t={t} i18nKey="closed.ask" components={{ signIn: <SignInLink /> }} />
        </p>
      </Notice>
    )
  }
  if (!state.hasLoaded && state.retry === null && state.stop === null && !hasAnswers)
    return <QuestionnaireSkeleton />

  const next = view.back === 'review' ? t('question.backToAnswers') : undefined
  const goOn = () => {
    const asked =
      step.kind === 'personal'
        ? questionsOf('getting_started')
        : step.kind === 'question'
          ? [step.question]
          : []
    for (const { id, asked: isAsked } of asked) if (isAsked) store.type(id, shownAnswer(state, id))
    go(view.back === 'review' ? review : stepAfter(step))
  }
  const goBack = () => go(view.back === 'review' ? review : stepBefore(step))

  return (
    <Frame
      organizationName={about?.organizationName}
      progress={progressAt(step)}
      saved={savedState(state, isOnline)}
    >
      <Troubles state={state} onRetry={store.tryAgain} />
      <TwoDevices
        state={state}
        onChoose={store.choose}
        onCompare={step.kind === 'welcome' || step.kind === 'review' ? undefined : () => go(review)}
      />
      {(step.kind === 'welcome' || step.kind === 'review') && (
        <OpenedAgain state={state} onUse={store.type} />
      )}
      {about !== null && (step.kind === 'welcome' || step.kind === 'review') && (
        <SomeoneElse about={about} signedInAs={signedInAs} />
      )}
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
          onStart={() => go(stepToGoOn(answers))}
        />
      )}
      {step.kind === 'personal' && (
        <PersonalStep
          section={step.section}
          email={email}
          valueOf={(id) => shownAnswer(state, id)}
          problemOf={(id) => problemOf(state, questionOf(id))}
          isRefused={(id) => refusalText(state, id) !== undefined}
          onChange={store.type}
          onBack={goBack}
          onNext={goOn}
          next={next}
        />
      )}
      {step.kind === 'intro' && (
        <SectionStep key={step.path} section={step.section} onBack={goBack} onNext={goOn} />
      )}
      {step.kind === 'question' && (
        <QuestionStep
          key={step.path}
          question={step.question}
          section={step.section}
          value={shownAnswer(state, step.question.id)}
          problem={problemOf(state, step.question)}
          isRefused={refusalText(state, step.question.id) !== undefined}
          onChange={(text) => store.type(step.question.id, text)}
          onBack={goBack}
          onNext={goOn}
          next={next}
        />
      )}
      {step.kind === 'review' && (
        <ReviewStep
          state={state}
          email={email}
          organizationName={organizationName}
          onEdit={(id) => go(stepOf(id), true)}
          onBack={goBack}
          onSubmit={() => {
            setHasSubmitted(true)
            store.submit()
          }}
        />
      )}
    </Frame>
  )
}

const questionWithRefusal = (state: Parameters<typeof refusalText>[0]): QuestionId | null =>
  questionIds.find((id) => refusalText(state, id) !== undefined) ?? null
