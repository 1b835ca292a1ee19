import type { Source } from '../../analyst/source.ts'
import type { Ledger } from '../source-ledger.ts'

/** What every lookup takes and gives. */

export type Giving = Parameters<Ledger['give']>[0][number]
/** What is to be shown, numbered, and beside it what only helps to look further; or the product's refusal. */
export type Found = { giving: readonly Giving[]; more?: object } | { refused: string }
export type Looking = { source: Source; ledger: Ledger; onLook: (text: string) => void }
