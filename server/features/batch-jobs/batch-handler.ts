import type { Permission } from '../../../contract/rights/permissions.ts'
import type { MemberContext } from '../../core/http/serve.ts'

/** The context in which rows are processed: the member who started the run, in a transaction of their organization. */
export type RunContext = Omit<MemberContext, 'request' | 'concerns'>

/** The same with the run's id: rows of other tables with a later id were created after the run was started. */
export type WorkContext = RunContext & { runId: string }

/** One stored row of a run: its number from 0, the person it is about, and the input that was given to `startRun`. */
export type RunRow = { position: number; label: string; input: Record<string, unknown> }

/** The result of a row; `error`, and `notice` on success, are sentences for the person who started the run. */
export type RowResult = { success: true; notice?: string } | { success: false; error: string }

/**
 * Processes a few rows of a run in the transaction that also stores their results. Returns one result for each row, in
 * order. A row that fails returns its sentence and does not affect the others; a thrown error rolls back the whole
 * transaction, after which each row is tried by itself. It may be retried, so it must have no effects outside of the
 * transaction.
 */
export type RunHandler = (rows: RunRow[], context: WorkContext) => Promise<RowResult[]>

/**
 * A kind of run: its handler, and the permission that the starter must hold throughout. While rows are processed, no
 * member changes and nobody is erased.
 */
export type RunWork = { needs: Permission; work: RunHandler }
