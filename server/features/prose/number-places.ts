import { numbersIn } from './said-numbers.ts'

/** Whether a text gives a number to something else than what it rests on does: 'output 4, tools 9' for 'output 9, tools 4'. */

type Placed = { number: number; before: ReadonlySet<string>; after: ReadonlySet<string> }

/** A number, or the beginning of a word. */
type Token = { number: number | undefined; stem: string }

const wordsBefore = 3
const wordsAfter = 2
const stemLength = 5
const light = new Set(['with', 'your', 'that', 'this', 'from', 'were', 'have', 'rated', 'rate', 'says'])

const placedIn = (text: string): Placed[] => {
  const tokens = text.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*/gu) ?? []
  const read = tokens.flatMap((token): Token[] => {
    const [number] = numbersIn(token).filter((one) => typeof one === 'number')
    if (number !== undefined) return [{ number, stem: '' }]
    return token.length > 3 && !light.has(token)
      ? [{ number: undefined, stem: token.slice(0, stemLength) }]
      : []
  })
  return read.flatMap(({ number }, at) => {
    if (number === undefined) return []
    // What stands beyond another number belongs to that one.
    const from = read.slice(0, at).findLastIndex((one) => one.number !== undefined) + 1
    const next = read.slice(at + 1)
    const until = next.findIndex((one) => one.number !== undefined)
    const stemsOf = (part: typeof read) => part.map(({ stem }) => stem)
    return [
      {
        number,
        before: new Set(stemsOf(read.slice(from, at)).slice(-wordsBefore)),
        after: new Set(stemsOf(next.slice(0, until < 0 ? undefined : until)).slice(0, wordsAfter)),
      },
    ]
  })
}

const alike = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((stem) => others.has(stem)).length

const shared = (one: Placed, other: Placed): number =>
  alike(one.before, other.before) + alike(one.after, other.after)

export const misplacesNumber = (text: string, basis: readonly string[]): boolean => {
  const there = basis.flatMap(placedIn)
  return placedIn(text).some((placed) => {
    const most = (some: readonly Placed[]) => Math.max(0, ...some.map((one) => shared(placed, one)))
    const same = there.filter(({ number }) => number === placed.number)
    return most(same) < most(there.filter(({ number }) => number !== placed.number))
  })
}
