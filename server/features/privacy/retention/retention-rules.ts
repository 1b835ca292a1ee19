import { and, eq, lt } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import {
  type retention as calls,
  retentionKinds,
  retentionNoticeDays,
  type RetentionDue,
} from '../../../../contract/calls/retention.ts'
import type { Holder } from '../../../../contract/rights/permissions.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { lockedMembers } from '../../organizations/members/locked-members.ts'
import { readRuleRows } from '../../organizations/retention-rules.ts'
import { countDue } from './count-due.ts'
import { retentionRules } from '../../../schema/retention.ts'
import { notifyOwners } from './notify-owners.ts'

/** When nothing that begins now has removed anything yet. */
export const endOfNotice = (now: Date): Date => new Date(now.getTime() + retentionNoticeDays * dayMs)

/** @throws Failure BUSINESS_LOGIC_ERROR for everybody except owners; an API key is never one */
export const requireOwner = ({ member }: { member: Holder }): void => {
  if (member.role !== 'owner') throw ruleViolation(messages.retentionOwners)
}

/** What rules would remove on the first day on which they could. */
export const previewRules = async (
  { tx, now, org }: Pick<MemberContext, 'tx' | 'now' | 'org'>,
  wanted: z.output<typeof calls.previewRetention.in>,
): Promise<{ firstRemovalAt: string; due: RetentionDue[] }> => {
  const at = endOfNotice(now)
  const due: RetentionDue[] = []
  for (const kind of retentionKinds) {
    const years = wanted[kind]
    if (years !== undefined) due.push(await countDue(tx, { orgId: org.id, kind, years, at }))
  }
  return { firstRemovalAt: at.toISOString(), due }
}

/**
 * Stores the given rules. A new rule, or one that removes more than before, begins 30 days later, and the owner is
 * notified by mail if it will remove something then; one that removes less keeps its start.
 * @throws Failure BUSINESS_LOGIC_ERROR for everybody except owners
 */
export const changeRules = async (
  context: MemberContext,
  wanted: z.output<typeof calls.changeRetention.in>,
): Promise<void> => {
  const { tx, now, org, user, host } = context
  // Removal locks the members as well, so a rule that was just revoked removes nothing.
  requireOwner({ member: (await lockedMembers(context, user.id)).actor })
  const before = new Map((await readRuleRows(tx, org.id)).map((row) => [row.kind, row]))
  const changed = retentionKinds.filter(
    (kind) => wanted[kind] !== undefined && wanted[kind] !== (before.get(kind)?.years ?? null),
  )
  if (changed.length === 0) return
  const told: RetentionDue[] = []
  for (const kind of changed) {
    const years = wanted[kind] ?? null
    const rule = and(eq(retentionRules.orgId, org.id), eq(retentionRules.kind, kind))
    if (years === null) {
      await tx.delete(retentionRules).where(rule)
      continue
    }
    const kept = await tx
      .update(retentionRules)
      .set({ years, changedAt: now })
      .where(and(rule, lt(retentionRules.years, years)))
      .returning({ kind: retentionRules.kind })
    if (kept.length > 0) continue
    const beginsAt = endOfNotice(now)
    const due = await countDue(tx, { orgId: org.id, kind, years, at: beginsAt })
    if (due.count > 0) told.push(due)
    const values = { years, changedAt: now, beginsAt, toldAt: due.count > 0 ? now : null }
    await tx
      .insert(retentionRules)
      .values({ orgId: org.id, kind, ...values })
      .onConflictDoUpdate({ target: [retentionRules.orgId, retentionRules.kind], set: values })
  }
  const id = newId()
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      id,
      action: 'organization.retention_changed',
      entity: 'organization',
      entityId: org.id,
      details: Object.fromEntries(
        changed.map((kind) => [kind, { from: before.get(kind)?.years ?? null, to: wanted[kind] ?? null }]),
      ),
    },
  )
  if (told.length > 0) await notifyOwners({ tx, now, host }, { orgId: org.id, subjectId: id })
}
