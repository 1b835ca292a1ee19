import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { removedDays } from '../../../../contract/calls/employees/removals.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { dayMs } from '../../../core/time/durations.ts'
import type { Host } from '../../../core/host.ts'
import type { JobDefinition } from '../../../core/jobs/job-queue.ts'
import type { ScheduledWork } from '../../../core/jobs/scheduled-jobs.ts'
import { asSystemInOrganization } from '../../../core/database/enter-organization.ts'
import { lockMembers } from '../../organizations/members/locked-members.ts'
import { erasePeople } from './erase-people.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'

/** Erases people who were removed 30 days ago or longer, a few of one organization at a time. */

/** People per transaction: each one changes every company report that names them. */
const together = 20
/** People per run; the rest wait for the next one. */
const mostAtOnce = 10_000

const isDue = (host: Host) =>
  lt(removedEmployees.removedAt, new Date(host.clock().getTime() - removedDays * dayMs))

/** Enqueues the erasure of everybody who is due, the earliest first. */
export const eraseRemoved: ScheduledWork = {
  everyMs: dayMs / 4,
  work: async (tx, host) => {
    const due = await tx
      .select({ orgId: removedEmployees.orgId, id: removedEmployees.id })
      .from(removedEmployees)
      .where(isDue(host))
      .orderBy(removedEmployees.removedAt, removedEmployees.id)
      .limit(mostAtOnce)
    await host.jobs.enqueueAll(tx, 'erase-people', batchesOf(due))
  },
}

const Batch = z.object({ orgId: z.string(), ids: z.array(z.string()) })

const batchesOf = (people: readonly { orgId: string; id: string }[]): z.output<typeof Batch>[] => {
  const batches: z.output<typeof Batch>[] = []
  const lastOf = new Map<string, string[]>()
  for (const { orgId, id } of people) {
    const last = lastOf.get(orgId)
    if (last !== undefined && last.length < together) {
      last.push(id)
      continue
    }
    const ids = [id]
    lastOf.set(orgId, ids)
    batches.push({ orgId, ids })
  }
  return batches
}

/**
 * The first attempt erases a batch together; after a failure each person is erased separately, so that one who cannot
 * be erased does not block the others.
 */
export const eraseJobs = (host: () => Host): { 'erase-people': JobDefinition<typeof Batch> } => ({
  'erase-people': {
    payload: Batch,
    attempts: 6,
    // Two jobs of one organization would wait for each other's reports.
    concurrency: 1,
    async run({ orgId, ids }, { attempt, signal }) {
      const groups = attempt === 1 ? [ids] : ids.map((id) => [id])
      const failures: unknown[] = []
      for (const group of groups) {
        signal.throwIfAborted()
        await eraseGroup(host(), orgId, group).catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be erased`)
    },
  },
})

const eraseGroup = (host: Host, orgId: string, ids: string[]): Promise<void> =>
  asSystemInOrganization(host.database.db, orgId, async (tx) => {
    const now = host.clock()
    // People who were restored, or removed again, since the job was queued stay.
    const which = and(eq(removedEmployees.orgId, orgId), isAnyOf(removedEmployees.id, ids), isDue(host))
    const some = await tx.select({ id: removedEmployees.id }).from(removedEmployees).where(which).limit(1)
    // A deleted organization has none.
    if (some.length === 0) return
    // Locks members before the people, as removal and restoring do.
    await lockMembers(tx, orgId)
    const gone = await erasePeople(tx, now, which)
    await audit(
      { tx, now, orgId, actorUserId: null },
      ...gone.map(({ id }) => ({ action: 'employee.erased' as const, entity: 'employee', entityId: id })),
    )
  })
