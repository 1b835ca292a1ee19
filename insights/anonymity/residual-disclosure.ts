import { isOpenBeside, type DisclosedSum, type ReportedNumbers } from './company-disclosure.ts'
import { topics } from '../company-report/topic-measures.ts'
import type { Topic } from '../company-report/company-report-types.ts'
import { gradePoints } from '../scoring/grades.ts'
import { isCountDisclosable, isSumAmbiguous } from './value-inference.ts'
import type { Adds } from './person-sums.ts'
import { overallBounds } from '../scoring/non-response-bounds.ts'
import { findRelatedGroups } from './linkage-check.ts'
import { areDifferencesTold, isToldBeside, type TopicCounts } from './subtracted-counts.ts'
import { selectDisclosableGroups } from './disclosable-groups.ts'
import { isNumberWithheld, isPartSuppressed } from './suppressed-parts.ts'
import { isPartlyShared, type EarlierRelease, type ReportDisclosure } from './decide-disclosure.ts'

/**
 * What releases disclose to readers who may open the reports of some of the people in them. Such readers can subtract
 * those from each sum, which leaves the contribution of the others. That remainder has to satisfy the disclosure
 * rules as if there were nobody else: by itself, and together with the remainders of all earlier releases.
 */

export type Release = EarlierRelease & { threshold: number }

/** The part of a release's disclosure that is still shown beside open reports. */
export type Left = {
  /** Why nothing is shown: the remaining people are few, or few of them differ from those of an earlier release. */
  withheld: 'few' | 'near' | null
  /** The departments whose own numbers are shown, as indexes into those of the release. */
  departments: readonly number[]
  /** What is suppressed in addition to what the release itself suppresses. */
  withheldTopics: readonly string[]
}

/** The remainder in the form in which a report is redacted. */
export const toResidualDisclosure = (
  { content }: { content: Pick<ReportedNumbers, 'gradingBreakdown'> },
  told: ReportDisclosure,
  left: Left | null,
): ReportDisclosure => {
  if (left === null) return told
  if (left.withheld !== null) {
    return { ...told, withheld: left.withheld === 'few' ? 'notReleased' : 'near', departments: new Set() }
  }
  // Their scores have this order in the sums.
  const names = content.gradingBreakdown.flatMap(({ departmentName }) =>
    told.departments.has(departmentName) ? [departmentName] : [],
  )
  const places = new Set(left.departments)
  return {
    ...told,
    departments: new Set(names.filter((_, place) => places.has(place))),
    withheldTopics: new Set([...told.withheldTopics, ...left.withheldTopics]),
  }
}

type People = readonly string[]
/** The suppressed names, and the departments whose numbers are shown. */
type Shown = { departments: ReadonlySet<People>; withheld: ReadonlySet<string> }
type Decided = Shown | 'few' | 'near'

/**
 * What each release, oldest first, shows beside the open reports; null where it shows all that it discloses
 * otherwise.
 */
export const residualDisclosures = (
  releases: readonly Release[],
  open: ReadonlyMap<string, Adds>,
): (Left | null)[] => {
  const shown: EarlierRelease[] = []
  const full: EarlierRelease[] = []
  const changed = new Set<People>()
  return releases.map((release) => {
    const leftOver = residualOf(release, open)
    const { left, leftFor } = leftOver
    const before = [...full]
    full.push(left)
    if (left.everybody.length < release.everybody.length) changed.add(left.everybody)
    const related = findRelatedGroups(
      left.everybody,
      before.map(({ everybody }) => everybody),
    )
    if (![left.everybody, ...related].some((people) => changed.has(people))) {
      shown.push(left)
      return null
    }
    if (left.everybody.length === 0) return null
    const decision = both(
      decided(leftOver, release.threshold, shown),
      // A reader may have kept everything that was shown while fewer reports were open.
      decided(leftOver, release.threshold, before),
    )
    if (typeof decision === 'string') return { withheld: decision, departments: [], withheldTopics: [] }
    shown.push(withoutSuppressed(left, decision))
    return {
      withheld: null,
      departments: departmentsOf(release).flatMap((people, place) => {
        const others = leftFor(people)
        return others.length === 0 || decision.departments.has(others) ? [place] : []
      }),
      withheldTopics: [...decision.withheld],
    }
  })
}

