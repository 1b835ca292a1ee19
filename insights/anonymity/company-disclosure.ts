/**
 * Which numbers of a company report may be shown to readers who may not open each person's report, beside all that they
 * were shown before: topic by topic, and of each topic as much as leaves every person's answer open.
 */
import { claimBoundsOf, riskBoundsOf, type ReportedFindings } from './claim-bounds.ts'
import type {
  DepartmentGrading,
  HiringNeed,
  Measure,
  RiskLevel,
  Topic,
} from '../company-report/company-report-types.ts'
import { familyOf } from '../company-report/keyword-mentions.ts'
import { countsAllSubmissions } from '../company-report/company-findings.ts'
import { gradePoints } from '../scoring/grades.ts'
import { findUndisclosedTopics, type UndisclosedTopics } from './disclosable-findings.ts'
import {
  areDeparturesDisclosable,
  arePromotionsTold,
  isCountDisclosable,
  isNeedTold,
  discloseMeasure,
} from './value-inference.ts'
import {
  overallScale,
  pointsScale,
  ratingScale,
  isSafeToDisclose,
  yesNoScale,
  type KnownSum,
  type Scale,
} from './feasible-answers.ts'
import { hiringNeedKey, isNumberWithheld, isPartSuppressed } from './suppressed-parts.ts'

/** A sum that a release shows, and of what. */
export interface DisclosedSum extends KnownSum {
  readonly quantity: string
}

/** What of a report is looked at here. */
export interface ReportedNumbers extends ReportedFindings {
  readonly gradingBreakdown: readonly Pick<DepartmentGrading, 'departmentName' | 'teamScores' | 'answered'>[]
  readonly personnelChanges: {
    readonly newHires: readonly { readonly department: string; readonly people: number }[]
    readonly totals: { readonly promotions: number; readonly departures: number }
  }
  readonly immediateHiringNeeds: readonly Pick<HiringNeed, 'keywords' | 'people' | 'outOf'>[]
  readonly overview: { readonly riskLevel: RiskLevel }
}

/** Who is in which sum, each as a key of who they are and with which answers. */
export interface Contributors {
  readonly everybody: readonly string[]
  readonly departments: ReadonlyMap<string, readonly string[]>
  /** Those who answered the question of a topic; not there where that is not known. */
  readonly answered: ReadonlyMap<Topic, readonly string[]>
}

interface Earlier {
  readonly sums: readonly DisclosedSum[]
  /** Whether some, not all, of these people are in an earlier release of which it is not known who answered. */
  readonly isUnknown: (topic: Topic) => boolean
}

export interface SumDisclosureInput {
  readonly report: ReportedNumbers
  readonly contributors: Contributors
  readonly threshold: number
  readonly earlier: Earlier
}

export interface Disclosure {
  /** What is not shown: topics, parts of them, and numbers that have a name of their own. */
  readonly withheld: readonly string[]
  readonly sums: readonly DisclosedSum[]
}

/** How many multiplications each question may cost. */
const workOfQuestion = 20_000_000

/** What of a topic may be withheld, the least first. */
function levelsOf({ threshold }: Numbers, measure: Measure): readonly (readonly string[])[] {
  const { topic } = measure
  const counts = `${topic}.counts`
  const told = discloseMeasure(measure, threshold)
  // Its findings are shown though its mean says too much by itself.
  if (told === null) return [[], [topic]]
  return measure.meanOfAnswered === null
    ? [[], [counts], [topic]]
    : [[], [counts], [counts, `${topic}.findings`], [topic]]
}

const findingsIn = ({ report }: Numbers, withheld: ReadonlySet<string>): readonly Topic[] =>
  report.measures.flatMap(({ topic }) => (isPartSuppressed(withheld, topic, 'findings') ? [topic] : []))

/** Of each topic as much as may be shown. Departments are decided before (`disclosable-groups.ts`). */
export function discloseSums(toDisclose: SumDisclosureInput, departments: readonly string[]): Disclosure {
  // Which findings are withheld decides which others are listed, and what follows from that.
  for (let assumed: readonly Topic[] = []; ;) {
    const disclosure = discloseAssuming(toDisclose, departments, new Set(assumed))
    const found = findingsIn(toDisclose, new Set(disclosure.withheld))
    if (found.length === assumed.length) return disclosure
    assumed = found
  }
}

