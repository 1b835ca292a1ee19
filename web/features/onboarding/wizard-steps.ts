import type { Organization } from '../../../contract/calls/organizations.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/onboarding.json' with { type: 'json' }

/** The steps of the onboarding wizard, in order (docs/members-and-roles.md). */

export const stepIds = ['company', 'departments', 'people', 'plan', 'done'] as const
export type StepId = (typeof stepIds)[number]

export const stepTitles: Record<StepId, string> = {
  company: t(texts, 'steps.yourCompany'),
  departments: t(texts, 'steps.departments'),
  people: t(texts, 'steps.yourPeople'),
  plan: t(texts, 'steps.plan'),
  done: t(texts, 'steps.ready'),
}

/** The steps of an organization: a plan is chosen only where billing is configured. */
export const wizardStepsFor = ({ subscription }: Pick<Organization, 'subscription'>): StepId[] =>
  stepIds.filter((id) => id !== 'plan' || subscription.status !== 'not_required')

const isStep = (id: string | undefined, steps: readonly StepId[]): id is StepId =>
  steps.some((step) => step === id)

/** The step to show: the one that the address names, else the one that was left, else the first. */
export const currentStep = (
  steps: readonly StepId[],
  { wanted, left }: { wanted: string | undefined; left: string | undefined },
): StepId => {
  if (isStep(wanted, steps)) return wanted
  return isStep(left, steps) ? left : 'company'
}

/** Whether the plan is looked at before anything else: a new organization that needs a subscription begins there. */
export const startsWithPlan = (step: StepId, left: string | undefined): boolean =>
  step === 'plan' && left === undefined

/** The step before or after one; undefined beyond the ends. */
export const adjacentStep = (steps: readonly StepId[], id: StepId, by: 1 | -1): StepId | undefined =>
  steps[steps.indexOf(id) + by]
