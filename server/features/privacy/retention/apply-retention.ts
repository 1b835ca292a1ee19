import { and, eq, lte, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import {
  retentionKinds,
  retentionNoticeDays,
  type RetentionKind,
} from '../../../../contract/calls/retention.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Tx } from '../../../core/database/database.ts'
import { dayMs, minuteMs } from '../../../core/time/durations.ts'
import { asSystemInOrganization } from '../../../core/database/enter-organization.ts'
import type { Host } from '../../../core/host.ts'
import type { JobDefinition } from '../../../core/jobs/job-queue.ts'
import type { ScheduledWork } from '../../../core/jobs/scheduled-jobs.ts'
import { lockMembers } from '../../organizations/members/locked-members.ts'
import { countDue } from './count-due.ts'
import { formerPeople, yearsBefore, type RetentionContext } from './due-rows.ts'
import { removePeople } from './remove-due.ts'
import { retentionList, type RowKind } from './retention-list.ts'
import { endOfNotice } from './retention-rules.ts'
import { readRuleRows } from '../../organizations/retention-rules.ts'
import { retentionRules } from '../../../schema/retention.ts'
import { notifyOwners } from './notify-owners.ts'

/** Applies retention rules automatically, by organization and kind; the owner is notified beforehand. */

/** People per transaction: each one changes every company report that names them, as in erasure. */
const peopleTogether = 20
const rowsTogether = 500
/** Per run; the rest waits for the next one. */
const mostPeople = 500
const mostTimes = 40

/** Enqueues the removal of what is due, and the notices to owners. */
export const applyRetention: ScheduledWork = {
  everyMs: dayMs / 4,
  work: async (tx, host) => {
    const ruled = await tx.selectDistinct({ orgId: retentionRules.orgId }).from(retentionRules)
    await host.jobs.enqueueAll(tx, 'apply-retention', ruled)
  },
}

const OfOrganization = z.object({ orgId: z.string() })
type Rule = { orgId: string; kind: RetentionKind }

export const retentionJobs = (
  host: () => Host,
): { 'apply-retention': JobDefinition<typeof OfOrganization> } => ({
  'apply-retention': {
    payload: OfOrganization,
    attempts: 6,
    timeoutMs: 10 * minuteMs,
    // Two jobs of one organization would wait for each other.
    concurrency: 1,
    async run({ orgId }, { attempt, signal }) {
      const together = attempt === 1 ? peopleTogether : 1
      const failures: unknown[] = []
      const failed = (error: unknown) => failures.push(error)
      for (const kind of retentionKinds) {
        const applied =
          kind === 'formerPeople'
            ? applyToPeople(host(), { orgId, kind }, { together, signal })
            : applyToRows(host(), { orgId, kind }, signal)
        await applied.catch(failed)
      }
      // After the removals, so that the notice covers only what is still to come.
      await asSystemInOrganization(host().database.db, orgId, (tx) => tellOfMonth(tx, host(), orgId)).catch(
        failed,
      )
      if (failures.length > 0) throw new AggregateError(failures, 'Not all that rules ask for could be done')
    },
  },
})

/**
 * Notifies the owner of what the next 30 days will remove, at most once in 30 days and only if there is something. A
 * rule without a notice so far removes nothing until 30 days after its first one.
 */
const tellOfMonth = async (tx: Tx, host: Host, orgId: string): Promise<void> => {
  const now = host.clock()
  const month = new Date(now.getTime() - retentionNoticeDays * dayMs)
  // The lock keeps the rules unchanged, and other nodes from sending the same notice.
  if ((await readRuleRows(tx, orgId)).length === 0) return
  await lockMembers(tx, orgId)
  const rules = await readRuleRows(tx, orgId)
  const isFresh = rules.some(({ toldAt }) => toldAt !== null && toldAt > month)
  let isAnythingDue = false
  for (const { kind, years, beginsAt, toldAt } of rules) {
    // Within 30 days of a notice, only rules that have had none are announced, and those without delay.
    if (isFresh && toldAt !== null) continue
    if ((await countDue(tx, { orgId, kind, years, at: endOfNotice(now) })).count === 0) continue
    isAnythingDue = true
    const first = endOfNotice(now)
    await tx
      .update(retentionRules)
      .set({ toldAt: now, ...(toldAt === null && beginsAt < first && { beginsAt: first }) })
      .where(and(eq(retentionRules.orgId, orgId), eq(retentionRules.kind, kind)))
  }
  if (isAnythingDue) await notifyOwners({ tx, now, host }, { orgId, subjectId: newId() })
}

/**
 * Runs `work` in a transaction in which no rule and no member changes, if the rule is in force and its owner was
 * notified. The audit entry has the number of removed rows, never whose they were.
 */
const inForce = (
  host: Host,
  { orgId, kind }: Rule,
  work: (removing: { tx: Tx; host: Host; when: RetentionContext }) => Promise<number>,
): Promise<number> =>
  asSystemInOrganization(host.database.db, orgId, async (tx) => {
    const now = host.clock()
    // A deleted organization has none.
    if ((await readRuleRows(tx, orgId)).length === 0) return 0
    await lockMembers(tx, orgId)
    const [rule] = await tx
      .select({ years: retentionRules.years })
      .from(retentionRules)
      .where(
        and(
          eq(retentionRules.orgId, orgId),
          eq(retentionRules.kind, kind),
          lte(retentionRules.beginsAt, now),
          sql`${retentionRules.toldAt} is not null`,
        ),
      )
    if (!rule) return 0
    const count = await work({ tx, host, when: { orgId, now, before: yearsBefore(now, rule.years) } })
    if (count > 0) {
      await audit(
        { tx, now, orgId, actorUserId: null },
        {
          action: 'organization.retention_applied',
          entity: 'organization',
          entityId: orgId,
          details: { kind, count },
        },
      )
    }
    return count
  })

const applyToRows = async (
  host: Host,
  rule: Rule & { kind: RowKind },
  signal: AbortSignal,
): Promise<void> => {
  for (const { remove } of retentionList[rule.kind]) {
    for (let time = 0; time < mostTimes; time += 1) {
      signal.throwIfAborted()
      const count = await inForce(host, rule, (removing) => remove(removing, rowsTogether))
      if (count < rowsTogether) break
    }
  }
}

const DueIds = z.array(z.object({ id: z.string() }))

/**
 * The first attempt removes several together; after a failure each separately, so that one does not block the others.
 */
const applyToPeople = async (
  host: Host,
  rule: Rule,
  { together, signal }: { together: number; signal: AbortSignal },
): Promise<void> => {
  const ids = await duePeople(host, rule.orgId)
  const failures: unknown[] = []
  for (let start = 0; start < ids.length; start += together) {
    signal.throwIfAborted()
    const group = ids.slice(start, start + together)
    await inForce(host, rule, (removing) => removePeople(removing, group)).catch((error: unknown) =>
      failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be removed`)
}

const duePeople = (host: Host, orgId: string): Promise<string[]> =>
  asSystemInOrganization(host.database.db, orgId, async (tx) => {
    const now = host.clock()
    const rule = (await readRuleRows(tx, orgId)).find(({ kind }) => kind === 'formerPeople')
    if (!rule) return []
    const { from, where, at } = formerPeople({ orgId, now, before: yearsBefore(now, rule.years) })
    const rows = await tx.execute(
      sql`select e.id from ${from} where ${where} order by ${at} limit ${mostPeople}`,
    )
    return DueIds.parse([...rows]).map(({ id }) => id)
  })
