import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { actionPlan } from '../../../contract/calls/action-plan.ts'
import type { auditLog as calls, AuditEntry } from '../../../contract/calls/audit-log.ts'
import { can, seesEveryReport } from '../../../contract/rights/permissions.ts'
import { isAnyOf } from '../../core/database/any-of-condition.ts'
import type { Tx } from '../../core/database/database.ts'
import { paginate, formatTimeCursor, parseTimeCursor } from '../../core/http/paginate.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { auditEntries } from '../../core/database/tables.ts'
import { users } from '../../schema/accounts.ts'
import { planItems } from '../../schema/action-plan.ts'
import { apiKeys } from '../../schema/api-keys.ts'
import { readImportedNames, findImport } from '../organizations/imported-names.ts'
import { employees } from '../../schema/employees.ts'
import { removedEmployees } from '../../schema/removed-employees.ts'
import { webhooks } from '../../schema/webhooks.ts'
import { foldedEntries, isBefore } from './fold-batch-entries.ts'

type Wanted = z.output<typeof calls.getAuditLog.in>
type Filters = Omit<Wanted, 'limit' | 'after' | 'fold'>
type Row = typeof auditEntries.$inferSelect

const defaultPage = 100

/**
 * A page of the audit log, newest first, with the current names of its ids. The cursor is an entry's moment and id, so
 * pagination continues even after retention has removed that entry.
 */
export const listAuditEntries = async (
  { tx, org, member }: Pick<MemberContext, 'tx' | 'org' | 'member'>,
  { limit = defaultPage, after, fold, ...filters }: Wanted,
): Promise<{ entries: AuditEntry[]; next: string | null }> => {
  const inOrganization = eq(auditEntries.orgId, org.id)
  const start = after === undefined ? undefined : parseTimeCursor(after)
  const fits = fitting(filters)
  const from = filters.from === undefined ? undefined : new Date(filters.from)
  const counts =
    fold === 'runs'
      ? await foldedEntries(tx, { orgId: org.id, fits, from, start, most: limit + 1 })
      : undefined
  const rows = await tx
    .select()
    .from(auditEntries)
    .where(
      counts
        ? and(inOrganization, isAnyOf(auditEntries.id, [...counts.keys()]))
        : and(inOrganization, fits, start && isBefore(start)),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1)
  const { page, next } = paginate(rows, limit, formatTimeCursor)
  const nameOf = await namesIn(tx, org.id, page)
  const actionOf = await actionsIn(page, { tx, org, member })
  const imported = await findImport(tx, org.id)
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actorUserId === null ? null : (nameOf.user(row.actorUserId) ?? unknownUser(row.actorUserId)),
      byKey: row.apiKeyId === null ? null : { id: row.apiKeyId, name: nameOf.key(row.apiKeyId) ?? '' },
      action: row.action,
      entity: row.entity,
      entityId: row.entityId,
      subject: row.entity === 'plan' ? (actionOf.get(row.entityId) ?? null) : subjectOf(row, nameOf),
      details: row.details,
      ...(imported && row.at <= imported.importedAt && { isImported: true as const }),
      ...runOf(row, counts?.get(row.id)),
    })),
    next,
  }
}

/** The filter, apart from the organization. */
const fitting = ({ actorUserId, entity, from, until, runId, action }: Filters): SQL | undefined =>
  and(
    actorUserId === undefined ? undefined : eq(auditEntries.actorUserId, actorUserId),
    entity === undefined ? undefined : eq(auditEntries.entity, entity),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    until === undefined ? undefined : lt(auditEntries.at, new Date(until)),
    runId === undefined ? undefined : eq(auditEntries.runId, runId),
    action === undefined ? undefined : eq(auditEntries.action, action),
  )

/** A run of one entry is that entry. */
const runOf = ({ runId }: Row, count = 1) =>
  runId === null || count === 1 ? {} : { run: { id: runId, count } }

type Names = {
  user(id: string): { userId: string; name: string; email: string } | undefined
  employee(id: string): string | undefined
  key(id: string): string | undefined
  webhook(id: string): string | undefined
}

