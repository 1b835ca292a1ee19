import { gradePoints } from '../../../../insights/scoring/grades.ts'
import { overallBounds } from '../../../../insights/scoring/non-response-bounds.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { hasAnswered, isOfAll, keys, readingOf, type DisclosedReport } from './linkage-attack.ts'

/**
 * What somebody can infer who keeps every company report as it was shown to them, beyond adding and subtracting: each
 * answer lies between two ends, so that an extreme sum, or an extreme difference of sums, says what single people answered.
 * Written by itself, without anything of what decides in the product.
 */

/** A number that lies between two ends, over people each of whom adds something from `lowest` to `highest`. */
type Range = { over: readonly string[]; least: number; most: number }
type Quantity = { lowest: number; highest: number; ranges: Range[] }

const ratingTopics = ['clarity', 'output', 'communication', 'tools', 'satisfaction']
const topics = [...ratingTopics, 'kpis', 'training', 'missingTools', 'growth', 'improvements']
const yesNo = { lowest: 0, highest: 1 }

/** Whether the report says of this topic that it leaves something out. */
const isLeftOut = (topic: string, part: string, { withheld }: DisclosedReport): boolean =>
  withheld !== undefined && (withheld.has(topic) || withheld.has(`${topic}.${part}`))

/** Whether a topic that is not listed can have taken the place of one that would be: few spoke to it, or it is left out. */
const mayTakeAPlace = (topic: string, kind: 'strong' | 'low', report: DisclosedReport): boolean => {
  if (never[kind].includes(topic)) return false
  const { shown, people } = report
  const spoke = isOfAll(topic) ? people : people.filter(({ answers }) => hasAnswered(answers, topic))
  const areFew = spoke.length < (shown.groupThreshold ?? 0) && spoke.length >= people.length / 4
  return areFew || isLeftOut(topic, 'findings', report)
}

const never = { strong: ['missingTools', 'improvements'], low: ['growth', 'improvements'] }

const claimShares = { strong: 1 / 2, low: 1 / 4 }

/** What follows from whether a topic is listed: at most four are, of the most people. */
const claimed = (
  report: DisclosedReport,
  topic: string,
  kind: 'strong' | 'low',
  over: readonly string[],
): Range[] => {
  const { shown, people } = report
  if (shown.overview.averagePerformanceScore === null && shown.measures.length === 0) return []
  if (never[kind].includes(topic) || over.length < people.length / 4) return []
  // What is not listed in any case may have any count.
  if (mayTakeAPlace(topic, kind, report)) return []
  const fewest = Math.max(people.length < 5 ? 1 : 2, Math.ceil(over.length * claimShares[kind] - 1e-9))
  const list = kind === 'strong' ? shown.strengths : shown.weaknesses
  if (list.some((finding) => finding.topic === topic)) return [{ over, least: fewest, most: over.length }]
  const places = (of: 'strong' | 'low'): number =>
    4 - topics.filter((one) => mayTakeAPlace(one, of, report)).length
  const isWeak = shown.weaknesses.some((finding) => finding.topic === topic)
  // One that is cut off, or is no strength because it is weak, may have any count.
  if (list.length >= places(kind) || (kind === 'strong' && isWeak)) return []
  if (kind === 'strong' && shown.weaknesses.length >= places('low')) return []
  return [{ over, least: 0, most: fewest - 1 }]
}

const add = (
  quantities: Map<string, Quantity>,
  name: string,
  bounds: { lowest: number; highest: number },
  ranges: Range[],
) => {
  const known = quantities.get(name) ?? { ...bounds, ranges: [] }
  known.ranges.push(...ranges.filter(({ over }) => over.length > 0))
  quantities.set(name, known)
}

const exactly = (over: readonly string[], value: number): Range => ({ over, least: value, most: value })

