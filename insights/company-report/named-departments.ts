/** Which departments a theme may name with their counts: none of fewer people than five, and none from which one follows. */
import { fewAnswers } from './company-groups.ts'

/** How many people of each department are in each group; every person of a department is in one group. */
export type PeopleByDepartment = readonly ReadonlyMap<string, number>[]

interface Cell {
  readonly group: number
  readonly department: string
  readonly people: number
}

/** A group or a department: its sum is known to readers. */
type Line = readonly Cell[]

const sumOf = (cells: Line): number => cells.reduce((sum, { people }) => sum + people, 0)
const isFew = (people: number): boolean => people > 0 && people < fewAnswers

const cellsOf = (groups: PeopleByDepartment): Cell[] => {
  const departments = [...new Set(groups.flatMap((counts) => [...counts.keys()]))].toSorted()
  return groups.flatMap((counts, group) =>
    departments.map((department) => ({ group, department, people: counts.get(department) ?? 0 })),
  )
}

const rowsAndColumns = (cells: readonly Cell[]): Line[] => {
  const lines = new Map<string | number, Cell[]>()
  for (const cell of cells)
    for (const key of [cell.group, cell.department]) {
      const line = lines.get(key)
      if (line === undefined) lines.set(key, [cell])
      else line.push(cell)
    }
  return [...lines.values()]
}

const smallest = (cells: Iterable<Cell>): Cell | undefined =>
  [...cells].toSorted(
    (a, b) => a.people - b.people || a.group - b.group || (a.department < b.department ? -1 : 1),
  )[0]

/** What of a line is not shown adds up to few people, in a line that itself has more. */
const isGivenAway = (line: Line, isKnown: (cell: Cell) => boolean): boolean =>
  !isFew(sumOf(line)) && isFew(sumOf(line.filter((cell) => !isKnown(cell))))

/** Whether sums of lines less what is shown, one after the other, lead to a count of few people. */
const followsFew = (lines: readonly Line[], shown: ReadonlySet<Cell>): boolean => {
  const known = new Set(shown)
  const isKnown = (cell: Cell) => known.has(cell)
  for (let before = -1; before !== known.size;) {
    before = known.size
    for (const line of lines) {
      const unknown = line.filter((cell) => !known.has(cell))
      if (unknown.length === 0) continue
      if (isGivenAway(line, isKnown)) return true
      if (unknown.length > 1 && sumOf(unknown) > 0) continue
      if (unknown.some(({ people }) => isFew(people))) return true
      for (const cell of unknown) known.add(cell)
    }
  }
  return false
}

/**
 * The departments that each group may name. What readers know besides is how many are in each group and in each department.
 * The last group is of those who said nothing and names none.
 */
export const namedDepartments = (groups: PeopleByDepartment): ReadonlySet<string>[] => {
  const cells = cellsOf(groups)
  const lines = rowsAndColumns(cells)
  const shown = new Set(
    cells.filter(({ group, people }) => people >= fewAnswers && group < groups.length - 1),
  )
  const hide = (some: Iterable<Cell>): boolean => {
    const cell = smallest(some)
    return cell !== undefined && shown.delete(cell)
  }
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const line of lines)
      while (isGivenAway(line, (cell) => shown.has(cell)) && hide(line.filter((cell) => shown.has(cell))))
        isChanged = true
  }
  while (shown.size > 0 && followsFew(lines, shown)) hide(shown)
  return groups.map(
    (_, group) =>
      new Set([...shown].filter((cell) => cell.group === group).map(({ department }) => department)),
  )
}
