import type { z } from 'zod'
import type { CompanyReport } from '../../../contract/reports.ts'
import { claimOf } from '../../../insights/company-findings.ts'
import { reasoningOf } from '../../../insights/company-hiring.ts'
import { helpDetails } from '../../../insights/company-plan.ts'
import type { Finding, GroupStatement, PlanItem, RiskLevel } from '../../../insights/company-report-types.ts'
import type { CompanyWords } from '../../../insights/company-words.ts'
import { isCountTold } from '../../../insights/open-numbers.ts'

/** The statements of a company report as they are told where numbers of few people are not (`withhold-groups.ts`). */

type Company = z.output<typeof CompanyReport>
type Basis = Omit<GroupStatement, 'text'>

/** How many there are names nobody; who they are and what they wrote does. */
export const unnamed = <S extends Basis>(statement: S): S => ({ ...statement, evidence: [], quotes: [] })

/** Rests on everybody who was asked: how many of them say so is not told. */
const uncounted = <S extends Basis>(statement: S): S => ({
  ...unnamed(statement),
  people: statement.outOf,
  evidenceTotal: statement.outOf,
})

/** What of the numbers that statements rest on is told, and in which words what stands in the place of others. */
export type View = {
  words: CompanyWords
  threshold: number
  answered: number
  isAverageTold: boolean
  isMeanTold: (topic: string) => boolean
  isFindingTold: (finding: Pick<Finding, 'topic'>, kind: 'strong' | 'low') => boolean
}

/** Without the number of those who say so where that is not told; none where too few were asked. */
export const toldFinding = (finding: Finding, kind: 'strong' | 'low', view: View): Finding[] => {
  if (view.isFindingTold(finding, kind)) return [unnamed(finding)]
  const claim = claimOf(finding.topic, kind, 'claims', view.words)
  if (claim === null || finding.outOf < view.threshold) return []
  return [
    { ...uncounted(finding), text: view.words.say('told.howMany', { claim, threshold: view.threshold }) },
  ]
}

const ratings = ['clarity', 'output', 'communication', 'tools', 'satisfaction']

const isRiskTold = ({ isMeanTold }: View): boolean => isMeanTold('satisfaction') && isMeanTold('tools')

export const toldRisk = (reason: GroupStatement, level: RiskLevel, view: View): GroupStatement =>
  isRiskTold(view)
    ? unnamed(reason)
    : { ...uncounted(reason), text: view.words.say(`told.riskOnly.${level}`) }

/** The sentences in short, by their places: who answered, what differs, the risk, a strength and a weakness. */
export const toldSummary = (report: Company, view: View): GroupStatement[] => {
  const { executiveSummary: all, strengths, weaknesses, overview } = report
  const [strength] = strengths
  const [weakness] = weaknesses
  const ofFindings = strength === undefined ? 1 : 2
  const [answered, ...others] = all.slice(0, all.length - ofFindings)
  const risk = others.at(-1)
  const contrasts = others.slice(0, -1)
  const [first, last] = ofFindings === 2 ? all.slice(-2) : [undefined, all.at(-1)]
  return [
    ...(answered === undefined
      ? []
      : [
          view.isAverageTold
            ? unnamed(answered)
            : { ...unnamed(answered), text: view.words.say('told.average') },
        ]),
    // It names the highest and the lowest of them.
    ...(ratings.every(view.isMeanTold) ? contrasts.map(unnamed) : []),
    ...(risk === undefined ? [] : [toldRisk(risk, overview.riskLevel, view)]),
    ...(first === undefined || strength === undefined ? [] : inShort(first, strength, 'strong', view)),
    ...(last === undefined
      ? []
      : weakness === undefined
        ? [unnamed(last)]
        : inShort(last, weakness, 'low', view)),
  ]
}

/** The sentence on the widest finding says no number, but what it rests on does. */
const inShort = (
  sentence: GroupStatement,
  finding: Finding,
  kind: 'strong' | 'low',
  view: View,
): GroupStatement[] =>
  toldFinding(finding, kind, view).map(() =>
    view.isFindingTold(finding, kind) ? unnamed(sentence) : uncounted(sentence),
  )

export const toldNeeds = ({ immediateHiringNeeds }: Company, threshold: number) =>
  immediateHiringNeeds.filter(
    ({ keywords, people, outOf }) => keywords.length > 0 && isCountTold(people, outOf, threshold),
  )

/** What was made says where those work who wrote so; what somebody wrote in its place is theirs. */
export const placeless = (need: Company['immediateHiringNeeds'][number], words: CompanyWords): string => {
  const without = reasoningOf(need, null)
  return need.reasoning.startsWith(without.slice(0, without.indexOf('.')))
    ? reasoningOf(need, null, words)
    : need.reasoning
}

/** The steps by what they come from: findings, hiring needs, conversations, and who has not answered. */
export const toldPlan = (report: Company, view: View): PlanItem[] => {
  const { forwardOperatingPlan: plan, weaknesses, immediateHiringNeeds, personnelChanges } = report
  const { threshold, answered, words } = view
  const needs = immediateHiringNeeds.filter(({ keywords }) => keywords.length > 0)
  const told = new Set(toldNeeds(report, threshold))
  const ofFindings = plan.filter(({ topic }) => topic !== null)
  const others = plan.filter(({ topic }) => topic === null)
  const { departures } = personnelChanges.totals
  const talk = departures > 0 ? others.slice(needs.length, needs.length + 1) : []
  return [
    ...ofFindings.flatMap((item) => {
      const weakness = weaknesses.find(({ topic }) => topic === item.topic)
      if (weakness === undefined || toldFinding(weakness, 'low', view).length === 0) return []
      return [view.isFindingTold(weakness, 'low') ? unnamed(item) : uncounted(item)]
    }),
    ...needs.flatMap((need, index) => {
      const item = others[index]
      if (item === undefined || !told.has(need)) return []
      const isMade = item.details === helpDetails(need.people, need.department)
      return [{ ...unnamed(item), details: isMade ? helpDetails(need.people, null, words) : item.details }]
    }),
    ...(isCountTold(departures, answered, threshold) ? talk.map(unnamed) : []),
    ...others.slice(needs.length + talk.length).map(unnamed),
  ]
}
