import type { z } from 'zod'
import type { CompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { Finding, PlanItem } from '../../../../insights/company-report/company-report-types.ts'
import { familyOf } from '../../../../insights/company-report/keyword-mentions.ts'
import { helpItem, helpPlaces, selectNeeds } from '../../../../insights/company-report/operating-plan.ts'
import {
  isFindingTold,
  redactFindings,
  redactHiringNeeds,
  redactPeople,
  uncounted,
  type RedactionView,
} from './redact-statements.ts'

/**
 * The plan of a company report where numbers of few people are suppressed. Its items by origin: findings, help that was
 * asked for, conversations about leaving, and the last step.
 */

type Company = z.output<typeof CompanyReport>
type Need = Company['immediateHiringNeeds'][number]

/** How the details of help began in reports of engines before 17. They named the department that needs it. */
const earlierHelp = 'Owner: the lead of '

export const redactPlan = (report: Company, view: RedactionView): PlanItem[] => {
  const { forwardOperatingPlan: plan, immediateHiringNeeds: needs, personnelChanges } = report
  const ofFindings = plan.filter(({ topic }) => topic !== null)
  const others = plan.filter(({ topic }) => topic === null)
  const conversations = personnelChanges.totals.departures > 0 ? 1 : 0
  const helps = Math.max(others.length - conversations - 1, 0)
  const shown = redactFindings(report.weaknesses, 'low', view).flatMap((finding) =>
    ofFindings.filter(({ topic }) => topic === finding.topic).map((item) => redactStep(item, finding, view)),
  )
  const talk = view.areDeparturesTold ? others.slice(helps, helps + conversations) : []
  const stored = new Map(selectNeeds(needs, helps).map((need, index) => [need, others[index]]))
  const isEarlier = plan.every(({ why }) => why === undefined)
  // Which needs are in the plan is chosen among those that the reader is shown: that one is missing would compare it
  // with suppressed ones.
  const told = selectNeeds(
    redactHiringNeeds(report, view),
    isEarlier ? needs.length : helpPlaces(shown.length, talk.length),
  )
  return [
    ...shown,
    ...told.map((need) => redactHelp(stored.get(need) ?? inWords(need, view), view)),
    ...talk.map(redactPeople),
    ...others.slice(helps + conversations).map(redactPeople),
  ]
}

/** Why it is to be done is a finding with its number. */
const redactStep = (item: PlanItem, finding: Finding, view: RedactionView): PlanItem => {
  if (isFindingTold(finding, 'low', view)) return redactPeople(item)
  return { ...uncounted(item), ...(item.why !== undefined && { why: finding.text }) }
}

const redactHelp = (item: PlanItem, { words }: RedactionView): PlanItem => ({
  ...redactPeople(item),
  ...(item.details.startsWith(earlierHelp) && { details: words.say('plan.help.details') }),
})

const inWords = (need: Need, { words }: RedactionView): PlanItem => {
  const family = familyOf(need.keywords)
  return helpItem({ ...need, ...(family && { role: words.say(`hiring.roles.${family}`) }) }, words)
}
