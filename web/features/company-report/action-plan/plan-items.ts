import {
  actionPlan,
  planItemsMax,
  planLimits,
  type FindingSection,
  type PlanItem,
  type PlanState,
} from '../../../../contract/calls/action-plan.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { partsOf } from '../../../../insights/company-report/plan-parts.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { compareDueDates } from '../../../ui/report/action-plan/due-date.tsx'
import type { WikiWords } from '../language/company-report-texts.tsx'

/** The action plan in the company report. */

/** The whole plan: it fits into one response. */
export const allPlanItemsQuery = () => callQuery(actionPlan.listPlanItems, { limit: planItemsMax })

/** A statement of the report, and its title when it is mentioned elsewhere. */
export type StatementSource = {
  section: FindingSection
  index: number
  text: string
  topic: string | null
  title: string
}

const cut = (text: string): string => text.slice(0, planLimits.titleMax).trim()

/** The claim before its count, cut to the length of a title. */
const titleOf = (text: string): string => cut(text.split(':', 1).join(''))

/** The default title of an action about it: a step says what to do, a finding does not. */
export const defaultActionTitle = ({ section, title }: StatementSource): string =>
  section === 'weaknesses' || section === 'strengths' ? '' : title

/** Who sees to an action reads it without its finding, so the reason with its number is no part of it. */
const partsOfAction = ['firstStep', 'owner', 'success'] as const

/** The default details of an action about an item of the plan: its parts, each on a line of its own. */
export const defaultActionDetails = (
  report: StoredCompanyReport,
  { section, index }: Pick<StatementSource, 'section' | 'index'>,
  { say }: Pick<WikiWords, 'say'>,
): string => {
  const item = section === 'forwardOperatingPlan' ? report.forwardOperatingPlan[index] : undefined
  if (item?.why === undefined) return ''
  const lines = partsOf(item, partsOfAction).map(({ part, text }) =>
    say('planItem.labelled', { label: say(`planItem.${part}`), text }),
  )
  return [item.details, ...lines].join('\n').slice(0, planLimits.textMax)
}

/** The statement at a place in a report, in the words that an action about it stores. */
export const statementAt = (
  report: StoredCompanyReport,
  section: FindingSection,
  index: number,
  { say }: Pick<WikiWords, 'say'>,
): StatementSource | null => {
  if (section === 'forwardOperatingPlan') {
    const step = report.forwardOperatingPlan[index]
    if (step === undefined) return null
    const { title, details, topic } = step
    return { section, index, text: `${title}. ${details}`, topic, title: titleOf(title) }
  }
  if (section === 'immediateHiringNeeds') {
    const need = report.immediateHiringNeeds[index]
    if (need === undefined) return null
    const { role, department, reasoning } = need
    const title = cut(say('plan.lookInto', { role }))
    return { section, index, text: `${role}, ${department}. ${reasoning}`, topic: null, title }
  }
  const finding = report[section][index]
  if (finding === undefined) return null
  return { section, index, text: finding.text, topic: finding.topic, title: titleOf(finding.text) }
}

/** The actions about a statement: from this report, and open ones about the same topic from others. */
export const actionsForStatement = (
  { section, text, topic }: StatementSource,
  reportId: string,
  items: readonly PlanItem[],
): PlanItem[] =>
  items.filter(({ finding, state }) => {
    if (finding === null || finding.section !== section) return false
    // Steps and needs share topics; strengths and weaknesses have one each.
    const isTopic = section === 'weaknesses' || section === 'strengths'
    const isSame = finding.text === text || (isTopic && topic !== null && finding.topic === topic)
    return isSame && (state === 'open' || finding.reportId === reportId)
  })

/** The actions in a state: open ones by due date, ended ones latest first. */
export const filterByState = (items: readonly PlanItem[], state: PlanState): PlanItem[] =>
  items
    .filter((item) => item.state === state)
    .toSorted((one, other) =>
      state === 'open'
        ? compareDueDates(one, other)
        : Date.parse(other.changedAt) - Date.parse(one.changedAt),
    )

/** The report section that holds each kind of finding. */
export const findingSectionIds: Record<FindingSection, string> = {
  weaknesses: 'findings',
  strengths: 'findings',
  forwardOperatingPlan: 'plan',
  immediateHiringNeeds: 'hiring',
}

/** The id of an action's element on the page. */
export const actionElement = (id: string): string => `action-${id}`

/** Brings an action into view and moves the focus to it. */
export const goToAction = (id: string): void => {
  const element = document.getElementById(actionElement(id))
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
