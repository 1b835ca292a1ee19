import type { QuestionId } from '../../questionnaire/questionnaire.ts'

/** Remembers what a report has quoted, so that it repeats no quote of five words or more. */

export interface QuoteLedger {
  /**
   * Whether these words may be quoted: the report has not quoted them yet, whole or in part. Shorter ones, such as names
   * of tools, may come again from another question; `from` is left out where they may come again from the same.
   */
  readonly take: (words: string, from?: QuestionId) => boolean
  /** Whether something was quoted from the answer to a question. */
  readonly hasQuoted: (from: QuestionId) => boolean
  /** Of a text that was quoted in part, the longest run of whole sentences that was not; null where there is none. */
  readonly takeRest: (text: string, from: QuestionId) => string | null
}

const longFrom = 5
const sentenceStart = /(?<=[.!?;])\s+/u

function isLong(words: string): boolean {
  return words.split(/\s+/u, longFrom).length === longFrom
}

function plain(words: string): string {
  return words.replace(/…$/u, '').toLowerCase()
}

export function createQuoteLedger(): QuoteLedger {
  const long: { readonly text: string; readonly from: QuestionId | undefined }[] = []
  const short = new Set<string>()
  const beginsQuoted = (text: string, from: QuestionId | undefined): boolean =>
    from !== undefined && [...short].some((key) => `${from} ${text}`.startsWith(`${key} `))
  const isQuoted = (text: string, from: QuestionId | undefined): boolean => {
    if (isLong(text)) {
      if (long.some((other) => other.text.includes(text) || text.includes(other.text))) return true
      return beginsQuoted(text.replace(/[.,;:]/gu, ''), from)
    }
    if (from === undefined) return false
    return (
      short.has(`${from} ${text}`) || long.some((other) => other.from === from && other.text.includes(text))
    )
  }
  const add = (text: string, from: QuestionId | undefined): void => {
    if (isLong(text)) long.push({ text, from })
    else short.add(`${from ?? ''} ${text}`)
  }
  return {
    take: (words, from) => {
      const text = plain(words)
      if (isQuoted(text, from)) return false
      add(text, from)
      return true
    },
    hasQuoted: (from) =>
      long.some((other) => other.from === from) || [...short].some((key) => key.startsWith(`${from} `)),
    takeRest: (text, from) => {
      const runs: string[][] = [[]]
      for (const sentence of text.split(sentenceStart)) {
        const bare = plain(sentence).replace(/[.,;:!?]$/u, '')
        if (isQuoted(bare, from) || [...short].includes(`${from} ${bare}`)) runs.push([])
        else runs.at(-1)?.push(sentence)
      }
      const [best] = runs.map((run) => run.join(' ')).toSorted((a, b) => b.length - a.length)
      // A word that is left of an answer says nothing alone.
      if (best === undefined || !best.includes(' ') || isQuoted(plain(best), from)) return null
      add(plain(best), from)
      return best
    },
  }
}
