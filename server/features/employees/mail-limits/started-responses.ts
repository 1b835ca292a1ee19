import { and, eq, ne } from 'drizzle-orm'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { submissionOfEmployee } from '../roster/submission-joins.ts'
import { submissions } from '../../../schema/submissions.ts'
import { employees } from '../../../schema/employees.ts'

/** Those of these addresses whose people have begun to answer, or are to change what they answered. */
export const startedAddresses = async (
  { tx, org }: Pick<RunContext, 'tx' | 'org'>,
  emails: readonly string[],
): Promise<Set<string>> => {
  if (emails.length === 0) return new Set()
  const rows = await tx
    .select({ email: employees.email })
    .from(employees)
    .innerJoin(submissions, submissionOfEmployee)
    .where(
      and(eq(employees.orgId, org.id), isAnyOf(employees.email, emails), ne(submissions.status, 'completed')),
    )
  return new Set(rows.map(({ email }) => email))
}
