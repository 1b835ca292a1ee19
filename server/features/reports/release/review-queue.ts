import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { release as calls } from '../../../../contract/calls/reports/release-report.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { paginate } from '../../../core/http/paginate.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { employees } from '../../../schema/employees.ts'
import { reports } from '../../../schema/reports.ts'
import { isEmployeeOf } from '../../organizations/members/member-employee.ts'
import { ownEmployeeId } from '../view/report-visibility.ts'
import { rightsLeftToOthers } from './locked-version.ts'

const inOrder = sql`${reports.employeeId} collate "C"`

const hasNewer = sql`exists (select from ${reports} newer
  where newer.org_id = ${reports.orgId} and newer.employee_id = ${reports.employeeId}
    and newer.version > ${reports.version} and newer.removed_at is null)`

/** The latest versions that wait for the caller to review or release them. */
const waitingFor = async (context: MemberContext) => {
  const { org, user } = context
  const ownId = await ownEmployeeId(context)
  const left = ownId === null ? [] : await rightsLeftToOthers(context, ownId)
  return and(
    eq(reports.orgId, org.id),
    isNull(reports.removedAt),
    inArray(reports.state, ['draft', 'reviewed']),
    not(hasNewer),
    left.includes('report:generate') ? sql`not coalesce(${isEmployeeOf(user)}, false)` : undefined,
  )
}

const ofPerson = and(eq(employees.orgId, reports.orgId), eq(employees.id, reports.employeeId))

export const listReviews = serveMember(
  calls.listReviews,
  async ({ limit = limits.pageMax, after }, context) => {
    const { tx } = context
    const waiting = await waitingFor(context)
    const rows = await tx
      .select({
        employeeId: reports.employeeId,
        name: employees.name,
        version: reports.version,
        state: sql<'draft' | 'reviewed'>`${reports.state}`,
      })
      .from(reports)
      .innerJoin(employees, ofPerson)
      .where(and(waiting, after === undefined ? undefined : sql`${inOrder} > ${after}`))
      .orderBy(inOrder)
      .limit(limit + 1)
    const [all] = await tx
      .select({ waiting: sql<number>`count(*)::int` })
      .from(reports)
      .innerJoin(employees, ofPerson)
      .where(waiting)
    const { page, next } = paginate(rows, limit, ({ employeeId }) => employeeId)
    return { reviews: page, next, waiting: all?.waiting ?? 0 }
  },
)