const both = (one: Decided, other: Decided): Decided => {
  if (typeof one === 'string') return one
  if (typeof other === 'string') return other
  return {
    departments: new Set([...one.departments].filter((people) => other.departments.has(people))),
    withheld: new Set([...one.withheld, ...other.withheld]),
  }
}

/** The departments whose scores are shown: only scores have points. */
const departmentsOf = ({ sums }: Pick<EarlierRelease, 'sums'>): People[] =>
  sums.flatMap(({ quantity, people }) => (quantity === 'points' ? [people] : []))

type LeftOver = {
  left: EarlierRelease
  leftFor: (people: People) => People
  /** The lists of people in which nobody's report is open. */
  whole: ReadonlySet<People>
}

const residualOf = (
  { everybody, told, sums, unknown }: EarlierRelease,
  open: ReadonlyMap<string, Adds>,
): LeftOver => {
  const parts = new Map<People, { others: People; taken: readonly Adds[] }>()
  const partsOf = (people: People) => {
    const known = parts.get(people)
    if (known) return known
    const taken = people.flatMap((key) => open.get(key) ?? [])
    const part = { others: taken.length === 0 ? people : people.filter((key) => !open.has(key)), taken }
    parts.set(people, part)
    return part
  }
  const leftFor = (people: People): People => partsOf(people).others
  return {
    leftFor,
    whole: new Set(sums.flatMap(({ people }) => (leftFor(people) === people ? [people] : []))),
    left: {
      everybody: leftFor(everybody),
      told: told.map(leftFor),
      unknown,
      sums: sums.flatMap((sum) => {
        const { others, taken } = partsOf(sum.people)
        if (others.length === 0) return []
        const less = taken.reduce((total, adds) => total + adds(sum.quantity, sum.feature), 0)
        return [{ ...sum, people: others, min: plain(sum.min - less), max: plain(sum.max - less) }]
      }),
    },
  }
}

/** Rounds away floating-point noise. */
const plain = (value: number): number => Math.round(value * 1e6) / 1e6

const isExact = ({ min, max }: DisclosedSum): boolean => max - min < 1e-6

/** The name under which a number is suppressed; for numbers that are no topic it may differ from the quantity. */
const nameOf = ({ quantity, feature }: DisclosedSum): string =>
  feature === 'leaving' ? 'departures' : quantity

const isRating = (name: string): boolean => topics.some((one) => one.topic === name && one.isRating)

/** The counts of a topic among these sums. */
const countsIn = (sums: readonly DisclosedSum[], topic: string): TopicCounts => {
  const rows = sums.filter((sum) => nameOf(sum) === topic)
  const countOf = (kind: 'strong' | 'low'): number | null =>
    rows.find((sum) => sum.feature === kind && isExact(sum))?.min ?? null
  return { outOf: rows[0]?.people.length ?? 0, strong: countOf('strong'), low: countOf('low') }
}

