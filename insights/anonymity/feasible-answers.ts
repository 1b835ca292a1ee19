/**
 * Whether sums over people that readers were shown leave the answer of each person open: whether, for everybody in them,
 * there is a set of answers with exactly these sums in which that person gave the lowest answer there is, and one in
 * which they gave the highest. It covers what can be computed from the difference of any sums, since they all hold at once.
 */
import { lowRating, strongRating } from '../questionnaire/answers.ts'
import { gradePoints } from '../scoring/grades.ts'
import {
  findMaximizer,
  maximumOf,
  minimumOf,
  solveEquations,
  type Budget,
  type Equation,
  type SolvedEquations,
} from './linear-program.ts'
import { overallBounds } from '../scoring/non-response-bounds.ts'
import {
  atomsOf,
  personOfKey,
  findRelatedGroups,
  isLinkageSafe,
  createWorkBudget,
  type Atom,
} from './linkage-check.ts'

/** What is added up: the numbers themselves, or how many of them are of a kind. */
export const features = ['sum', 'strong', 'low', 'leaving'] as const
export type Feature = (typeof features)[number]

/** A sum over people as far as readers know it: exactly, or between two ends. */
export interface KnownSum {
  readonly feature: Feature
  /** Each as a key of who they are and with which answers. */
  readonly people: readonly string[]
  readonly min: number
  readonly max: number
}

/** What one possible answer adds to each sum. */
type Answer = Readonly<Partial<Record<Feature, number>>>

/** The answers between which all others lie; the first is the lowest and the last the highest. */
export type Scale = readonly Answer[]

export const yesNoScale: Scale = [{ low: 1 }, { strong: 1 }]
export const overallScale: Scale = [{ sum: overallBounds.lowest }, { sum: overallBounds.highest }]
/** From D- to A: no score is graded A+. */
export const pointsScale: Scale = [{ sum: gradePoints('D-') }, { sum: gradePoints('A') }]

/** A rating of this or less is counted among those who may leave. */
const leavingRating = 4

/** Each kind of rating by its lowest and highest: whole ones where all sums are, else up to where the next begins. */
export function ratingScale(isWhole: boolean): Scale {
  const step = isWhole ? 1 : 0
  return [
    { sum: 1, low: 1, leaving: 1 },
    { sum: leavingRating, low: 1, leaving: 1 },
    { sum: leavingRating + step, low: 1 },
    { sum: lowRating - step, low: 1 },
    { sum: lowRating },
    { sum: strongRating - step },
    { sum: strongRating, strong: 1 },
    { sum: 10, strong: 1 },
  ]
}

const tolerance = 1e-6

const isExact = ({ min, max }: KnownSum): boolean => max - min < tolerance

export interface Question {
  readonly scale: Scale
  /** The sums that would be shown, and those that were shown before. */
  readonly added: readonly KnownSum[]
  readonly earlier: readonly KnownSum[]
  /** The smallest group whose numbers are disclosed. */
  readonly threshold: number
  readonly budget: Budget
}

/** Whether sums may be shown beside those that were shown before. */
export function isSafeToDisclose(question: Question): boolean {
  const { added } = question
  if (added.length === 0) return true
  const related = new Set(
    findRelatedGroups(
      added.flatMap(({ people }) => people),
      question.earlier.map(({ people }) => people),
    ),
  )
  const asked = { ...question, earlier: question.earlier.filter(({ people }) => related.has(people)) }
  return tellsOfEnough(asked) && countsDifferEnough(asked) && leavesAnswersOpen(asked)
}

const groupsOf = (sums: readonly KnownSum[], feature: Feature): readonly (readonly string[])[] =>
  sums.filter((sum) => sum.feature === feature && isExact(sum)).map(({ people }) => people)

/** Whether no sum over fewer people than the threshold follows by adding and subtracting. */
function tellsOfEnough({ added, earlier, threshold }: Question): boolean {
  const work = createWorkBudget()
  return features.every((feature) => {
    const groups = groupsOf(added, feature)
    return groups.length === 0 || isLinkageSafe(groups, groupsOf(earlier, feature), threshold, work)
  })
}

/** Each pair of a count that would be shown and one that was, over groups that share somebody. */
function pairsOf({ added, earlier }: Question): readonly (readonly [KnownSum, KnownSum])[] {
  const counts = (sums: readonly KnownSum[]): readonly KnownSum[] =>
    sums.filter((sum) => sum.feature !== 'sum' && isExact(sum))
  return counts(added).flatMap((one) => {
    const here = new Set(one.people)
    return counts(earlier)
      .filter((other) => other.feature === one.feature && other.people.some((key) => here.has(key)))
      .map((other) => [one, other] as const)
  })
}

const without = (people: readonly string[], others: readonly string[]): readonly string[] => {
  const taken = new Set(others)
  return people.filter((key) => !taken.has(key))
}

