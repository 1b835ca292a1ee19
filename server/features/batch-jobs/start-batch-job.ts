import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { Run, RunKind } from '../../../contract/calls/batch-jobs.ts'
import { enqueueRun } from './enqueue-batch-job.ts'
import type { RunContext } from './batch-handler.ts'
import { runRows, runs } from '../../schema/batch-jobs.ts'

export type RunRecord = typeof runs.$inferSelect

/**
 * A run in the shape of the response. `done` rows succeeded and `failed` rows did not: together they are its progress.
 */
export const serializeRun = (row: RunRecord): Run => ({
  id: row.id,
  kind: row.kind,
  state: row.finishedAt ? 'finished' : 'running',
  total: row.total,
  done: row.done,
  failed: row.failed,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** Rows per insert statement. */
const storedAtOnce = 1_000

/**
 * Starts a batch job for the caller: its rows and its job are stored in the caller's transaction and processed after
 * it. `label`: the person a row is about. Without rows the run is finished at once.
 */
export const startRun = async (
  { tx, now, org, user, host, apiKeyId }: RunContext,
  {
    kind,
    rows,
  }: { kind: z.output<typeof RunKind>; rows: readonly { label: string; input: Record<string, unknown> }[] },
): Promise<Run> => {
  const run: RunRecord = {
    orgId: org.id,
    id: newId(),
    kind,
    startedBy: user.id,
    apiKeyId,
    total: rows.length,
    done: 0,
    failed: 0,
    startedAt: now,
    finishedAt: rows.length === 0 ? now : null,
  }
  await tx.insert(runs).values(run)
  for (let from = 0; from < rows.length; from += storedAtOnce) {
    await tx.insert(runRows).values(
      rows.slice(from, from + storedAtOnce).map(({ label, input }, index) => ({
        orgId: org.id,
        runId: run.id,
        position: from + index,
        label,
        input,
      })),
    )
  }
  if (rows.length > 0) await enqueueRun({ tx, host }, { orgId: org.id, runId: run.id, userId: user.id })
  return serializeRun(run)
}