/** The same where the findings of these topics are withheld in any case. */
function discloseAssuming(
  toDisclose: SumDisclosureInput,
  departments: readonly string[],
  assumed: ReadonlySet<Topic>,
): Disclosure {
  const { report, earlier } = toDisclose
  const assumedParts = new Set([...assumed].map((topic) => `${topic}.findings`))
  const unlisted = findUndisclosedTopics(report, toDisclose.threshold, assumedParts)
  const withheld: string[] = []
  const sums: DisclosedSum[] = []
  const isOpen = (added: readonly DisclosedSum[]): boolean => isOpenBeside(toDisclose, added, sums)
  for (const measure of report.measures) {
    const { topic } = measure
    const levels = earlier.isUnknown(topic) ? [[topic]] : levelsOf(toDisclose, measure)
    for (const level of levels) {
      if (assumed.has(topic) && !isPartSuppressed(new Set(level), topic, 'findings')) continue
      const added = sumsOfTopic(toDisclose, topic, new Set(level), unlisted)
      if (added.length > 0 && !isOpen(added)) continue
      withheld.push(...level)
      sums.push(...added)
      break
    }
  }
  for (const [name, added] of [
    ['overall', sumsOfAverage(toDisclose)],
    ['departures', sumsOfDepartures(toDisclose)],
    ['promotions', sumsOfPromotions(toDisclose)],
    ['newHires', sumsOfHands(toDisclose, departments)],
    ...sumsOfNeeds(toDisclose),
  ] as const) {
    const isResting = added?.length !== 0 && isNumberWithheld(new Set(withheld), name)
    if (added !== null && !isResting && isOpen(added)) sums.push(...added)
    else withheld.push(name)
  }
  sums.push(...sumsOfDepartments(toDisclose, departments))
  return { withheld, sums }
}

/** Whether the scores of these departments may be shown, together with the average where that is. */
export function canDiscloseDepartments(
  toDisclose: SumDisclosureInput,
  departments: readonly string[],
): boolean {
  const average = sumsOfAverage(toDisclose)
  const shown = isOpenBeside(toDisclose, average, []) ? average : []
  return isOpenBeside(toDisclose, [...shown, ...sumsOfDepartments(toDisclose, departments)], [])
}

/** All that a release shows where this is withheld. */
export function disclosedSums(
  toDisclose: Omit<SumDisclosureInput, 'earlier'>,
  departments: readonly string[],
  withheld: ReadonlySet<string>,
): readonly DisclosedSum[] {
  const unless = (name: string, sums: readonly DisclosedSum[] | null): readonly DisclosedSum[] =>
    withheld.has(name) ? [] : (sums ?? [])
  const unlisted = findUndisclosedTopics(toDisclose.report, toDisclose.threshold, withheld)
  return [
    ...toDisclose.report.measures.flatMap(({ topic }) => sumsOfTopic(toDisclose, topic, withheld, unlisted)),
    ...unless('overall', sumsOfAverage(toDisclose)),
    ...unless('departures', sumsOfDepartures(toDisclose)),
    ...unless('promotions', sumsOfPromotions(toDisclose)),
    ...unless('newHires', sumsOfHands(toDisclose, departments)),
    ...sumsOfNeeds(toDisclose).flatMap(([name, sums]) => unless(name, sums)),
    ...sumsOfDepartments(toDisclose, departments),
  ]
}

type Numbers = Omit<SumDisclosureInput, 'earlier'>

const exactly = (
  quantity: string,
  feature: KnownSum['feature'],
  people: readonly string[],
  value: number,
): DisclosedSum => ({ quantity, feature, people, min: value, max: value })

/** Each quantity by itself: what may be inferred from several of them together is not looked at. */
export function isOpenBeside(
  { earlier, threshold }: { earlier: Pick<Earlier, 'sums'>; threshold: number },
  added: readonly DisclosedSum[],
  here: readonly DisclosedSum[],
): boolean {
  const quantities = new Set(added.map(({ quantity }) => quantity))
  return [...quantities].every((quantity) => {
    const of = (sums: readonly DisclosedSum[]): readonly DisclosedSum[] =>
      sums.filter((sum) => sum.quantity === quantity)
    const [shown, before] = [[...of(here), ...of(added)], of(earlier.sums)]
    return isSafeToDisclose({
      scale: scaleOf(quantity, [...shown, ...before]),
      added: shown,
      earlier: before,
      threshold,
      budget: { left: workOfQuestion },
    })
  })
}

const ratings: ReadonlySet<string> = new Set<Topic>([
  'clarity',
  'output',
  'communication',
  'tools',
  'satisfaction',
])

function scaleOf(quantity: string, sums: readonly DisclosedSum[]): Scale {
  if (quantity === 'overall') return overallScale
  if (quantity === 'points') return pointsScale
  if (!ratings.has(quantity)) return yesNoScale
  return ratingScale(sums.every(({ min }) => !Number.isFinite(min) || Number.isInteger(min)))
}

