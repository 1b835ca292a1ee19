import type { QuestionId } from '../questionnaire/questionnaire.ts'

/** Remembers what a report has quoted, so that it repeats no quote of five words or more. */

export interface QuoteLedger {
  /**
   * Whether these words may be quoted: the report has not quoted them yet, whole or in part. Shorter ones, such as names
   * of tools, may come again from another question; `from` is left out where they may come again from the same.
   */
  readonly take: (words: string, from?: QuestionId) => boolean
}

const longFrom = 5

function isLong(words: string): boolean {
  return words.split(/\s+/u, longFrom).length === longFrom
}

export function createQuoteLedger(): QuoteLedger {
  const long: string[] = []
  const short = new Set<string>()
  return {
    take: (words, from) => {
      const text = words.replace(/…$/u, '').toLowerCase()
      if (isLong(text)) {
        if (long.some((other) => other.includes(text) || text.includes(other))) return false
        long.push(text)
        return true
      }
      const key = `${from ?? ''} ${text}`
      if (from !== undefined && short.has(key)) return false
      short.add(key)
      return true
    },
  }
}
