import { and, eq, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { employees } from './tables.ts'

/**
 * Whether an employee is this user: the one that they joined as, or one that nobody joined as and that has their e-mail.
 * There may be one of each; `joinedFirst` says which counts.
 */
export const isEmployeeOf = ({ id, email }: { id: string; email: string | SQLWrapper }): SQL | undefined =>
  or(eq(employees.userId, id), and(isNull(employees.userId), eq(employees.email, email)))

/** The one that they joined as, before another that merely has their e-mail. */
export const joinedFirst = sql`${employees.userId} nulls last`
