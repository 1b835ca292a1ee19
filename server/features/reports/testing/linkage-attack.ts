import type { Contributors } from '../../../../insights/anonymity/index.ts'
import type { RedactedContent } from '../disclosure/index.ts'
import type { CompanyReport } from '../../../../insights/company-report/company-report-types.ts'
import { isGiven } from '../../../../insights/questionnaire/answers.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { readInputs } from '../../../../insights/scoring/scores.ts'

/**
 * What somebody can work out who keeps every company report as it was shown to them, and knows who works where, who
 * answered, who answered which question and whose answers changed: everything but what was answered.
 */

/** Somebody with the answers that they had given then. */
export type KnownPerson = { key: string; department: string; answers: RawAnswers }
export type DisclosedReport = {
  shown: RedactedContent
  people: readonly KnownPerson[]
  /** What the report says that it leaves out. */
  withheld?: ReadonlySet<string>
}

/** A sum that was shown, of a quantity that each of these people has. */
type Sum = { of: string; over: readonly string[] }

const topicsByLabel: Record<string, string> = {
  'role clarity': 'clarity',
  'weekly output': 'output',
  'team communication': 'communication',
  'tool effectiveness': 'tools',
  'job satisfaction': 'satisfaction',
}

const readings = new WeakMap<RawAnswers, ReadonlyMap<string, unknown>>()

/** Read once: it is asked for many times. */
const readingsOf = (answers: RawAnswers): ReadonlyMap<string, unknown> => {
  const read = readings.get(answers) ?? new Map<string, unknown>(Object.entries(readInputs(answers)))
  readings.set(answers, read)
  return read
}

export const readingOf = (answers: RawAnswers, topic: string): unknown =>
  readingsOf(answers).get(topic) ?? null

export const hasAnswered = (answers: RawAnswers, topic: string): boolean =>
  topic === 'missingTools' ? isGiven(answers.missing_tools) : readingOf(answers, topic) !== null

export const isOfAll = (topic: string): boolean => ['missingTools', 'growth', 'improvements'].includes(topic)

/** Who is in which sum, as the product knows it. */
export const contributorsIn = (people: readonly KnownPerson[], report: CompanyReport): Contributors => ({
  everybody: report.gradingBreakdown.flatMap(({ departmentName }) =>
    keys(people.filter(({ department }) => department === departmentName)),
  ),
  departments: new Map(
    report.gradingBreakdown.map(({ departmentName }) => [
      departmentName,
      keys(people.filter(({ department }) => department === departmentName)),
    ]),
  ),
  answered: new Map(
    report.measures.map(({ topic }) => [
      topic,
      keys(people.filter(({ answers }) => hasAnswered(answers, topic))),
    ]),
  ),
})

export const keys = (some: readonly KnownPerson[]): string[] => some.map(({ key }) => key)

/** Every sum that a reader can take from a report, numbers in its sentences included. */
export const visibleSums = ({ shown, people }: DisclosedReport): Sum[] => {
  const everybody = keys(people)
  const in_ = (name: string) => people.filter(({ department }) => department === name)
  const raters = (topic: string, among = people) =>
    keys(among.filter(({ answers }) => hasAnswered(answers, topic)))
  const sums: Sum[] = []
  if (shown.overview.averagePerformanceScore !== null) sums.push({ of: 'overall', over: everybody })
  for (const { text } of [...shown.executiveSummary, shown.overview.riskReason]) {
    if (/overall score is [\d.]+ of 10/.test(text)) sums.push({ of: 'overall', over: everybody })
    for (const [label, topic] of Object.entries(topicsByLabel)) {
      if (text.toLowerCase().includes(`${label} (mean`))
        sums.push({ of: `rating ${topic}`, over: raters(topic) })
      if (text.toLowerCase().includes(`mean ${label} is`)) sums.push({ of: `mean ${topic}`, over: everybody })
    }
  }
  for (const measure of shown.measures) {
    const { topic, mean, meanOfAnswered, strong, low } = measure
    if (mean !== null) sums.push({ of: `mean ${topic}`, over: everybody })
    if (meanOfAnswered !== null) sums.push({ of: `rating ${topic}`, over: raters(topic) })
    const over = isOfAll(topic) ? everybody : raters(topic)
    if (strong !== null) sums.push({ of: `strong ${topic}`, over })
    if (low !== null) sums.push({ of: `low ${topic}`, over })
  }
  for (const [kind, findings] of [
    ['strong', shown.strengths],
    ['low', shown.weaknesses],
  ] as const) {
    for (const { topic, text, people: count, outOf } of findings) {
      const over = isOfAll(topic) ? everybody : raters(topic)
      if (count !== outOf || /: (\S+ of \S+|the only) (people|person)/.test(text))
        sums.push({ of: `${kind} ${topic}`, over })
      if (/\(mean [\d.]+\)/.test(text)) sums.push({ of: `rating ${topic}`, over: raters(topic) })
    }
  }
  for (const grading of shown.gradingBreakdown) {
    const { departmentName, departmentGrade, gradePoints, executiveSummary } = grading
    const members = in_(departmentName)
    if (gradePoints !== null || departmentGrade !== null) sums.push({ of: 'points', over: keys(members) })
    for (const { text } of executiveSummary) {
      if (/overall score of [\d.]+/.test(text)) sums.push({ of: 'overall', over: keys(members) })
      for (const [label, topic] of Object.entries(topicsByLabel)) {
        if (text.toLowerCase().includes(`${label} (mean`)) {
          sums.push({ of: `rating ${topic}`, over: raters(topic, members) })
        }
      }
    }
  }
  const { newHires, promotions, departures, totals } = shown.personnelChanges
  for (const { department } of newHires) sums.push({ of: 'hands', over: keys(in_(department)) })
  for (const { employeeId } of [...promotions, ...departures]) {
    if (employeeId !== null) sums.push({ of: 'named', over: [employeeId] })
  }
  if (totals.newHires !== null) sums.push({ of: 'hands', over: everybody })
  if (totals.promotions !== null) sums.push({ of: 'promotions', over: everybody })
  if (totals.departures !== null) sums.push({ of: 'departures', over: raters('satisfaction') })
  for (const { role, reasoning } of shown.immediateHiringNeeds) {
    sums.push({ of: role, over: everybody })
    for (const { departmentName } of shown.gradingBreakdown) {
      if (new RegExp(`(in|, ) ?${departmentName} (only|\\()`).test(reasoning)) {
        sums.push({ of: role, over: keys(in_(departmentName)) })
      }
    }
  }
  for (const tier of shown.organizationalImpactSummary) {
    for (const { employeeId } of tier.employees) sums.push({ of: 'named', over: [employeeId] })
  }
  return sums
}