/** Sums of whole numbers may miss their value by the last bits. */
const snapToInteger = (value: number): number =>
  Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : value

function sumsOfTopic(
  { report, contributors, threshold }: Numbers,
  topic: Topic,
  withheld: ReadonlySet<string>,
  unlisted: UndisclosedTopics,
): readonly DisclosedSum[] {
  const measure = report.measures.find((one) => one.topic === topic)
  const people = countsAllSubmissions(topic) ? contributors.everybody : contributors.answered.get(topic)
  if (measure === undefined || people === undefined || people.length === 0 || withheld.has(topic)) return []
  const told = discloseMeasure(measure, threshold)
  const sums: DisclosedSum[] = []
  if (told !== null && told.meanOfAnswered !== null) {
    sums.push(exactly(topic, 'sum', people, snapToInteger(told.meanOfAnswered * told.answered)))
  } else if (measure.meanOfAnswered !== null) {
    for (const bounds of riskBoundsOf(report, topic))
      sums.push({ quantity: topic, feature: 'sum', people, ...bounds })
  }
  const isCounted = told !== null && !isPartSuppressed(withheld, topic, 'counts')
  for (const kind of ['strong', 'low'] as const) {
    const count = isCounted ? told[kind] : null
    if (count !== null && isCountShown(measure, kind)) sums.push(exactly(topic, kind, people, count))
    else if (people.length >= threshold && !isPartSuppressed(withheld, topic, 'findings')) {
      for (const bounds of claimBoundsOf(report, topic, kind, unlisted[kind]))
        sums.push({ quantity: topic, feature: kind, people, ...bounds })
    }
  }
  return sums
}

/** Of an open question there is one count. */
const isCountShown = ({ topic }: Measure, kind: 'strong' | 'low'): boolean =>
  !countsAllSubmissions(topic) || (topic === 'missingTools') === (kind === 'low')

const overallOf = (grading: ReportedNumbers['gradingBreakdown'][number]): number =>
  grading.teamScores.reduce((sum, { overall }) => sum + overall, 0)

function sumsOfAverage({ report, contributors }: Numbers): readonly DisclosedSum[] {
  const sum = report.gradingBreakdown.reduce((total, grading) => total + overallOf(grading), 0)
  return [exactly('overall', 'sum', contributors.everybody, sum)]
}

function sumsOfDepartments(
  { report, contributors }: Numbers,
  departments: readonly string[],
): readonly DisclosedSum[] {
  return report.gradingBreakdown.flatMap((grading) => {
    const people = contributors.departments.get(grading.departmentName)
    if (!departments.includes(grading.departmentName) || people === undefined) return []
    const points = grading.teamScores.reduce((sum, { grade }) => sum + gradePoints(grade), 0)
    return [exactly('overall', 'sum', people, overallOf(grading)), exactly('points', 'sum', people, points)]
  })
}

/** Null where it is not known who rated their satisfaction. */
function sumsOfDepartures({ report, contributors, threshold }: Numbers): readonly DisclosedSum[] | null {
  if (!areDeparturesDisclosable(report, threshold)) return []
  const { departures } = report.personnelChanges.totals
  const people = contributors.answered.get('satisfaction')
  return people === undefined ? null : [exactly('satisfaction', 'leaving', people, departures)]
}

function sumsOfPromotions({ report, contributors, threshold }: Numbers): readonly DisclosedSum[] {
  if (!arePromotionsTold(report, threshold)) return []
  const { promotions } = report.personnelChanges.totals
  return [exactly('promotions', 'strong', contributors.everybody, promotions)]
}

function sumsOfHands(
  { report, contributors, threshold }: Numbers,
  departments: readonly string[],
): readonly DisclosedSum[] {
  return report.personnelChanges.newHires.flatMap(({ department, people: count }) => {
    const people = contributors.departments.get(department)
    if (people === undefined || !departments.includes(department)) return []
    return isCountDisclosable(count, people.length, threshold)
      ? [exactly('newHires', 'strong', people, count)]
      : []
  })
}

function sumsOfNeeds({
  report,
  contributors,
  threshold,
}: Numbers): readonly (readonly [string, readonly DisclosedSum[]])[] {
  return report.immediateHiringNeeds.flatMap((need) => {
    const family = familyOf(need.keywords)
    if (family === undefined || !isNeedTold(report, need, threshold)) return []
    const name = hiringNeedKey(family)
    return [[name, [exactly(name, 'strong', contributors.everybody, need.people)]] as const]
  })
}
