/** `forwardOperatingPlan`: what to do first, why, by which role and how the next round shows that it worked. */
import type { CompanyReport, Finding, HiringNeed, PlanItem } from './company-report-types.ts'
import { reasonToAsk } from './hiring-needs.ts'
import type { PlanPart } from './plan-parts.ts'
import { companyEnglish, countValues, type CompanyWords } from '../catalog/company-texts.ts'

type PlanSources = Pick<
  CompanyReport,
  'weaknesses' | 'immediateHiringNeeds' | 'personnelChanges' | 'coverage'
>

/** More than this is no plan. */
export const planLimit = 7

/** Two places are for what many wished for (`shown/plan-steps.ts`). */
const placesForWishes = 2

/** How many items are left for help that was asked for, beside findings, conversations and the last step. */
export function helpPlaces(weaknesses: number, conversations: number): number {
  return Math.max(0, planLimit - placesForWishes - weaknesses - conversations - 1)
}

type Asked = Pick<HiringNeed, 'people' | 'keywords'>

/** The needs that most people asked for, in the order of the report. */
export function selectNeeds<Need extends Asked>(needs: readonly Need[], places: number): readonly Need[] {
  const asked = needs.filter(({ keywords }) => keywords.length > 0)
  const chosen = new Set(asked.toSorted((a, b) => b.people - a.people).slice(0, places))
  return asked.filter((need) => chosen.has(need))
}

/** Weaknesses first, those of most people ahead, then help that was asked for, conversations, and the last step. */
export function buildOperatingPlan(
  { weaknesses, immediateHiringNeeds, personnelChanges, coverage }: PlanSources,
  words: CompanyWords,
): readonly PlanItem[] {
  const findings = weaknesses.flatMap((weakness) => fromWeakness(weakness, words))
  const { departures, totals } = personnelChanges
  const conversations =
    totals.departures === 0
      ? []
      : [
          itemOf(
            'leastSatisfied',
            words.say('plan.leastSatisfied.why', countValues(totals.departures, words)),
            words,
            {
              people: totals.departures,
              outOf: coverage.answered,
              evidence: departures.flatMap(({ evidence }) => evidence),
              evidenceTotal: totals.departures,
              quotes: [],
            },
          ),
        ]
  const places = helpPlaces(findings.length, conversations.length)
  return [
    ...findings,
    ...selectNeeds(immediateHiringNeeds, places).map((need) => helpItem(need, words)),
    ...conversations,
    lastStep(coverage, words),
  ]
}

/** What to do about help that was asked for. It says nothing of departments, so every reader may see it who sees the need. */
export function helpItem(
  {
    role,
    people,
    outOf,
    keywords,
    evidence,
    evidenceTotal,
    quotes,
  }: Omit<HiringNeed, 'department' | 'priority' | 'reasoning'>,
  words: CompanyWords = companyEnglish,
): PlanItem {
  const basis = { people, outOf, evidence, evidenceTotal, quotes }
  return {
    ...itemOf('help', reasonToAsk({ people, outOf, keywords }, words), words, basis),
    title: words.say('plan.help.title', { role }),
  }
}

type Kind =
  | Exclude<Finding['topic'], 'growth' | 'improvements'>
  | 'help'
  | 'leastSatisfied'
  | 'silent'
  | 'share'
type Basis = Omit<PlanItem, 'title' | 'details' | 'topic' | PlanPart>

function itemOf(kind: Kind, why: string, { say }: CompanyWords, basis: Basis): PlanItem {
  return {
    title: say(`plan.${kind}.title`),
    details: say(`plan.${kind}.details`),
    why,
    firstStep: say(`plan.${kind}.firstStep`),
    owner: say(`plan.${kind}.owner`),
    success: say(`plan.${kind}.success`),
    topic: null,
    ...basis,
  }
}

function fromWeakness({ topic, text, ...basis }: Finding, words: CompanyWords): readonly PlanItem[] {
  if (topic === 'growth' || topic === 'improvements') return []
  return [{ ...itemOf(topic, text, words, basis), topic }]
}

function lastStep(
  { answered, employees, notAnswered }: CompanyReport['coverage'],
  words: CompanyWords,
): PlanItem {
  const { say, common } = words
  const basis = { people: notAnswered, outOf: employees, evidence: [], evidenceTotal: 0, quotes: [] }
  if (notAnswered > 0) {
    const values = { ...countValues(notAnswered, words), people: common.counted(employees) }
    return itemOf('silent', say('plan.silent.why', values), words, basis)
  }
  const why =
    answered === 1
      ? say('plan.share.whyOne')
      : answered === 2
        ? say('plan.share.whyBoth')
        : say('plan.share.whyAll', { people: common.counted(answered) })
  return itemOf('share', why, words, basis)
}
