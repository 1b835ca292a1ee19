import type { Permission } from '../../../contract/rights/permissions.ts'
import type { MemberContext } from '../../core/http/serve.ts'

/** What the rows of a run are worked with: the member who started it, in a transaction of their organization. */
export type RunContext = Omit<MemberContext, 'request' | 'concerns'>

/** The same with the run itself: what has a later id was made after it was started. */
export type WorkContext = RunContext & { runId: string }

/** One row of a run as it was stored: its number from 0, whom it is about, and what `startRun` was given for it. */
export type RunRow = { position: number; label: string; input: Record<string, unknown> }

/** What became of a row; `error`, and `notice` of one that was done, are sentences for the person who started the run. */
export type RowResult = { success: true; notice?: string } | { success: false; error: string }

/**
 * Works a few rows of a run, in the one transaction that also stores their results: it gives one result
 * for each row, in order. A row that cannot be done gives its sentence and leaves the others alone; what
 * is thrown fails the rows' whole transaction, after which each row is tried by itself. It may run again
 * (retries), so nothing outside of the transaction may happen in it.
 */
export type RunHandler = (rows: RunRow[], context: WorkContext) => Promise<RowResult[]>

/**
 * A kind of run: how its rows are worked, the permission that its starter must hold all along, and whether the
 * organization must have a good subscription all along (the call that starts the run says so too). While a few rows are
 * worked no member changes and nobody is erased.
 */
export type RunWork = { needs: Permission; needsSubscription?: true; work: RunHandler }