/** A number as a fraction in lowest terms, exact whatever is done with it. */
type Fraction = readonly [bigint, bigint]
const absolute = (n: bigint): bigint => (n < 0n ? -n : n)
const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? absolute(a) : divisor(b, a % b))
const fraction = (above: bigint, below: bigint): Fraction => {
  const by = divisor(above, below) || 1n
  return below < 0n ? [-above / by, -below / by] : [above / by, below / by]
}
const minusTimes = (a: Fraction, b: Fraction, c: Fraction): Fraction =>
  fraction(a[0] * b[1] * c[1] - b[0] * c[0] * a[1], a[1] * b[1] * c[1])
const by = (a: Fraction, b: Fraction): Fraction => fraction(a[0] * b[1], a[1] * b[0])

/** The rank of a matrix, by elimination with fractions. */
const rankOf = (matrix: readonly (readonly number[])[]): number => {
  let rows: Fraction[][] = matrix.map((row) => row.map((value) => [BigInt(value), 1n]))
  let rank = 0
  for (let column = 0; column < (matrix[0]?.length ?? 0); column++) {
    const pivot = rows.find((row) => row[column]?.[0] !== 0n)
    const head = pivot?.[column]
    if (!pivot || !head) continue
    rank++
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) => {
        const factor = by(row[column] ?? [0n, 1n], head)
        return row.map((value, index) => minusTimes(value, factor, pivot[index] ?? [0n, 1n]))
      })
  }
  return rank
}

/** People with answers who are in exactly the same sums, and in which. */
type Class = { people: string[]; isIn: number[] }

const classesOf = (groups: readonly (readonly string[])[]): Class[] => {
  const classes = new Map<string, Class>()
  for (const key of new Set(groups.flat())) {
    const isIn = groups.map((group) => (group.includes(key) ? 1 : 0))
    const name = isIn.join('')
    const [person = ''] = key.split(' ')
    classes.set(name, { people: [...(classes.get(name)?.people ?? []), person], isIn })
  }
  return [...classes.values()]
}

/** Every choice of classes that are fewer people together; somebody who answered anew is one of them. */
const smallChoices = (classes: readonly Class[], fewest: number): number[][] => {
  const choices: number[][] = []
  const extend = (from: number, chosen: number[], people: ReadonlySet<string>): void => {
    if (chosen.length > 0) choices.push(chosen)
    for (let index = from; index < classes.length; index++) {
      const more = new Set([...people, ...(classes[index]?.people ?? [])])
      if (more.size < fewest) extend(index + 1, [...chosen, index], more)
    }
  }
  extend(0, [], new Set())
  return choices
}

/**
 * The quantities of which a sum over fewer than `fewest` people follows from all that was shown: found by trying every
 * small set of people that sums tell apart, and asking whether some combination of sums leaves none but them.
 */
export const findInferableQuantities = (
  reports: readonly DisclosedReport[],
  fewest: number,
  open: Pick<ReadonlyMap<string, unknown>, 'has'> = new Map(),
): string[] => {
  // Who has read what these people answered can take it from each sum.
  const sums = reports
    .flatMap(visibleSums)
    .map(({ of, over }) => ({ of, over: over.filter((key) => !open.has(key)) }))
  return [...new Set(sums.map(({ of }) => of))].filter((quantity) => {
    const groups = sums.filter(({ of, over }) => of === quantity && over.length > 0).map(({ over }) => over)
    if (groups.length === 0) return false
    const classes = classesOf(groups)
    const matrix = groups.map((_, row) => classes.map(({ isIn }) => isIn[row] ?? 0))
    const all = rankOf(matrix)
    return smallChoices(classes, fewest).some((chosen) => {
      const others = matrix.map((row) => row.filter((_, column) => !chosen.includes(column)))
      return rankOf(others) < all
    })
  })
}
