import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { departmentKey } from '../../../contract/shapes/fields.ts'
import type { Tx } from '../../core/database/drizzle-session.ts'
import { processInChunks } from '../../core/processes/process-in-chunks.ts'
import { organizations } from '../../schema/organizations.ts'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import { employees } from '../../schema/employees.ts'

/**
 * One spelling for each department: reports and lists distinguish "Design" and "design", people do not. The existing
 * spelling of most people wins; `rename-department.ts` changes it for all of them.
 */

type Place = { tx: Tx; org: { id: string } }

/**
 * Serializes writes of departments in an organization until the transaction ends, so that the result of `findSpellings`
 * stays true: two concurrent additions of a new department get one spelling.
 */
export const lockDepartments = async ({ tx, org }: Place): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`departments ${org.id}`}, 0))`)
}

/** The departments of employees, the largest first; `except` is an employee who is not counted. */
export const departmentsInUse = (
  { tx, org }: Place,
  except?: string,
): Promise<{ name: string; people: number }[]> =>
  tx
    .select({ name: employees.department, people: count() })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), except === undefined ? undefined : ne(employees.id, except)))
    .groupBy(employees.department)
    .orderBy(desc(count()), sql`${employees.department} collate "C"`)

/**
 * The spelling for each of the given departments: as employees have it, else as in the company profile, else as it is
 * first given.
 */
export const findSpellings = async (
  place: Place,
  given: readonly string[],
  except?: string,
): Promise<(department: string) => string> => {
  const there = await departmentsInUse(place, except)
  const [organization] = await place.tx
    .select({ data: organizations.onboardingData })
    .from(organizations)
    .where(eq(organizations.id, place.org.id))
  const byKey = new Map<string, string>()
  const all = new Set([
    ...there.map(({ name }) => name),
    ...(organization?.data.departments ?? []),
    unknownProfile.department,
    ...given,
  ])
  const spelled = await processInChunks([...all], (department): [string, string] => {
    const key = departmentKey(department)
    const first = byKey.get(key) ?? department
    byKey.set(key, first)
    return [department, first]
  })
  const spelling = new Map(spelled)
  return (department) => spelling.get(department) ?? department
}

/** The same for a write; nobody else writes a department until the transaction ends. */
export const lockedSpellings = async (
  place: Place,
  given: readonly string[],
  except?: string,
): Promise<(department: string) => string> => {
  await lockDepartments(place)
  return findSpellings(place, given, except)
}
