import type { Source } from '../../analyst/source.ts'
import type { Ledger } from '../source-ledger.ts'

/** What every lookup takes and gives. */

export type LookupItem = Parameters<Ledger['give']>[0][number]
/** What is to be shown, numbered, and beside it what only helps to look further; or the product's refusal. */
export type LookupResult = { giving: readonly LookupItem[]; more?: object } | { refused: string }
export type LookupContext = { source: Source; ledger: Ledger; onLook: (text: string) => void }