const decided = (
  { left, whole }: LeftOver,
  threshold: number,
  before: readonly EarlierRelease[],
): Decided => {
  const { everybody, sums, unknown } = left
  const earlier = { sums: before.flatMap((one) => one.sums) }
  const departments = departmentsOf(left)
  const kept: DisclosedSum[] = []
  const areOpen = (added: readonly DisclosedSum[]): boolean =>
    isOpenBeside({ earlier, threshold }, added, kept)
  const ofDepartments = (some: ReadonlySet<People>): DisclosedSum[] =>
    sums.filter(
      ({ quantity, people }) => (quantity === 'overall' || quantity === 'points') && some.has(people),
    )
  const all = new Set(departments)
  const average = sums.filter(({ quantity, people }) => quantity === 'overall' && !all.has(people))
  const isAverageOpen = areOpen(average)
  const at = (names: readonly string[]): ReadonlySet<People> =>
    new Set(departments.filter((_, place) => names.includes(String(place))))
  const inOne = new Set(departments.flat())
  const groups = selectDisclosableGroups({
    groups: [
      ...departments.map((people, place) => ({ name: String(place), people })),
      { name: 'others', people: everybody.filter((key) => !inOne.has(key)), isNeverTold: true },
    ],
    threshold,
    earlier: before.flatMap(({ told }) => told),
    // The remainder of the other departments follows from the average, and is checked together with it.
    isOpen: (names) => names.length > 1 || ofDepartments(at(names)).every(isWideOpen),
    areTogetherOpen: (names) => areOpen([...(isAverageOpen ? average : []), ...ofDepartments(at(names))]),
  })
  if (groups.withheld !== null) return groups.withheld
  const told = at(groups.names)

  const tell = (name: string, rows: readonly DisclosedSum[]): boolean => {
    const areMany = rows.every(
      (sum) =>
        !isExact(sum) ||
        sum.feature === 'sum' ||
        (isCountDisclosable(sum.min, sum.people.length, threshold) &&
          isToldBeside((topic) => countsIn(kept, topic), name, sum.min, threshold)),
    )
    const isApart = !isRating(name) || areDifferencesTold(countsIn(rows, name), threshold)
    // A claim of the report may be false for the remaining people alone.
    const areTheirs = rows.every((sum) => isExact(sum) || whole.has(sum.people))
    if (!areMany || !isApart || !areTheirs || !areOpen(rows)) return false
    kept.push(...rows)
    return true
  }
  const near = before.filter((one) => isPartlyShared(one, left))
  const isUnknown = (topic: Topic): boolean =>
    near.some((one) => unknown.includes(topic) || one.unknown.includes(topic))
  const withheld = new Set<string>(isAverageOpen ? [] : ['overall'])
  for (const { topic } of topics) {
    const rows = sums.filter((sum) => nameOf(sum) === topic)
    const means = rows.filter((sum) => sum.feature === 'sum' && isExact(sum))
    if (rows.length === 0) continue
    if (isUnknown(topic)) withheld.add(topic)
    else if (tell(topic, rows)) continue
    else if (means.length > 0 && tell(topic, means)) withheld.add(`${topic}.counts`).add(`${topic}.findings`)
    else withheld.add(topic)
  }
  for (const name of new Set(sums.map(nameOf))) {
    if (notByName.has(name)) continue
    const rows = sums.filter((sum) => nameOf(sum) === name)
    const shown = rows.filter(({ people }) => name !== 'newHires' || told.has(people))
    if (isNumberWithheld(withheld, name) || !tell(name, shown)) withheld.add(name)
  }
  return { departments: told, withheld }
}

/** Topics and scores, which are decided separately. */
const notByName: ReadonlySet<string> = new Set([...topics.map(({ topic }) => topic), 'overall', 'points'])

const pointBounds = { lowest: gradePoints('D-'), highest: gradePoints('A') }

const isWideOpen = ({ quantity, people, min }: DisclosedSum): boolean =>
  isSumAmbiguous(min, people.length, quantity === 'points' ? pointBounds : overallBounds)

/** The remainder without its suppressed numbers. */
const withoutSuppressed = (left: EarlierRelease, { departments, withheld }: Shown): EarlierRelease => {
  const all = new Set(departmentsOf(left))
  const isShown = (sum: DisclosedSum): boolean => {
    const name = nameOf(sum)
    if (all.has(sum.people) && !departments.has(sum.people) && ofDepartment.has(name)) return false
    if (name === 'overall') return all.has(sum.people) || !withheld.has(name)
    return sum.feature === 'sum' ? !withheld.has(name) : !isPartSuppressed(withheld, name, 'counts')
  }
  return { ...left, told: [left.everybody, ...departments], sums: left.sums.filter(isShown) }
}

const ofDepartment: ReadonlySet<string> = new Set(['overall', 'points', 'newHires'])
