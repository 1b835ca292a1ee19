import { and, eq, inArray, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { users } from '../../../schema/accounts.ts'
import { memberships } from '../../../schema/organizations.ts'
import { employees } from '../../../schema/employees.ts'

/**
 * Whether an employee is this user: the one that they joined as, or an unlinked one with their e-mail. There may be one
 * of each; `joinedFirst` says which counts.
 */
export const isEmployeeOf = ({ id, email }: { id: string; email: string | SQLWrapper }): SQL | undefined =>
  or(eq(employees.userId, id), and(isNull(employees.userId), eq(employees.email, email)))

/** Sorts the employee that they joined as before another that only has their e-mail. */
export const joinedFirst = sql`${employees.userId} nulls last`

/** Whether an employee is an active member. Members are queried once, however many employees there are. */
export const isCurrentMember = (tx: Tx, orgId: string): SQL<boolean> => {
  const active = and(eq(memberships.orgId, orgId), eq(memberships.status, 'active'))
  const ids = tx.select({ id: memberships.userId }).from(memberships).where(active)
  const addresses = tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(active)
  const isOne = or(
    inArray(employees.userId, ids),
    and(isNull(employees.userId), inArray(employees.email, addresses)),
  )
  return sql<boolean>`coalesce(${isOne}, false)`
}

/** Whether somebody has removed the membership of an employee; they can be readmitted, unlike a person who left. */
export const isRemovedMember = (tx: Tx, orgId: string): SQL<boolean> => {
  const removed = tx
    .select({ id: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.orgId, orgId), eq(memberships.status, 'suspended'), eq(memberships.hasLeft, false)),
    )
  return sql<boolean>`coalesce(${inArray(employees.userId, removed)}, false)`
}
