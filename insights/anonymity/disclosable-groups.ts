/**
 * Selects the groups whose numbers may be disclosed to readers who may not open each person's report. Neither the
 * numbers disclosed together nor earlier ones may let a reader work out a group below the threshold by adding and
 * subtracting.
 */
import { compareCodeUnits } from '../text/compare-names.ts'
import { findRelatedGroups, isLinkageSafe, createWorkBudget } from './linkage-check.ts'

/** A department as it was counted. */
export interface CountedGroup {
  readonly name: string
  /** Those who answered, each as a key: who they are, a space, and something that says with which answers. */
  readonly people: readonly string[]
  /** Its own numbers are not told in any case. */
  readonly isNeverTold?: boolean
}

/** What an earlier report told of: each list is a group of keys as above. */
export type EarlierGroups = readonly (readonly string[])[]

export interface DisclosedGroups {
  /**
   * `few`: fewer people than the threshold answered, or nothing about them could be disclosed. `near`: fewer than the
   * threshold differ from those of an earlier report. Null where the numbers of everybody together are disclosed.
   */
  readonly withheld: 'few' | 'near' | null
  /** The groups whose own numbers are disclosed, by name; none where those of everybody together are not. */
  readonly names: readonly string[]
}

export interface GroupDisclosureInput {
  readonly groups: readonly CountedGroup[]
  /** The smallest group whose numbers are disclosed. */
  readonly threshold: number
  readonly earlier: EarlierGroups
  /** Whether the numbers of these groups taken together leave each person's own open (`value-inference.ts`). */
  readonly isOpen: (names: readonly string[]) => boolean
  /** Whether that also holds together with everything disclosed before (`feasible-answers.ts`). */
  readonly areTogetherOpen?: (names: readonly string[]) => boolean
}

/** After so many tries with ever fewer groups there is one more, with none. */
const triesMax = 12

const sizeOf = (groups: readonly CountedGroup[]): number =>
  groups.reduce((sum, { people }) => sum + people.length, 0)

const nothing = (withheld: 'few' | 'near'): DisclosedGroups => ({ withheld, names: [] })

/** The smallest goes first, since it costs least; of equal ones the last by name. */
function withoutSmallest(told: readonly CountedGroup[]): readonly CountedGroup[] {
  return told
    .toSorted((a, b) => b.people.length - a.people.length || compareCodeUnits(a.name, b.name))
    .slice(0, -1)
}

/**
 * Discloses the numbers of everybody where the threshold allows, then those of as many groups as possible, so that the
 * other groups together have at least `threshold` people, or nobody. Sizes decide first; the numbers are checked only
 * where sizes allow it.
 */
export function selectDisclosableGroups({
  groups,
  threshold,
  earlier,
  isOpen,
  areTogetherOpen = () => true,
}: GroupDisclosureInput): DisclosedGroups {
  const everybody = groups.flatMap(({ people }) => people)
  if (everybody.length < threshold) return nothing('few')

  const leavesEnough = (told: readonly CountedGroup[]): boolean => {
    const rest = groups.filter((group) => group.people.length > 0 && !told.includes(group))
    if (rest.length === 0) return true
    return sizeOf(rest) >= threshold && isOpen(rest.map(({ name }) => name))
  }
  let told: readonly CountedGroup[] = groups.filter(
    ({ name, people, isNeverTold = false }) => !isNeverTold && people.length >= threshold && isOpen([name]),
  )
  while (told.length > 0 && !leavesEnough(told)) told = withoutSmallest(told)

  const related = findRelatedGroups(everybody, earlier)
  const work = createWorkBudget()
  const tellsOfFew = (candidates: readonly CountedGroup[]): boolean =>
    related.length > 0 &&
    !isLinkageSafe([everybody, ...candidates.map(({ people }) => people)], related, threshold, work)
  const mayBeTold = (candidates: readonly CountedGroup[]): boolean =>
    leavesEnough(candidates) && !tellsOfFew(candidates) && areTogetherOpen(candidates.map(({ name }) => name))
  for (let tries = 0; told.length > 0 && !mayBeTold(told); tries++) {
    told = tries < triesMax ? withoutSmallest(told) : []
  }
  if (told.length === 0 && tellsOfFew(told)) return nothing('near')
  return { withheld: null, names: told.map(({ name }) => name).toSorted(compareCodeUnits) }
}
