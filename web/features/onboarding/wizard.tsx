import { Alert, Button, Modal, Stack, Text, Title } from '@mantine/core'
import { Check, CloudOff } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { z } from 'zod'
import { canSubscribe } from '../../../contract/calls/billing.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { minutesToAnswer } from '../../../insights/questionnaire/questionnaire.ts'
import { useCommand } from '../../core/api/queries.ts'
import { failureText } from '../../core/api/call-error.ts'
import { useMay, useMembership } from '../../core/organization/membership.tsx'
import { storeOnboarded } from '../../core/organization/remembered-onboarding.ts'
import { useViewState } from '../../core/navigation/url-state.ts'
import { DialogBody } from '../../ui/dialogs/dialog-body.tsx'
import { Empty } from '../../ui/feedback/query-states.tsx'
import { CompanyStep } from './company-step.tsx'
import { DepartmentsStep } from './departments-step.tsx'
import { ReadyStep } from './ready-step.tsx'
import { CloseReview } from './setup-summary.tsx'
import {
  currentStep,
  startsWithPlan,
  adjacentStep,
  wizardStepsFor,
  stepTitles,
  type StepId,
} from './wizard-steps.ts'
import { useSaveStep, type LeaveStep } from './use-save-step.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/onboarding.json' with { type: 'json' }

const View = z.object({ step: z.string().optional().catch(undefined) })

/** What leaving now would lose, in a sentence; a new object whenever something else is typed. */
export type UnsavedInput = { readonly words: string }

export type InvitingComponent = ComponentType<{ onUnsent: (unsent: UnsavedInput | undefined) => void }>

export type WizardProps = {
  inviting: InvitingComponent
  /** Says how the links reach people without mail. */
  links: ReactNode
  plan: ReactNode
  /** The organization is set up already: its steps are shown again to review and change. */
  isReview: boolean
  /** This page is about to complete the setup, or the review is over. */
  onEnding: () => void
}

/**
 * The steps of setting up an organization. Each is stored as it is left, the wizard resumes at the last step, and
 * every step can be skipped.
 */
export const Wizard = (props: WizardProps) => {
  const { organization, standIn } = useMembership()
  if (standIn === undefined) return <Steps {...props} />
  // Defaults would look like entered values, and be stored over them.
  return (
    <Empty
      order={1}
      icon={<CloudOff size={24} />}
      title={t(texts, props.isReview ? 'review.title' : 'wizard.setUp', {
        companyName: organization.companyName,
      })}
      action={<Button onClick={standIn.retry}>{t(texts, 'wizard.loadItAgain')}</Button>}
    >
      {t(texts, 'wizard.couldNotBeLoaded')}
    </Empty>
  )
}

