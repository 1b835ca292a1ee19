/**
 * Who is named in full in a text, and the text without these names: what somebody is called says nothing but who it is.
 * `marked`: the text with each name as one word.
 */
export type MaskedText = { names: ReadonlySet<string>; rest: string; marked: string }

export const nameMark = (name: string): string => name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')

const wordsOf = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const plain = (text: string): string => text.normalize('NFC').toLowerCase()

/** Goes through a text once, however many people there are; of names that begin alike the longest is meant. */
export const createNameMasker = (people: readonly { name: string }[]): ((text: string) => MaskedText) => {
  const known = new Set(people.map(({ name }) => plain(name).trim()))
  /** How long names are that begin with a word, the longest first. */
  const lengths = new Map<string, number[]>()
  for (const name of known) {
    const [first] = name.match(wordsOf) ?? []
    if (first === undefined || !name.startsWith(first)) continue
    const there = lengths.get(first) ?? []
    if (!there.includes(name.length))
      lengths.set(
        first,
        [...there, name.length].toSorted((a, b) => b - a),
      )
  }
  return (text) => {
    const low = plain(text)
    // Few letters are longer in small; then places would not be the same.
    const written = text.normalize('NFC').length === low.length ? text.normalize('NFC') : low
    const names = new Set<string>()
    let rest = ''
    let marked = ''
    let until = 0
    for (const { 0: word, index } of low.matchAll(wordsOf)) {
      if (index < until) continue
      const found = (lengths.get(word) ?? [])
        .filter((length) => !isWithin(low, index + length))
        .map((length) => low.slice(index, index + length))
        .find((name) => known.has(name))
      if (found === undefined) continue
      names.add(found)
      const between = written.slice(until, index)
      rest += `${between} `
      marked += `${between}${nameMark(found)}`
      until = index + found.length
    }
    const end = written.slice(until)
    return { names, rest: rest + end, marked: marked + end }
  }
}

/** Whether a word goes on at this place. */
const isWithin = (text: string, at: number): boolean => /^[\p{L}\p{M}\p{N}]/u.test(text.slice(at, at + 2))