/** Every number that the reports show or imply, by what it is of. */
const quantitiesIn = (reports: readonly DisclosedReport[]): Map<string, Quantity> => {
  const quantities = new Map<string, Quantity>()
  for (const report of reports) {
    const { shown, people } = report
    const everybody = keys(people)
    const average = shown.overview.averagePerformanceScore
    // It is rounded to one decimal.
    if (average !== null) {
      const [least, most] = [(average - 0.05) * people.length, (average + 0.05) * people.length]
      add(quantities, 'overall', overallBounds, [{ over: everybody, least, most }])
    }
    for (const { departmentName, gradePoints: mean } of shown.gradingBreakdown) {
      const over = keys(people.filter(({ department }) => department === departmentName))
      const points = { lowest: gradePoints('D-'), highest: gradePoints('A') }
      if (mean !== null) add(quantities, 'points', points, [exactly(over, mean * over.length)])
    }
    for (const topic of topics) {
      const over = isOfAll(topic)
        ? everybody
        : keys(people.filter(({ answers }) => hasAnswered(answers, topic)))
      const measure = shown.measures.find((one) => one.topic === topic)
      if (measure?.meanOfAnswered !== null && measure?.meanOfAnswered !== undefined)
        add(quantities, topic, { lowest: 1, highest: 10 }, [
          exactly(over, measure.meanOfAnswered * over.length),
        ])
      for (const kind of ['strong', 'low'] as const) {
        if (topic === 'missingTools' && kind === 'strong') continue
        if (isOfAll(topic) && topic !== 'missingTools' && kind === 'low') continue
        const count = measure?.[kind] ?? null
        add(quantities, `${kind} ${topic}`, yesNo, [
          ...(count === null ? [] : [exactly(over, count)]),
          ...claimed(report, topic, kind, over),
        ])
      }
    }
    const { totals } = shown.personnelChanges
    if (totals.promotions !== null)
      add(quantities, 'promotions', yesNo, [exactly(everybody, totals.promotions)])
    // Of those who rated nothing it is known that they are not among them.
    const raters = keys(people.filter(({ answers }) => hasAnswered(answers, 'satisfaction')))
    if (totals.departures !== null) add(quantities, 'departures', yesNo, [exactly(raters, totals.departures)])
    for (const { role, people: count } of shown.immediateHiringNeeds)
      add(quantities, role, yesNo, [exactly(everybody, count)])
    if (shown.overview.riskLevel !== null) addRisk(quantities, report)
  }
  return quantities
}

const addRisk = (quantities: Map<string, Quantity>, { shown, people }: DisclosedReport): void => {
  const level = shown.overview.riskLevel
  const raters = (topic: string) => keys(people.filter(({ answers }) => hasAnswered(answers, topic)))
  // Who gave no rating counts with 7.
  const sumFor = (mean: number, over: readonly string[]) =>
    mean * people.length - 7 * (people.length - over.length)
  const bound = (topic: string, ends: { least?: number; most?: number }): void => {
    const over = raters(topic)
    const least = ends.least === undefined ? over.length : sumFor(ends.least, over)
    const most = ends.most === undefined ? over.length * 10 : sumFor(ends.most, over)
    add(quantities, topic, { lowest: 1, highest: 10 }, [{ over, least, most }])
  }
  if (level === 'Low') {
    bound('satisfaction', { least: 7 })
    bound('tools', { least: 7 })
  } else bound('satisfaction', level === 'High' ? { most: 6 } : { least: 6 })
}

/** A sum of ranges, each taken once, or away once: of each class of people how often it is in it. */
type Row = { factors: number[]; least: number; most: number }
type Class = { people: string[]; isIn: number[] }

const classesOf = (ranges: readonly Range[]): Class[] => {
  const sets = ranges.map(({ over }) => new Set(over))
  const classes = new Map<string, Class>()
  for (const key of new Set(ranges.flatMap(({ over }) => over))) {
    const isIn = sets.map((set) => (set.has(key) ? 1 : 0))
    const known = classes.get(isIn.join(''))
    if (known) known.people.push(key)
    else classes.set(isIn.join(''), { people: [key], isIn })
  }
  return [...classes.values()]
}

const plus = (a: Row, b: Row, by: 1 | -1): Row => ({
  factors: a.factors.map((factor, index) => factor + by * (b.factors[index] ?? 0)),
  least: a.least + (by === 1 ? b.least : -b.most),
  most: a.most + (by === 1 ? b.most : -b.least),
})

/** The ranges, all differences of two, and of three some are added and some taken away. */
const combined = (rows: readonly Row[]): Row[] => {
  const differences = rows.flatMap((a, index) => rows.slice(index + 1).map((b) => plus(a, b, -1)))
  const ofThree = differences
    .slice(0, 60)
    .flatMap((row) => rows.slice(0, 12).map((other) => plus(row, other, 1)))
  return [...rows, ...differences, ...ofThree]
}

