import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { departments as calls } from '../../../../contract/calls/employees/departments.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { departmentKey, singleLine } from '../../../../contract/shapes/fields.ts'
import { uniqueIgnoringCase } from '../../../../contract/calls/organizations.ts'
import { plainTitle } from '../../../../insights/text/plain-name.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { withLockedMember } from '../../organizations/members/locked-members.ts'
import { organizations } from '../../../schema/organizations.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'
import { runRows, runs } from '../../../schema/batch-jobs.ts'
import { departmentsInUse, lockDepartments } from '../../organizations/department-spelling.ts'
import { employees } from '../../../schema/employees.ts'

type Wanted = z.output<typeof calls.renameDepartment.in>
type Renamed = z.output<typeof calls.renameDepartment.out>

/**
 * Renames or merges a department: for its people, for removed people who may come back, for those being invited into
 * it, and in the company profile. Existing reports keep the name they were made with.
 * @throws Failure NOT_FOUND if nobody is in it; BUSINESS_LOGIC_ERROR if the new name exists and `merge` is not set, or
 * does not exist and `merge` is set
 */
export const renameDepartment = async (caller: MemberContext, wanted: Wanted): Promise<Renamed> => {
  // Adding and inviting people wait for this lock, and so do runs in progress.
  const context = await withLockedMember(caller, calls.renameDepartment.may, true)
  await lockDepartments(context)
  const { tx, now, org, user } = context
  const { to } = wanted
  const there = await departmentsInUse(context)
  const { name: from, people } = orFail(
    departmentTyped(there, wanted.from),
    notFound('Department', wanted.from),
  )
  if (from === to) return { name: to, people: 0 }
  const other = targetOf(there, { from, to })
  if (other !== undefined && !wanted.merge) throw ruleViolation(messages.departmentThere(other))
  if (other === undefined && wanted.merge) throw ruleViolation(messages.departmentToMergeGone(to))
  const name = other ?? to
  await tx
    .update(employees)
    .set({ department: name })
    .where(and(eq(employees.orgId, org.id), eq(employees.department, from)))
  await tx
    .update(removedEmployees)
    .set({
      department: name,
      kept: sql`jsonb_set(${removedEmployees.kept}, '{employees,0,department}', to_jsonb(${name}::text))`,
    })
    .where(and(eq(removedEmployees.orgId, org.id), eq(removedEmployees.department, from)))
  await renameInRuns(context, from, name)
  await renameInProfile(context, from, name)
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      action: other === undefined ? 'organization.department_renamed' : 'organization.departments_merged',
      entity: 'organization',
      entityId: org.id,
      details: { people },
    },
  )
  return { name, people }
}

/** The department with the typed name: an exact match, else one after normalizing what was copied with it. */
const departmentTyped = <Department extends { name: string }>(
  there: readonly Department[],
  typed: string,
): Department | undefined =>
  [typed, singleLine(typed), plainTitle(typed)]
    .map((spelling) => there.find(({ name }) => name === spelling))
    .find((found) => found !== undefined)

/** The other department with this name: an exact match, else the largest one that matches in any case. */
const targetOf = (
  there: readonly { name: string }[],
  { from, to }: { from: string; to: string },
): string | undefined => {
  const others = there.map(({ name }) => name).filter((name) => name !== from)
  return (
    others.find((name) => name === to) ?? others.find((name) => departmentKey(name) === departmentKey(to))
  )
}

/** Rows that wait in an invitation run get the new name, too. */
const renameInRuns = async ({ tx, org }: MemberContext, from: string, to: string): Promise<void> => {
  const department = sql<string>`${runRows.input}->>'department'`
  const waiting = and(
    eq(runRows.orgId, org.id),
    eq(runRows.state, 'waiting'),
    inArray(
      runRows.runId,
      tx
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.orgId, org.id), eq(runs.kind, 'invitations'), isNull(runs.finishedAt))),
    ),
  )
  const typed = await tx
    .selectDistinct({ department })
    .from(runRows)
    .where(and(waiting, sql`jsonb_typeof(${runRows.input}->'department') = 'string'`))
  const spellings = typed
    .map((row) => row.department)
    .filter((spelling) => departmentKey(singleLine(spelling)) === departmentKey(from))
  if (spellings.length === 0) return
  await tx
    .update(runRows)
    .set({ input: sql`jsonb_set(${runRows.input}, '{department}', to_jsonb(${to}::text))` })
    .where(and(waiting, isAnyOf(department, spellings)))
}

const renameInProfile = async ({ tx, now, org }: MemberContext, from: string, to: string): Promise<void> => {
  const [row] = await tx
    .select({ data: organizations.onboardingData })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  const listed = row?.data.departments ?? []
  const keys = new Set([departmentKey(from), departmentKey(to)])
  const renamed = uniqueIgnoringCase(listed.map((name) => (keys.has(departmentKey(name)) ? to : name)))
  if (row === undefined || JSON.stringify(renamed) === JSON.stringify(listed)) return
  await tx
    .update(organizations)
    .set({ onboardingData: { ...row.data, departments: renamed }, onboardingUpdatedAt: now, updatedAt: now })
    .where(eq(organizations.id, org.id))
}
