import { and, count, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Tx } from '../../core/drizzle-session.ts'
import { employees } from './tables.ts'

/**
 * One spelling for each department: reports and lists tell "Design" and "design" apart, and people do not. What is there
 * already counts, as most people have it; correcting one by hand is left to whoever does it.
 */

/** For some departments that are given: each as it is spelled already, else as it is given first. */
export const spellingsOf = async (
  { tx, org }: { tx: Tx; org: { id: string } },
  given: readonly string[],
): Promise<(department: string) => string> => {
  const folded = [...new Set(given.map((department) => department.toLowerCase()))]
  const there =
    folded.length === 0
      ? []
      : await tx
          .select({ department: employees.department })
          .from(employees)
          .where(and(eq(employees.orgId, org.id), inArray(sql`lower(${employees.department})`, folded)))
          .groupBy(employees.department)
          .orderBy(desc(count()), sql`${employees.department} collate "C"`)
  const spelling = new Map<string, string>()
  for (const department of [...there.map((row) => row.department), ...given]) {
    const key = department.toLowerCase()
    if (!spelling.has(key)) spelling.set(key, department)
  }
  return (department) => spelling.get(department.toLowerCase()) ?? department
}

/** The same of one department within a statement. */
export const asSpelled = (orgId: SQLWrapper, department: SQLWrapper): SQL<string> => sql`coalesce(
  (select d.department from ${employees} d where d.org_id = ${orgId} and lower(d.department) = lower(${department})
   group by d.department order by count(*) desc, d.department collate "C" limit 1),
  ${department})`
