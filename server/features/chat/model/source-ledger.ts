import { clean, shorten } from '../../../../insights/catalog/quote-answer.ts'
import type { Source } from '../../reports/rewording/report-passages.ts'
import type { Basis } from '../analyst/reply-lines.ts'

/** What a model was given for one question: numbered, so that it can cite it, and bounded. */

export type LedgerSource = Source & {
  basis: Basis
  /** Numbers that were counted or rounded from what is cited, and so do not stand in it. */
  derived: readonly number[]
  /** What the product worked out; else it is what somebody wrote, which vouches for nothing but that they wrote it. */
  isComputed: boolean
}

type Giving = Pick<LedgerSource, 'basis' | 'text'> & {
  derived?: readonly number[]
  /** People wrote it, though its place is one of the product's own. */
  isWritten?: boolean
}

/** As the model is shown it. */
export type PromptSource = { source: number; of: string; text: string }

/** Of one source; of all of them for one question. */
const textMax = 1_500
const charactersMax = 60_000

export type Ledger = ReturnType<typeof createLedger>

export const createLedger = () => {
  const given: LedgerSource[] = []
  const known = new Map<string, PromptSource>()
  let left = charactersMax
  return {
    given,
    /** Numbers what is to be shown, as far as there is room; the same twice has one number. */
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
          // The label says whose it is and which version.
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