/**
 * A count is disclosed only where at least `threshold` people are in it and as many are not, so at least twice as many
 * must differ between two groups. Only their number decides, so that the absence of a count reveals nothing.
 */
function countsDifferEnough(question: Question): boolean {
  return pairsOf(question).every(([one, other]) => {
    const differ = [...without(one.people, other.people), ...without(other.people, one.people)]
    return differ.length === 0 || new Set(differ.map(personOfKey)).size >= 2 * question.threshold
  })
}

function leavesAnswersOpen(question: Question): boolean {
  const { scale, added, earlier, budget } = question
  const sums = [...earlier, ...added]
  const atoms = atomsOf(sums.map(({ people }) => people))
  const after = worldsOf(scale, sums, atoms, budget)
  if (!after) return false
  let before: SolvedEquations | null | undefined
  const ends = atoms.flatMap((_, index) => [index * scale.length, (index + 1) * scale.length - 1])
  const areOpen = notSeenOpen(after, ends, budget).every((end) => {
    const terms = [[end, 1]] as const
    const most = maximumOf(after, terms, budget)
    if (most !== null && most >= 1 - tolerance) return true
    // What followed from earlier sums already is not known through these.
    if (before === undefined) before = worldsOf(scale, earlier, atoms, budget)
    const mostBefore = before && maximumOf(before, terms, budget)
    return most !== null && mostBefore !== null && most >= mostBefore - tolerance
  })
  return areOpen && areDifferencesTold(question, atoms, after, sums)
}

/** Which of these answers nobody gave in the few worlds in which as many as possible did; one world shows many at once. */
function notSeenOpen(worlds: SolvedEquations, answers: readonly number[], budget: Budget): readonly number[] {
  let left = answers
  for (;;) {
    const world = findMaximizer(
      worlds,
      left.map((variable) => [variable, 1] as const),
      budget,
    )
    const next = left.filter((variable) => (world?.[variable] ?? 0) < 1 - tolerance)
    if (next.length === 0 || next.length === left.length) return next
    left = next
  }
}

/**
 * Where the count among the people who differ between two groups can be derived exactly, the rule for counts applies to
 * it.
 */
function areDifferencesTold(
  question: Question,
  atoms: readonly Atom[],
  after: SolvedEquations,
  sums: readonly KnownSum[],
): boolean {
  const { scale, threshold, budget } = question
  return pairsOf(question).every(([one, other]) => {
    const [here, there] = [sums.indexOf(one), sums.indexOf(other)]
    return [
      [here, there],
      [there, here],
    ].every(([is = 0, isNot = 0]) => {
      const differing = atoms.flatMap((atom, index) =>
        atom.groups.includes(is) && !atom.groups.includes(isNot) ? [index] : [],
      )
      const size = differing.reduce((count, index) => count + (atoms[index]?.people.length ?? 0), 0)
      if (size === 0) return true
      const terms = differing.flatMap((index) => termsOf(scale, index, one.feature))
      const [least, most] = [minimumOf(after, terms, budget), maximumOf(after, terms, budget)]
      if (least === null || most === null) return false
      return (
        most - least > tolerance || (least > threshold - tolerance && least < size - threshold + tolerance)
      )
    })
  })
}

const termsOf = (scale: Scale, atom: number, feature: Feature): (readonly [number, number])[] =>
  scale.flatMap((answer, place) => {
    const factor = answer[feature] ?? 0
    return factor === 0 ? [] : [[atom * scale.length + place, factor] as const]
  })

/** All answers that people of the atoms can have given with these sums; null where it is not known that there are any. */
function worldsOf(
  scale: Scale,
  sums: readonly KnownSum[],
  atoms: readonly Atom[],
  budget: Budget,
): SolvedEquations | null {
  let variables = atoms.length * scale.length
  const equations: Equation[] = atoms.map(({ people }, index) => ({
    terms: scale.map((_, place) => [index * scale.length + place, 1] as const),
    equals: people.length,
    startsWith: index * scale.length,
  }))
  const known = new Set<string>()
  for (const [group, { feature, min, max }] of sums.entries()) {
    const members = atoms.flatMap((atom, index) => (atom.groups.includes(group) ? [index] : []))
    const name = [feature, min, max, ...members].join(' ')
    if (known.has(name)) continue
    known.add(name)
    const terms = members.flatMap((index) => termsOf(scale, index, feature))
    if (max - min < tolerance) {
      equations.push({ terms, equals: min })
      continue
    }
    if (min > 0) equations.push({ terms: [...terms, [variables++, -1]], equals: min })
    if (Number.isFinite(max)) equations.push({ terms: [...terms, [variables++, 1]], equals: max })
  }
  return solveEquations(variables, equations, budget)
}
