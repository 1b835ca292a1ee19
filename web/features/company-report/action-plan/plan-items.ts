import {
  actionPlan,
  planItemsMax,
  planLimits,
  type FindingSection,
  type PlanItem,
  type PlanState,
} from '../../../../contract/calls/action-plan.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { compareDueDates } from '../../../ui/report/action-plan/due-date.tsx'
import type { WikiWords } from '../language/company-report-texts.tsx'

/** The action plan as the company report shows it. */

/** The whole plan: it holds no more than one answer does. */
export const allPlanItemsQuery = () => callQuery(actionPlan.listPlanItems, { limit: planItemsMax })

/** Something that the report says, and what it is called where it is spoken of. */
export type StatementSource = {
  section: FindingSection
  index: number
  text: string
  topic: string | null
  title: string
}

const cut = (text: string): string => text.slice(0, planLimits.titleMax).trim()

/** The claim before its count, cut to what a title holds. */
const titleOf = (text: string): string => cut(text.split(':', 1).join(''))

/** What an action about it is called at first: a step says what is to be done, and a finding does not. */
export const defaultActionTitle = ({ section, title }: StatementSource): string =>
  section === 'weaknesses' || section === 'strengths' ? '' : title

/** What a report says at a place, in the words that an action about it keeps. */
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

/** The actions about what is said: from this report, and open ones about the same from others. */
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

/** Those in a state: open ones by their day, ended ones the latest first. */
export const filterByState = (items: readonly PlanItem[], state: PlanState): PlanItem[] =>
  items
    .filter((item) => item.state === state)
    .toSorted((one, other) =>
      state === 'open'
        ? compareDueDates(one, other)
        : Date.parse(other.changedAt) - Date.parse(one.changedAt),
    )

/** The section of the report that each kind of finding stands in. */
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
