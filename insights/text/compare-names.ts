/** The one order of people: by name, then by id, both by code unit, so that no machine's language matters. */

export interface NamedPerson {
  readonly employeeId: string
  readonly employeeName: string
}

/** Order by code units. */
export function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function byName(a: NamedPerson, b: NamedPerson): number {
  return compareCodeUnits(a.employeeName, b.employeeName) || compareCodeUnits(a.employeeId, b.employeeId)
}

// Four characters of seven bits and a place of up to 25 bits fill the 53 bits of an exact number.
const chunkLength = 4
const base = 128
const places = 2 ** 25
const beyondAscii = base - 1
/** Fewer people than this are sorted faster by plain comparison. */
const fewPeople = 24

/**
 * Four characters from `start` as a number that is never greater for a name that sorts earlier. Zero marks the end of
 * the name; everything beyond ASCII counts as one value, and nothing after it is read.
 */
function chunkOf(name: string, start: number): number {
  let chunk = 0
  let isOver = false
  for (let index = start; index < start + chunkLength; index++) {
    const code: number = isOver || index >= name.length ? 0 : Math.min(name.charCodeAt(index), beyondAscii)
    chunk = chunk * base + code
    isOver ||= code === beyondAscii
  }
  return chunk
}

/** Whether names with this chunk are equal so far and all go on: its last character is a plain one. */
function goesOn(chunk: number): boolean {
  const last = chunk % base
  return last !== 0 && last !== beyondAscii
}

function plainly<Item>(items: readonly Item[], namedOf: (item: Item) => NamedPerson): readonly Item[] {
  return items.length < 2 ? items : items.toSorted((a, b) => byName(namedOf(a), namedOf(b)))
}

/**
 * The people in their order. Sorting numbers, four characters at a time, avoids most comparisons of
 * texts that lie all over the memory: several times faster for 100,000 people, and the order is the same.
 */
export function sortByName<Item>(
  items: readonly Item[],
  namedOf: (item: Item) => NamedPerson,
  start = 0,
): readonly Item[] {
  if (items.length < fewPeople || items.length > places) {
    return plainly(items, namedOf)
  }
  const keys = new Float64Array(items.length)
  let next = 0
  for (const item of items) {
    keys[next] = chunkOf(namedOf(item).employeeName, start) * places + next
    next++
  }
  keys.sort()
  const sorted: Item[] = []
  let run: Item[] = []
  let runChunk = -1
  for (const key of keys) {
    const chunk = Math.floor(key / places)
    const item = items[key - chunk * places]
    if (item === undefined) continue
    if (chunk !== runChunk) {
      append(sorted, run, runChunk)
      run = []
      runChunk = chunk
    }
    run.push(item)
  }
  append(sorted, run, runChunk)
  return sorted

  function append(to: Item[], equal: readonly Item[], chunk: number): void {
    const ordered = goesOn(chunk) ? sortByName(equal, namedOf, start + chunkLength) : plainly(equal, namedOf)
    for (const item of ordered) to.push(item)
  }
}
