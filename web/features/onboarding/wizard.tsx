import { Alert, Button, Modal, Stack, Text, Title } from '@mantine/core'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { z } from 'zod'
import { organizations } from '../../../contract/organizations.ts'
import { minutesToAnswer } from '../../../insights/questionnaire.ts'
import { useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { rememberOnboarded } from '../../core/onboarding-flag.ts'
import { useViewState } from '../../core/view-state.ts'
import { DialogBody } from '../../ui/dialog-body.tsx'
import { CompanyStep } from './company-step.tsx'
import { DepartmentsStep } from './departments-step.tsx'
import { ReadyStep } from './ready-step.tsx'
import { currentStep, isPlanFirst, neighbour, stepsOf, stepTitles, type StepId } from './steps.ts'
import type { Collected, Keeping } from './use-keeping.ts'

const View = z.object({ step: z.string().optional().catch(undefined) })

/** Invites people; says in a sentence what would be lost if it were left now. */
export type Inviting = ComponentType<{ onUnsent: (what: string | undefined) => void }>

export type WizardProps = {
  inviting: Inviting
  plan: ReactNode
  /** The onboarding is about to be completed, by this page. */
  onFinishing: () => void
}

/** How a step is left: forward or back, with what it changes, where anything. */
export type Leave = (by: 1 | -1, changes?: Collected, keeping?: Keeping) => void

/**
 * The steps of setting an organization up. Each is kept as it is left, the wizard goes on where it was left, and
 * every step can be skipped.
 */
export const Wizard = ({ inviting: InvitePeople, plan, onFinishing }: WizardProps) => {
  const { organization, data } = useMembership()
  const mayChange = useMay('org:settings')
  const steps = stepsOf(data)
  const [{ step: wanted }, setView] = useViewState(View)
  const step = currentStep(steps, { wanted, left: data.onboardingData.step })
  const beginsWithPlan = isPlanFirst(step, data.onboardingData.step)
  const save = useCommand(organizations.updateOrgData)
  const complete = useCommand(organizations.completeOnboarding)

  const goTo = (id: StepId | undefined) => {
    if (id !== undefined) setView({ step: id }, { push: true })
  }
  const leave: Leave = (by, changes, keeping) => {
    const next = beginsWithPlan ? 'company' : neighbour(steps, step, by)
    if (!mayChange) return goTo(next)
    const onboardingData = { ...changes?.onboardingData, ...(next !== undefined && { step: next }) }
    keeping?.sent()
    save.mutate(
      { data: { ...changes, onboardingData } },
      { onSuccess: () => goTo(next), onError: () => keeping?.failed() },
    )
  }
  const [unsent, setUnsent] = useState<string>()
  /** What to do once it is sure that those typed are not to be invited; at the end they are forgotten. */
  const [asked, setAsked] = useState<{ go: () => void; isEnd: boolean }>()
  const whenSure = (go: () => void, isEnd = false) => (unsent === undefined ? go() : setAsked({ go, isEnd }))
  // Once opened it stays as it is, so that the way back finds what was typed.
  const [wasAtPeople, setWasAtPeople] = useState(false)
  if (step === 'people' && !wasAtPeople) setWasAtPeople(true)

  const finish = () => {
    onFinishing()
    // This page may have gone by then: the refreshed list leads on as soon as it says that it is complete.
    complete.mutateAsync({ payload: {} }).then(
      () => rememberOnboarded(organization.orgId),
      // What failed is shown from `complete`.
      () => undefined,
    )
  }
  const error = save.error ?? complete.error
  const isBusy = save.isPending || complete.isPending
  const props = { mayChange, isBusy, onLeave: leave }
  return (
    <div className="wizard">
      <header className="wizard__head">
        <Title order={1}>Set up {organization.companyName}</Title>
        <Text c="dimmed">
          About three minutes. Each step is kept as you leave it; you can stop at any point and go on later.
        </Text>
        <Progress steps={steps} current={step} passed={beginsWithPlan ? 0 : steps.indexOf(step)} />
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
            text={`Everyone you invite answers the same questionnaire, of about ${minutesToAnswer} minutes, on any device and without an account. You can invite more people at any time. Whom you type and do not invite yet is kept on this device only, until you log out.`}
          >
            <InvitePeople onUnsent={setUnsent} />
          </OthersStep>
        )}
        {step === 'plan' && (
          <OthersStep
            {...props}
            text="Inviting people, reminding them and generating reports need a plan. Reading, exporting and answering never stop."
          >
            {plan}
          </OthersStep>
        )}
        {step === 'done' && <ReadyStep {...props} onFinish={() => whenSure(finish, true)} />}
      </section>
      {step !== 'done' && (
        <Button
          variant="subtle"
          onClick={() => whenSure(finish, true)}
          loading={complete.isPending}
          className="wizard__rest"
        >
          Skip the setup: it can be filled in under Settings
        </Button>
      )}
      <Modal
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked?.isEnd ? 'Finish without inviting them?' : 'Go on without inviting them?'}
      >
        <DialogBody
          actions={
            <>
              <Button
                variant="default"
                onClick={() => {
                  setAsked(undefined)
                  asked?.go()
                }}
              >
                {asked?.isEnd ? 'Finish without them' : 'Go on without them'}
              </Button>
              <Button onClick={() => setAsked(undefined)} data-autofocus>
                Stay here
              </Button>
            </>
          }
        >
          <Text>
            {unsent}{' '}
            {asked?.isEnd
              ? 'What was typed is forgotten at the end of the setup; they can be invited under Submissions at any time.'
              : 'You can invite them now, or go on and come back to them with “Back”. Until then they are kept on this device only.'}
          </Text>
        </DialogBody>
      </Modal>
    </div>
  )
}

type ProgressProps = {
  steps: readonly StepId[]
  current: StepId
  /** How many steps are behind one. */
  passed: number
}

const Progress = ({ steps, current, passed }: ProgressProps) => (
  <ol className="wizard__steps" aria-label="Steps">
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

/** Takes the focus when its step opens, so that a screen reader says where one is. */
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
  onLeave: Leave
}

/** A step whose content stores itself. */
const OthersStep = ({ text, children, isBusy, isHidden = false, onLeave }: OthersStepProps) => (
  <Stack gap="lg" hidden={isHidden} {...(isHidden && { display: 'none' })}>
    <Text c="dimmed">{text}</Text>
    {children}
    <div className="wizard__ways">
      <Button variant="default" onClick={() => onLeave(-1)} disabled={isBusy}>
        Back
      </Button>
      <Button onClick={() => onLeave(1)} loading={isBusy}>
        Continue
      </Button>
    </div>
  </Stack>
)
