import { clean, shorten } from '../../../../insights/catalog/quote-answer.ts'
import type { Source } from '../../reports/rewording/report-passages.ts'
import type { Basis } from '../analyst/reply-lines.ts'

/** The sources given to a model for one question: numbered for citations, and limited in size. */

export type LedgerSource = Source & {
  basis: Basis
  /** Numbers that were counted or rounded from the cited source, and so do not occur in it. */
  derived: readonly number[]
  /** The product computed it. Otherwise somebody wrote it, which proves only that they wrote it. */
  isComputed: boolean
}

type Giving = Pick<LedgerSource, 'basis' | 'text'> & {
  derived?: readonly number[]
  /** People wrote it, although it is in one of the product's own fields. */
  isWritten?: boolean
}

/** A source as the model is shown it. */
export type PromptSource = { source: number; of: string; text: string }

/** Limits in characters: of one source, and of all sources of one question. */
const textMax = 1_500
const charactersMax = 60_000

export type Ledger = ReturnType<typeof createLedger>

export const createLedger = () => {
  const given: LedgerSource[] = []
  const known = new Map<string, PromptSource>()
  let left = charactersMax
  return {
    given,
    /** Numbers sources and returns those that fit; the same source keeps its number. */
    give: (all: readonly Giving[]): { shown: PromptSource[]; leftOut: number } => {
      const shown: PromptSource[] = []
      for (const { basis, text, derived = [], isWritten = false } of all) {
        const line = shorten(clean(text), textMax)
        const key = JSON.stringify([basis, line])
        const before = known.get(key)
        if (before) {
          shown.push(before)
          continue
        }
        const of = clean(basis.label)
        if (line.length + of.length > left) break
        left -= line.length + of.length
        const source = given.length + 1
        given.push({
          n: source,
          question: of,
          // The label says which person and which version it is about.
          text: `${of}: ${line}`,
          basis,
          derived,
          isComputed: !isWritten && basis.kind !== 'answer' && basis.kind !== 'file',
        })
        const one = { source, of, text: line }
        known.set(key, one)
        shown.push(one)
      }
      return { shown, leftOut: all.length - shown.length }
    },
  }
}
