import type { QuestionId } from '../../questionnaire/questionnaire.ts'

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
  }
}
