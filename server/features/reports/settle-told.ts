import { isOfAll } from '../../../insights/company-findings.ts'
import { areScoresOpen } from '../../../insights/open-numbers.ts'
import { toldGroupsOf, type CountedGroup } from '../../../insights/told-groups.ts'
import type { companyReports } from './tables.ts'
import type { Told } from './withhold-groups.ts'

/** What a company report tells readers who may not open each person's report, given what earlier releases told. */

type Content = (typeof companyReports.$inferSelect)['content']
type Measure = Content['measures'][number]

export type Settled = {
  withheld: 'few' | 'near' | 'old' | null
  /** The departments whose own numbers are told. */
  departments: readonly string[]
  /** The topics whose numbers are not, though those of others are. */
  withheldTopics: readonly string[]
}

/** What an earlier release told, and of whom. */
export type Earlier = {
  everybody: readonly string[]
  measures: readonly Measure[]
  told: readonly (readonly string[])[]
}

export type ToSettle = {
  content: Pick<Content, 'gradingBreakdown' | 'measures'>
  /** Those who answered by department, each as a key of who they are and of their answers. */
  groups: readonly CountedGroup[]
  threshold: number
  earlier: readonly Earlier[]
}

const everybodyIn = (groups: readonly CountedGroup[]): string[] => groups.flatMap(({ people }) => people)

/** A release that told of these departments, as a later one is held against it. */
export const toldBefore = (
  { measures }: Pick<Content, 'measures'>,
  groups: readonly CountedGroup[],
  departments: readonly string[],
): Earlier => {
  const everybody = everybodyIn(groups)
  const told = groups.filter(({ name }) => departments.includes(name)).map(({ people }) => people)
  return { everybody, measures, told: [everybody, ...told] }
}

export const settled = ({ content, groups, threshold, earlier }: ToSettle): Settled => {
  const scores = new Map(
    content.gradingBreakdown.map(({ departmentName, teamScores }) => [departmentName, teamScores]),
  )
  const { withheld, names } = toldGroupsOf({
    groups,
    threshold,
    earlier: earlier.flatMap(({ told }) => told),
    isOpen: (some) => areScoresOpen(some.flatMap((name) => scores.get(name) ?? [])),
  })
  if (withheld !== null) return { withheld, departments: [], withheldTopics: [] }
  const everybody = everybodyIn(groups)
  const isNear = (measure: Measure) => earlier.some((one) => fewMayHaveAnswered(one, everybody, measure))
  return {
    withheld,
    departments: names,
    withheldTopics: content.measures.filter(isNear).map(({ topic }) => topic),
  }
}

/**
 * Whether both reports rest on some of the same people and answers, and on others, and not everybody answered this
 * question: who did is not known here, so that of those in one report alone it may be a single person.
 */
const fewMayHaveAnswered = (earlier: Earlier, everybody: readonly string[], measure: Measure): boolean => {
  const before = earlier.measures.find(({ topic }) => topic === measure.topic)
  if (isOfAll(measure.topic) || (measure.notAnswered === 0 && before?.notAnswered === 0)) return false
  const then = new Set(earlier.everybody)
  const both = everybody.filter((person) => then.has(person)).length
  return both > 0 && (both < everybody.length || both < then.size)
}

/** What was settled, as the report is shown by it. */
export const toldOfSettled = ({
  threshold,
  withheld,
  departments,
  withheldTopics,
}: Settled & { threshold: number }): Told => ({
  threshold,
  withheld,
  departments: new Set(departments),
  withheldTopics: new Set(withheldTopics),
})