/** Between which ends the sum over each class lies, narrowed as long as something changes. */
const narrowedClasses = ({ ranges, lowest, highest }: Quantity, classes: readonly Class[]) => {
  const rows = combined(
    ranges.map(({ least, most }, index) => ({
      factors: classes.map(({ isIn }) => isIn[index] ?? 0),
      least,
      most,
    })),
  )
  const ends = classes.map(({ people }) => ({ least: people.length * lowest, most: people.length * highest }))
  for (let round = 0, isChanged = true; isChanged && round < 30; round++) {
    isChanged = false
    for (const { factors, least, most } of rows) {
      factors.forEach((factor, at) => {
        const end = ends[at]
        if (factor === 0 || !end) return
        let [low, high] = [least, most]
        factors.forEach((other, index) => {
          const { least: from = 0, most: to = 0 } = ends[index] ?? {}
          if (index === at || other === 0) return
          low -= other > 0 ? other * to : other * from
          high -= other > 0 ? other * from : other * to
        })
        const [a, b] = [low / factor, high / factor].toSorted((x, y) => x - y)
        if (a !== undefined && a > end.least + 1e-7) [end.least, isChanged] = [a, true]
        if (b !== undefined && b < end.most - 1e-7) [end.most, isChanged] = [b, true]
      })
    }
  }
  return ends
}

/** What somebody adds to a sum, as far as it is looked at here: what they rated, and in which counts they are. */
const valueIn = (name: string, answers: RawAnswers): number | undefined => {
  const [kind = '', topic = kind] = name === 'departures' ? ['leaving', 'satisfaction'] : name.split(' ')
  const reading = readingOf(answers, topic)
  if (typeof reading === 'boolean') return Number(reading === (kind === 'strong'))
  if (typeof reading !== 'number') return undefined
  if (kind === 'strong') return Number(reading >= 8)
  if (kind === 'low') return Number(reading < 6)
  return kind === 'leaving' ? Number(reading <= 4) : reading
}

/** What is left of sums for who has read what these people answered; only sums of which it is known what that adds. */
const beside = (
  quantities: ReadonlyMap<string, Quantity>,
  open: ReadonlyMap<string, RawAnswers>,
): Map<string, Quantity> =>
  new Map(
    [...quantities].map(([name, quantity]) => {
      const ranges = quantity.ranges.flatMap(({ over, least, most }): Range[] => {
        const known = over.flatMap((key) => {
          const answers = open.get(key)
          return answers === undefined ? [] : [valueIn(name, answers)]
        })
        const sum = known.reduce<number>((total, value) => total + (value ?? 0), 0)
        const left = over.filter((key) => !open.has(key))
        if (left.length === 0 || known.includes(undefined)) return []
        // A sum of whole numbers may miss its value by the last bits of a mean.
        const ends = [least - sum, most - sum].map((end) => Math.round(end * 1e6) / 1e6)
        return [{ over: left, least: ends[0] ?? 0, most: ends[1] ?? 0 }]
      })
      return [name, { ...quantity, ranges }]
    }),
  )

/** Of which answers it follows that somebody did not give the lowest or the highest there is, and of how few a count. */
export const inferAnswers = (
  reports: readonly DisclosedReport[],
  fewest: number,
  open: ReadonlyMap<string, RawAnswers> = new Map(),
): string[] =>
  [...beside(quantitiesIn(reports), open)].flatMap(([name, quantity]) => {
    const { ranges, lowest, highest } = quantity
    if (ranges.length === 0) return []
    const classes = classesOf(ranges)
    const ends = narrowedClasses(quantity, classes)
    const isNarrow = classes.some(({ people }, index) => {
      const { least = 0, most = 0 } = ends[index] ?? {}
      const others = people.length - 1
      return least - others * highest > lowest + 1e-6 || most - others * lowest < highest - 1e-6
    })
    const isFew = lowest === 0 && (countsOfFew(ranges, fewest) || isCountOfFew(ranges, fewest))
    return [...(isNarrow ? [name] : []), ...(isFew ? [`few ${name}`] : [])]
  })

const isCountOfFew = (ranges: readonly Range[], fewest: number): boolean =>
  ranges.some(({ over, least, most }) => least === most && (least < fewest || over.length - least < fewest))

/** Whether a count of too few follows from two that were shown, one of which is of all people of the other and more. */
const countsOfFew = (ranges: readonly Range[], fewest: number): boolean => {
  const exact = ranges.filter(({ least, most }) => least === most)
  return exact.some((one) =>
    exact.some((other) => {
      const inside = new Set(other.over)
      const more = one.over.filter((key) => !inside.has(key))
      if (more.length === 0 || one.over.length - more.length !== inside.size) return false
      const count = one.least - other.least
      return count < fewest || more.length - count < fewest
    }),
  )
}
