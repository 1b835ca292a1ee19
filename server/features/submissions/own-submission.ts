import { and, eq, sql } from 'drizzle-orm'
import type { OrganizationSettings } from '../../../contract/calls/organizations.ts'
import { builder, runPrepared } from '../../core/database/prepared-queries.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import type { InviteeContext } from '../../core/http/serve.ts'
import { sqlState } from '../../core/database/transaction.ts'
import { organizations } from '../../schema/organizations.ts'
import { employees } from '../../schema/employees.ts'
import type { SubmissionRow } from './serialize-submission.ts'
import { submissionOfEmployee } from '../employees/roster/submission-joins.ts'
import { submissions } from '../../schema/submissions.ts'

export type OwnQuestionnaire = {
  employee: Pick<typeof employees.$inferSelect, 'email' | 'name' | 'role' | 'department' | 'status'>
  stored: SubmissionRow | null
  /** Who reads released reports by now. */
  reportVisibility: OrganizationSettings['reportVisibility']
}
type Owner = Pick<InviteeContext, 'tx' | 'org' | 'employeeId'>

/** Answers are given for oneself only. @throws Failure NOT_FOUND where the body names somebody else. */
export const requireOwn = (employeeId: string, context: Pick<InviteeContext, 'employeeId'>): void => {
  if (employeeId !== context.employeeId) throw notFound('Employee', employeeId)
}

const ownQuestionnaire = builder
  .select({
    employee: {
      email: employees.email,
      name: employees.name,
      role: employees.role,
      department: employees.department,
      status: employees.status,
    },
    stored: submissions,
    reportVisibility: sql<
      OrganizationSettings['reportVisibility']
    >`${organizations.settings}->>'reportVisibility'`,
  })
  .from(employees)
  .innerJoin(organizations, eq(organizations.id, employees.orgId))
  .leftJoin(submissions, submissionOfEmployee)
  .where(and(eq(employees.orgId, sql.placeholder('orgId')), eq(employees.id, sql.placeholder('employeeId'))))
  .prepare('own_questionnaire')

/** The invitee and what they have answered so far. */
export const readOwnQuestionnaire = async ({ tx, org, employeeId }: Owner): Promise<OwnQuestionnaire> => {
  const [row] = await runPrepared(tx, ownQuestionnaire, { orgId: org.id, employeeId })
  if (!row) throw notFound('Employee', employeeId)
  return row
}

/** Whether answers were written on what was stored before it was opened again; false where nobody says on what. */
export const isFromEarlierRevision = (
  reopenedRevision: number | null | undefined,
  knownRevision: number | undefined,
): boolean => knownRevision !== undefined && knownRevision < (reopenedRevision ?? 0)

/**
 * Stores answers of somebody who may be removed from the list at this very moment.
 * @throws Failure NOT_FOUND 'Employee not found: {id}' where they were: nothing of it is taken then
 */
export const storeWhileListed = async <T>(employeeId: string, storing: PromiseLike<T>): Promise<T> => {
  try {
    return await storing
  } catch (error) {
    if (sqlState(error)?.code !== '23503') throw error
    throw notFound('Employee', employeeId)
  }
}

/** The same submission, held against changes by others until the transaction ends. */
export const lockSubmission = async ({ tx, org, employeeId }: Owner): Promise<SubmissionRow> => {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.orgId, org.id), eq(submissions.employeeId, employeeId)))
    .for('update')
  return orFail(row, notFound('Employee', employeeId))
}
