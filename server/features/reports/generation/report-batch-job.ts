import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { reports as calls } from '../../../../contract/calls/reports/reports.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { Failure, notFound, ruleViolation } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { lockedMemberWithPermission } from '../../organizations/members/locked-members.ts'
import { employees } from '../../../schema/employees.ts'
import { completedSubmissionOfEmployee } from '../../employees/roster/submission-joins.ts'
import { submissions } from '../../../schema/submissions.ts'
import type { RowResult, RunWork } from '../../batch-jobs/batch-handler.ts'
import { startRun } from '../../batch-jobs/start-batch-job.ts'
import { generateReportFor } from './generate-employee-report.ts'

/** Generates the reports of many people as a batch run. */

const RowInput = z.object({ employeeId: z.string() })

/** One row of the run is one person; a person without answers, or who was removed, fails alone. */
export const employeeReportsRun: RunWork = {
  needs: calls.startEmployeeReports.may,
  work: async (rows, context) => {
    const results: RowResult[] = []
    for (const { input } of rows) {
      try {
        await generateReportFor(RowInput.parse(input).employeeId, context, context)
        results.push({ success: true })
      } catch (error) {
        // These failures occur before anything is written, so the work of the other rows is kept.
        if (!(error instanceof Failure)) throw error
        results.push({ success: false, error: error.message })
      }
    }
    return results
  },
}

export const startEmployeeReports = serveMember(
  calls.startEmployeeReports,
  async ({ employeeIds }, context) => {
    await lockedMemberWithPermission(context, calls.startEmployeeReports.may)
    const people = employeeIds ? await named(new Set(employeeIds), context) : await answered(context)
    if (people.length === 0) throw ruleViolation(messages.noCompletedSubmissions)
    return {
      run: await startRun(context, {
        kind: 'employee-reports',
        rows: people.map(({ id, name }) => ({ label: name, input: { employeeId: id } })),
      }),
    }
  },
)

/** The named people once each, in the order given. @throws Failure NOT_FOUND for the first unknown id. */
const named = async (ids: ReadonlySet<string>, { tx, org }: MemberContext) => {
  const found = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), isAnyOf(employees.id, [...ids])))
  const byId = new Map(found.map((employee) => [employee.id, employee]))
  return Array.from(ids, (id) => {
    const employee = byId.get(id)
    if (!employee) throw notFound('Employee', id)
    return employee
  })
}

const answered = ({ tx, org }: MemberContext) =>
  tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .innerJoin(submissions, completedSubmissionOfEmployee)
    .where(eq(employees.orgId, org.id))
    .orderBy(employees.name, employees.id)