const Steps = ({ inviting: InvitePeople, links, plan, isReview, onEnding }: WizardProps) => {
  const { organization, data } = useMembership()
  const mayView = useMay('org:view')
  // People who may not see the stored values would overwrite them with defaults.
  const mayChange = useMay('org:settings') && mayView
  const mayChoosePlan = useMay('org:billing')
  const steps = wizardStepsFor(data)
  const [{ step: wanted }, setView] = useViewState(View)
  const left = data.onboardingData.step
  // A review starts at the first step.
  const step = currentStep(steps, { wanted, left: isReview ? undefined : left })
  const beginsWithPlan = !isReview && startsWithPlan(step, left)
  const save = useSaveStep()
  const complete = useCommand(organizations.completeOnboarding)

  const goTo = (id: StepId | undefined) => {
    if (id !== undefined) setView({ step: id }, { push: true })
  }
  const leave: LeaveStep = (by, changes, keeping) => {
    const next = beginsWithPlan ? 'company' : adjacentStep(steps, step, by)
    const { organization: collected, displayName } = changes ?? {}
    // The step to resume at is stored with it; a review has nothing to resume.
    const reached = isReview || next === undefined ? undefined : { step: next }
    const organizationChange = mayChange &&
      (collected !== undefined || reached !== undefined) && {
        organization: { ...collected, onboardingData: { ...collected?.onboardingData, ...reached } },
      }
    keeping?.sent()
    save.mutate(
      { displayName, ...organizationChange },
      { onSuccess: () => goTo(next), onError: () => keeping?.failed() },
    )
  }
  const [unsent, setUnsent] = useState<UnsavedInput>()
  /** The input that was confirmed to be left out; anything typed later is asked about again. */
  const [agreed, setAgreed] = useState<UnsavedInput>()
  /** What to do once it is confirmed that the people typed are not to be invited; at the end they are forgotten. */
  const [asked, setAsked] = useState<{ go: () => void; isEnd: boolean }>()
  const whenSure = (go: () => void, isEnd = false) =>
    unsent === undefined || unsent === agreed ? go() : setAsked({ go, isEnd })
  // Stays mounted once opened, so that going back finds what was typed.
  const [wasAtPeople, setWasAtPeople] = useState(false)
  if (step === 'people' && !wasAtPeople) setWasAtPeople(true)

  const finish = () => {
    onEnding()
    // People who were typed and not invited are forgotten with it.
    if (isReview) return storeOnboarded(organization.orgId)
    // This page may be unmounted by then: the refreshed list redirects as soon as the setup is complete.
    complete.mutateAsync({ payload: {} }).then(
      () => storeOnboarded(organization.orgId),
      // A failure is shown from `complete`.
      () => undefined,
    )
  }
  const error = save.error ?? complete.error
  const isBusy = save.isPending || complete.isPending
  const props = { mayChange, isBusy, isReview, onLeave: leave }
  return (
    <div className="wizard">
      <header className="wizard__head">
        <Title order={1}>
          {t(texts, isReview ? 'review.title' : 'wizard.setUp', { companyName: organization.companyName })}
        </Title>
        <Text c="dimmed">
          {t(texts, isReview ? 'review.everythingIsInUse' : 'wizard.aboutThreeMinutesEachStep')}
        </Text>
        <Progress
          steps={steps}
          current={step}
          passed={isReview ? steps.length : beginsWithPlan ? 0 : steps.indexOf(step)}
        />
      </header>
      <section className="wizard__card" aria-labelledby="wizard-step">
        <StepTitle key={step} step={step} />
        {error !== null && (
          <Alert color="red" role="alert">
            {failureText(error)}
          </Alert>
        )}
        {step === 'company' && <CompanyStep {...props} />}
        {step === 'departments' && <DepartmentsStep {...props} />}
        {wasAtPeople && (
          <OthersStep
            {...props}
            onLeave={(by) => whenSure(() => leave(by))}
            isHidden={step !== 'people'}
            isQuiet={unsent !== undefined}
            text={t(texts, 'wizard.everyoneYouInviteAnswersThe', { minutesToAnswer })}
          >
            <InvitePeople onUnsent={setUnsent} />
          </OthersStep>
        )}
        {step === 'plan' && (
          <OthersStep
            {...props}
            isQuiet={mayChoosePlan && canSubscribe(data.subscription.status)}
            text={t(texts, 'wizard.invitingPeopleRemindingThemAnd')}
          >
            {plan}
          </OthersStep>
        )}
        {step === 'done' && <ReadyStep {...props} links={links} onFinish={() => whenSure(finish, true)} />}
      </section>
      {isReview && step !== 'done' && <CloseReview />}
      {!isReview && step !== 'done' && (
        <Button
          variant="subtle"
          onClick={() => whenSure(finish, true)}
          loading={complete.isPending}
          className="wizard__rest"
        >
          {t(texts, 'wizard.skipTheSetupItCan')}
        </Button>
      )}
      <Modal
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={
          asked?.isEnd
            ? t(texts, 'wizard.finishWithoutInvitingThem')
            : t(texts, 'wizard.goOnWithoutInvitingThem')
        }
      >
        <DialogBody
          actions={
            <>
              <Button
                variant="default"
                onClick={() => {
                  setAsked(undefined)
                  setAgreed(unsent)
                  asked?.go()
                }}
              >
                {asked?.isEnd ? t(texts, 'wizard.finishWithoutThem') : t(texts, 'wizard.goOnWithoutThem')}
              </Button>
              <Button onClick={() => setAsked(undefined)} data-autofocus>
                {t(texts, 'wizard.stayHere')}
              </Button>
            </>
          }
        >
          <Text>
            {unsent?.words}{' '}
            {asked?.isEnd
              ? t(texts, 'wizard.whatWasTypedIsForgotten')
              : t(texts, 'wizard.youCanInviteThemNow')}
          </Text>
        </DialogBody>
      </Modal>
    </div>
  )
}

type ProgressProps = {
  steps: readonly StepId[]
  current: StepId
  /** How many steps were passed. */
  passed: number
}

const Progress = ({ steps, current, passed }: ProgressProps) => (
  <ol className="wizard__steps" aria-label={t(texts, 'wizard.steps')}>
    {steps.map((id, index) => (
      <li
        key={id}
        className="wizard__step"
        aria-current={id === current ? 'step' : undefined}
        data-passed={index < passed || undefined}
      >
        <span className="wizard__mark" aria-hidden>
          {index < passed ? <Check size={14} /> : index + 1}
        </span>
        <span className="wizard__name">{stepTitles[id]}</span>
      </li>
    ))}
  </ol>
)

/** Takes the focus when its step opens, so that a screen reader announces the position. */
const StepTitle = ({ step }: { step: StepId }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Title order={2} id="wizard-step" ref={heading} tabIndex={-1}>
      {stepTitles[step]}
    </Title>
  )
}

type OthersStepProps = {
  text: string
  children: ReactNode
  isBusy: boolean
  isHidden?: boolean
  /** Its content has the main button of the screen. */
  isQuiet: boolean
  onLeave: LeaveStep
}

/** A step whose content stores itself. */
const OthersStep = ({ text, children, isBusy, isHidden = false, isQuiet, onLeave }: OthersStepProps) => (
  <Stack gap="lg" hidden={isHidden} {...(isHidden && { display: 'none' })}>
    <Text c="dimmed">{text}</Text>
    {children}
    <div className="wizard__ways">
      <Button variant="default" onClick={() => onLeave(-1)} disabled={isBusy}>
        {t(texts, 'wizard.back')}
      </Button>
      <Button variant={isQuiet ? 'default' : 'filled'} onClick={() => onLeave(1)} loading={isBusy}>
        {t(texts, 'wizard.continue')}
      </Button>
    </div>
  </Stack>
)
