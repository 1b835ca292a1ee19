/** Whether sums over groups of people can be combined so that only a few people are left in them. */

/** A prime below 2^26, so that products of two remainders stay whole numbers. */
const prime = 67_108_859

/** More cells than this are not worked through; see below. */
const cellsMax = 100_000

/**
 * How many products may still be computed: the process answers nothing else while it computes, so there must be a
 * limit.
 */
export interface WorkBudget {
  left: number
}

/** Enough for one question of `cellsMax` cells whatever their shape, and for many smaller ones. */
export const createWorkBudget = (): WorkBudget => ({ left: 20_000_000 })

/** People who are in exactly the same groups. */
export interface Atom {
  readonly groups: readonly number[]
  readonly people: string[]
}

/** A key is who somebody is and, after a space, with which answers: with others they are still the same. */
export function personOfKey(key: string): string {
  return key.slice(0, key.indexOf(' ') + 1 || undefined)
}

/** The classes of people that no group tells apart. */
export function atomsOf(groups: readonly (readonly string[])[]): readonly Atom[] {
  // Several sums are often over the same list, which is gone through once.
  const places = new Map<readonly string[], number[]>()
  groups.forEach((keys, index) => places.set(keys, [...(places.get(keys) ?? []), index]))
  const lists = [...places.values()]
  const memberships = new Map<string, number[]>()
  for (const [list, keys] of [...places.keys()].entries()) {
    for (const key of keys) {
      const known = memberships.get(key)
      if (!known) memberships.set(key, [list])
      else if (known.at(-1) !== list) known.push(list)
    }
  }
  const atoms = new Map<string, Atom>()
  for (const [key, indices] of memberships) {
    const signature = indices.join(' ')
    const atom = atoms.get(signature)
    if (atom) atom.people.push(personOfKey(key))
    else
      atoms.set(signature, {
        groups: indices.flatMap((list) => lists[list] ?? []),
        people: [personOfKey(key)],
      })
  }
  return [...atoms.values()]
}

function inverseOf(value: number): number {
  let result = 1
  let base = value
  for (let exponent = prime - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % prime
    base = (base * base) % prime
  }
  return result
}

/** Those of the earlier groups from which, with whatever others of them, anything about these people could follow. */
export function findRelatedGroups(
  people: readonly string[],
  earlier: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const known = new Set(people)
  const related = new Set<readonly string[]>()
  for (let before = -1; before < related.size;) {
    before = related.size
    for (const group of earlier) {
      if (related.has(group) || !group.some((key) => known.has(key))) continue
      related.add(group)
      for (const key of group) known.add(key)
    }
  }
  return earlier.filter((group) => related.has(group))
}

/**
 * Whether the sums over these groups reveal no sum over fewer than `fewest` people, except those that the sums over
 * `earlier` groups already revealed: no linear combination of all of them may leave at least one but fewer than
 * `fewest` people. Where several combinations leave only classes of people so small that no group separates them, or
 * there is too much to compute, the answer is no, which suppresses more than necessary and never less. Remainders of a
 * prime represent fractions: the rows hold only 0 and 1.
 */
export function isLinkageSafe(
  groups: readonly (readonly string[])[],
  earlier: readonly (readonly string[])[],
  fewest: number,
  work: WorkBudget = createWorkBudget(),
): boolean {
  if (work.left <= 0) return false
  const all = [...earlier, ...groups]
  // Large classes first: what is left once they are done with leaves no large one.
  const atoms = atomsOf(all).toSorted((one, other) => other.people.length - one.people.length)
  const large = atoms.filter(({ people }) => people.length >= fewest).length
  if (large === atoms.length) return true
  if (all.length * atoms.length > cellsMax) return false
  const rows = all.map(() => new Float64Array(atoms.length))
  atoms.forEach((atom, column) => {
    for (const group of atom.groups) rows[group]?.fill(1, column, column + 1)
  })
  // By the column of the first number of each that is not 0, which is made 1: from `large` on they leave none of the large classes.
  const basis = new Map<number, Float64Array>()
  const added = (some: readonly Float64Array[]): readonly Float64Array[] =>
    some.flatMap((row) => {
      const column = addTo(basis, row, work)
      return column !== null && column >= large ? [row] : []
    })
  const known = added(rows.slice(0, earlier.length))
  const [only, ...others] = added(rows.slice(earlier.length))
  if (work.left <= 0) return false
  if (!only) return true
  if (others.length > 0 || known.length > 0) return false
  const left = atoms.flatMap(({ people }, column) => (only[column] === 0 ? [] : people))
  return new Set(left).size >= fewest
}

/**
 * Takes from `row` what follows from the rows of the basis and adds to them what is left. Gives the column of its first
 * number that is not 0; null where nothing is left, or no more work.
 */
function addTo(basis: Map<number, Float64Array>, row: Float64Array, work: WorkBudget): number | null {
  for (let column = 0; column < row.length; column++) {
    const value = row[column] ?? 0
    if (value === 0) continue
    const pivot = basis.get(column)
    if (!pivot) {
      const inverse = inverseOf(value)
      basis.set(
        column,
        row.map((number) => (number * inverse) % prime),
      )
      return column
    }
    if (work.left <= 0) return null
    work.left -= row.length - column
    for (let index = column; index < row.length; index++) {
      const less = (value * (pivot[index] ?? 0)) % prime
      row[index] = ((row[index] ?? 0) - less + prime) % prime
    }
  }
  return null
}
