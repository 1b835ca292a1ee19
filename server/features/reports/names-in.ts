const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Full-width and other forms of letters as the usual ones. */
const plain = (text: string): string => text.normalize('NFKC')

const whole = (words: ReadonlySet<string>, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...words].map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags)

/**
 * Whether a text names one of these people: by the full name or address in any case, or by a part of the name
 * as it is written or in capitals, in any width of letters. A part that is a word as well ("May") is taken for the
 * name: a text too few is no harm. In small letters it is not, or a Will would hide every plan.
 */
export const namerOf = (people: readonly { name: string; email: string }[]): ((text: string) => boolean) => {
  const full = new Set(
    people.flatMap(({ name, email }) => [plain(name), plain(email)]).filter((word) => word !== ''),
  )
  const parts = new Set(
    people
      .flatMap(({ name }) => plain(name).split(/[\s,]+/))
      .filter((word) => Array.from(word).length > 1)
      .flatMap((word) => [word, word.toUpperCase()]),
  )
  if (full.size === 0) return () => false
  const byFull = whole(full, 'iu')
  const byPart = parts.size === 0 ? byFull : whole(parts, 'u')
  return (text) => byFull.test(plain(text)) || byPart.test(plain(text))
}