/** A user who is no longer known here, such as an operator. */
const unknownUser = (userId: string) => ({ userId, name: 'Somebody who is no longer here', email: '' })

const employeeIdOf = ({ entity, entityId, details }: Row): string | undefined => {
  if (entity === 'employee' || entity === 'submission') return entityId
  return typeof details['employeeId'] === 'string' ? details['employeeId'] : undefined
}

const subjectOf = (row: Row, nameOf: Names): string | null => {
  if (row.entity === 'apiKey') return nameOf.key(row.entityId) ?? null
  if (row.entity === 'webhook') return nameOf.webhook(row.entityId) ?? null
  if (row.entity === 'membership') return nameOf.user(row.entityId)?.name ?? null
  const employeeId = employeeIdOf(row)
  return (employeeId === undefined ? undefined : nameOf.employee(employeeId)) ?? null
}

/** The titles of the plan's actions, if the member may see the whole plan. */
const actionsIn = async (
  rows: readonly Row[],
  { tx, org, member }: Pick<MemberContext, 'tx' | 'org' | 'member'>,
): Promise<ReadonlyMap<string, string>> => {
  const ids = rows.flatMap(({ entity, entityId }) => (entity === 'plan' ? [entityId] : []))
  if (ids.length === 0 || !seesEveryReport(member) || !can(member, actionPlan.listPlanItems.may))
    return new Map()
  const titled = await tx
    .select({ id: planItems.id, title: planItems.title })
    .from(planItems)
    .where(and(eq(planItems.orgId, org.id), isAnyOf(planItems.id, ids)))
  return new Map(titled.map(({ id, title }) => [id, title]))
}

const importedUser = (userId: string, known: { name: string; email: string } | undefined) =>
  known && { userId, ...known }

/** A fixed number of queries for a page, however many entries it has. */
const namesIn = async (tx: Tx, orgId: string, rows: readonly Row[]): Promise<Names> => {
  const userIds = rows.flatMap(({ actorUserId, entity, entityId }) => [
    ...(actorUserId === null ? [] : [actorUserId]),
    ...(entity === 'membership' ? [entityId] : []),
  ])
  const employeeIds = rows.flatMap((row) => employeeIdOf(row) ?? [])
  const keyIds = rows.flatMap(({ apiKeyId, entity, entityId }) => [
    ...(apiKeyId === null ? [] : [apiKeyId]),
    ...(entity === 'apiKey' ? [entityId] : []),
  ])
  const people = await tx
    .select({ userId: users.id, name: users.displayName, email: users.email })
    .from(users)
    .where(isAnyOf(users.id, userIds))
  const employed = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(and(eq(employees.orgId, orgId), isAnyOf(employees.id, employeeIds)))
  const removed = await tx
    .select({ id: removedEmployees.id, name: removedEmployees.name })
    .from(removedEmployees)
    .where(and(eq(removedEmployees.orgId, orgId), isAnyOf(removedEmployees.id, employeeIds)))
  const keys = await tx
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.orgId, orgId), isAnyOf(apiKeys.id, keyIds)))
  const webhookIds = rows.flatMap(({ entity, entityId }) => (entity === 'webhook' ? [entityId] : []))
  const called = await tx
    .select({ id: webhooks.id, url: webhooks.url })
    .from(webhooks)
    .where(and(eq(webhooks.orgId, orgId), isAnyOf(webhooks.id, webhookIds)))
  const imported = await readImportedNames(tx, orgId, [...userIds, ...keyIds, ...webhookIds])
  // Only the host: the rest of a webhook's address may hold a secret.
  const byWebhook = new Map(called.map(({ id, url }) => [id, new URL(url).host]))
  const byKey = new Map(keys.map(({ id, name }) => [id, name]))
  const byUser = new Map(people.map((person) => [person.userId, person]))
  const byEmployee = new Map([...removed, ...employed].map(({ id, name }) => [id, name]))
  return {
    user: (id) => byUser.get(id) ?? importedUser(id, imported.get(id)),
    employee: (id) => byEmployee.get(id),
    key: (id) => byKey.get(id) ?? imported.get(id)?.name,
    webhook: (id) => byWebhook.get(id) ?? imported.get(id)?.name,
  }
}
