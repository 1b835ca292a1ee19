import { and, eq } from 'drizzle-orm'
import type { DeliverySubject } from '../../../contract/calls/webhooks.ts'
import { can } from '../../../contract/rights/permissions.ts'
import { WebhookBody } from '../../../contract/shapes/webhook-events.ts'
import { isAnyOf } from '../../core/database/any-of-condition.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { users } from '../../schema/accounts.ts'
import { memberships } from '../../schema/organizations.ts'
import { employees } from '../../schema/employees.ts'
import type { webhookDeliveries } from '../../schema/webhooks.ts'

type Row = typeof webhookDeliveries.$inferSelect

/**
 * The person or thing that each delivery is about, with names only if the reader may see them: two queries for a page.
 * Stored and sent deliveries contain only ids.
 */
export const readDeliverySubjects = async (
  { tx, org, member }: MemberContext,
  rows: readonly Row[],
): Promise<(row: Row) => DeliverySubject | null> => {
  const bodies = new Map(rows.map((row) => [row.id, bodyOf(row)]))
  const employeeIds = new Set<string>()
  const userIds = new Set<string>()
  for (const { data } of bodies.values()) {
    if ('employeeId' in data) employeeIds.add(data.employeeId)
    if ('userId' in data) userIds.add(data.userId)
  }
  const people =
    employeeIds.size > 0 && can(member, 'employee:view')
      ? await tx
          .select({ id: employees.id, name: employees.name })
          .from(employees)
          .where(and(eq(employees.orgId, org.id), isAnyOf(employees.id, [...employeeIds])))
      : []
  const members =
    userIds.size > 0
      ? await tx
          .select({ id: users.id, name: users.displayName })
          .from(memberships)
          .innerJoin(users, eq(users.id, memberships.userId))
          .where(and(eq(memberships.orgId, org.id), isAnyOf(users.id, [...userIds])))
      : []
  const names = new Map([...people, ...members].map(({ id, name }) => [id, name]))
  const nameOf = (id: string): string | null => names.get(id) ?? null
  return ({ id }) => {
    const body = bodies.get(id)
    return body === undefined ? null : subjectOf(body, nameOf)
  }
}

const bodyOf = ({ id, orgId, type, data, createdAt }: Row): WebhookBody =>
  WebhookBody.parse({ id, type, data, organizationId: orgId, createdAt: createdAt.toISOString() })

const subjectOf = (body: WebhookBody, nameOf: (id: string) => string | null): DeliverySubject | null => {
  if (body.type === 'submission.completed') {
    const { employeeId } = body.data
    return { of: 'submission', employeeId, name: nameOf(employeeId) }
  }
  if (body.type === 'report.released') {
    if (body.data.of === 'company') return { of: 'company' }
    const { employeeId } = body.data
    return { of: 'report', employeeId, name: nameOf(employeeId) }
  }
  if (body.type === 'member.changed') {
    const { userId, change } = body.data
    return { of: 'member', userId, name: nameOf(userId), change }
  }
  return null
}
