import { planStates, type PlanItem, type PlanState } from '../../../../../contract/calls/action-plan.ts'
import { actionPlanBasis } from '../../analyst/citations.ts'
import { counted, dayText, inlineQuote, inlineText } from '../../analyst/reply-lines.ts'
import { hasValue } from '../../analyst/source.ts'
import type { LookupResult, LookupItem, LookupContext } from './tool-context.ts'

/** The action plan: for employees the actions that are theirs. */

const rowsShown = 60

type PlanWanted = { state?: PlanState | undefined; employeeId?: string | undefined }

export const lookUpPlan = async (
  { state, employeeId }: PlanWanted,
  { source, onLook }: LookupContext,
): Promise<LookupResult> => {
  onLook('Looking at the action plan')
  const items: PlanItem[] = []
  let counts = { open: 0, done: 0, dropped: 0 }
  for (const one of state === undefined ? planStates : [state]) {
    const told = await source.actions(one)
    if (!hasValue(told)) return { refused: told.refusal }
    counts = told.value.counts
    items.push(...told.value.items)
  }
  const wanted = items.filter(({ owner }) => employeeId === undefined || owner?.employeeId === employeeId)
  const some = wanted.slice(0, rowsShown)
  const whole: LookupItem = {
    basis: actionPlanBasis,
    text: planStates.map((one) => `${counted(counts[one])} ${one}`).join(', '),
    derived: Object.values(counts),
  }
  return {
    giving: [whole, ...some.flatMap((item, at) => partsOfItem(item, at + 1, source.today))],
    more: wanted.length > some.length ? { notListed: wanted.length - some.length } : {},
  }
}

/** What is known of an action, and apart from it what somebody wrote: that vouches for nothing but that it was written. */
const partsOfItem = (item: PlanItem, action: number, today: string): LookupItem[] => {
  const { title, details, owner, dueOn, state, outcome, finding } = item
  const isOverdue = state === 'open' && dueOn !== null && dueOn < today
  const known = [
    `action ${action} is ${state}`,
    owner === null ? 'nobody sees to it' : `${inlineText(owner.name)} sees to it`,
    dueOn === null ? 'without a day' : `due ${dayText(dueOn)}`,
    ...(isOverdue ? ['overdue'] : []),
  ]
  const written = [
    `action ${action} ${inlineQuote(title, 160)}`,
    ...(details === '' ? [] : [`details ${inlineQuote(details, 600)}`]),
    ...(outcome === '' ? [] : [`what became of it ${inlineQuote(outcome, 600)}`]),
    ...(finding === null ? [] : [`from the finding ${inlineQuote(finding.text, 600)}`]),
  ]
  return [
    { basis: actionPlanBasis, text: known.join('; '), derived: [action] },
    { basis: actionPlanBasis, text: written.join('; '), derived: [action], isWritten: true },
  ]
}
