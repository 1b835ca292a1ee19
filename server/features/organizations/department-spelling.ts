import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { departmentKey } from '../../../contract/shapes/fields.ts'
import type { Tx } from '../../core/database/drizzle-session.ts'
import { processInChunks } from '../../core/processes/process-in-chunks.ts'
import { organizations } from '../../schema/organizations.ts'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import { employees } from '../../schema/employees.ts'

/**
 * One spelling for each department: reports and lists tell "Design" and "design" apart, and people do not. What is there
 * already counts, as most people have it; `rename-department.ts` spells it anew for all of them.
 */

type Place = { tx: Tx; org: { id: string } }

/**
 * Makes whoever writes a department in an organization wait for each other until the transaction ends, so that what
 * `findSpellings` answers stays true: two who bring the same one in at once spell it once.
 */
export const lockDepartments = async ({ tx, org }: Place): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`departments ${org.id}`}, 0))`)
}

/** The departments that people are in, each as it is spelled, most people first; `except` leaves one of them out. */
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
 * For some departments that are given: each as people have it already, else as the company profile lists it, else as it is
 * given first.
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

/** The same for what is written now; nobody else writes a department until the transaction ends. */
export const lockedSpellings = async (
  place: Place,
  given: readonly string[],
  except?: string,
): Promise<(department: string) => string> => {
  await lockDepartments(place)
  return findSpellings(place, given, except)
}
