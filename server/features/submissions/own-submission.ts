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
  /** Who may read released reports now. */
  reportVisibility: OrganizationSettings['reportVisibility']
}
type Owner = Pick<InviteeContext, 'tx' | 'org' | 'employeeId'>

/** People answer only for themselves. @throws Failure NOT_FOUND if the body names somebody else. */
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

/** The invitee and their answers so far. */
export const readOwnQuestionnaire = async ({ tx, org, employeeId }: Owner): Promise<OwnQuestionnaire> => {
  const [row] = await runPrepared(tx, ownQuestionnaire, { orgId: org.id, employeeId })
  if (!row) throw notFound('Employee', employeeId)
  return row
}

/** Whether answers are based on a revision from before they were reopened; false if the client names none. */
export const isFromEarlierRevision = (
  reopenedRevision: number | null | undefined,
  knownRevision: number | undefined,
): boolean => knownRevision !== undefined && knownRevision < (reopenedRevision ?? 0)

/**
 * Stores answers of a person who may be removed from the list concurrently.
 * @throws Failure NOT_FOUND 'Employee not found: {id}' if they were; nothing is stored then
 */
export const storeWhileListed = async <T>(employeeId: string, storing: PromiseLike<T>): Promise<T> => {
  try {
    return await storing
  } catch (error) {
    if (sqlState(error)?.code !== '23503') throw error
    throw notFound('Employee', employeeId)
  }
}

/** The stored submission, locked until the transaction ends. */
export const lockSubmission = async ({ tx, org, employeeId }: Owner): Promise<SubmissionRow> => {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.orgId, org.id), eq(submissions.employeeId, employeeId)))
    .for('update')
  return orFail(row, notFound('Employee', employeeId))
}
