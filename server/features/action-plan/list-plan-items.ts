import { and, count, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { actionPlan as calls, type Finding, type PlanItem } from '../../../contract/calls/action-plan.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { seesEveryReport } from '../../../contract/rights/permissions.ts'
import { isAnyOf } from '../../core/database/any-of-condition.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import { paginate } from '../../core/http/paginate.ts'
import { serveMember, type MemberContext } from '../../core/http/serve.ts'
import { users } from '../../schema/accounts.ts'
import { memberships } from '../../schema/organizations.ts'
import { employees } from '../../schema/employees.ts'
import { ownEmployeeId } from '../reports/view/report-visibility.ts'
import { companyReports } from '../../schema/reports.ts'
import { planItems } from '../../schema/action-plan.ts'

/** The action plan, read. */

type Row = typeof planItems.$inferSelect

export const listPlanItems = serveMember(
  calls.listPlanItems,
  async ({ limit = limits.pageMax, after, state }, context) => {
    const { tx } = context
    const theirs = await seenBy(context)
    const rows = await tx
      .select()
      .from(planItems)
      .where(
        and(
          theirs,
          state && eq(planItems.state, state),
          // Ids are made in the order of time.
          after === undefined ? undefined : lt(planItems.id, after),
        ),
      )
      .orderBy(desc(planItems.id))
      .limit(limit + 1)
    const counts = await tx
      .select({ state: planItems.state, count: count() })
      .from(planItems)
      .where(theirs)
      .groupBy(planItems.state)
    const countOf = (of: Row['state']) => counts.find((row) => row.state === of)?.count ?? 0
    const { page, next } = paginate(rows, limit, ({ id }) => id)
    return {
      items: await itemsOf(page, context),
      next,
      counts: { open: countOf('open'), done: countOf('done'), dropped: countOf('dropped') },
    }
  },
)

const seenBy = async (context: MemberContext): Promise<SQL | undefined> => {
  const ofOrganization = eq(planItems.orgId, context.org.id)
  if (seesEveryReport(context.member)) return ofOrganization
  // Somebody may have been a member before they were in the list.
  return and(
    ofOrganization,
    inArray(planItems.ownerId, [(await ownEmployeeId(context)) ?? '', context.user.id]),
  )
}

/** An action as it is answered. */
export const serializePlanItem = async (row: Row, context: MemberContext): Promise<PlanItem> => {
  const [item] = await itemsOf([row], context)
  return orFail(item, notFound('Action', row.id))
}

const itemsOf = async (rows: readonly Row[], { tx, org, member }: MemberContext): Promise<PlanItem[]> => {
  const owners = rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]))
  const reportIds = rows.flatMap(({ finding }) => (finding === null ? [] : [finding.reportId]))
  const names = new Map(
    (owners.length === 0
      ? []
      : await tx
          .select({ id: employees.id, name: employees.name })
          .from(employees)
          .where(and(eq(employees.orgId, org.id), isAnyOf(employees.id, owners)))
    ).map(({ id, name }) => [id, name]),
  )
  const membersLeft = owners.filter((id) => !names.has(id))
  const members = new Map(
    (membersLeft.length === 0
      ? []
      : await tx
          .select({ id: users.id, name: users.displayName, email: users.email })
          .from(memberships)
          .innerJoin(users, eq(users.id, memberships.userId))
          .where(
            and(
              eq(memberships.orgId, org.id),
              eq(memberships.status, 'active'),
              isAnyOf(memberships.userId, membersLeft),
            ),
          )
    ).map(({ id, name, email }) => [id, name === '' ? email : name]),
  )
  const reports = new Map(
    (reportIds.length === 0
      ? []
      : await tx
          .select({ id: companyReports.id, version: companyReports.version, origin: companyReports.origin })
          .from(companyReports)
          .where(
            and(
              eq(companyReports.orgId, org.id),
              isAnyOf(companyReports.id, reportIds),
              isNull(companyReports.removedAt),
            ),
          )
    ).map((report) => [report.id, report]),
  )
  return rows.map(({ id, title, details, ownerId, dueOn, state, outcome, revision, ...row }) => {
    const listed = ownerId === null ? undefined : names.get(ownerId)
    const name = ownerId === null ? undefined : (listed ?? members.get(ownerId))
    const report = row.finding === null ? undefined : reports.get(row.finding.reportId)
    const finding: Finding | null = row.finding && {
      ...row.finding,
      version: report?.version ?? null,
      origin: report?.origin ?? null,
    }
    return {
      id,
      title,
      details,
      owner:
        ownerId === null || name === undefined
          ? null
          : { employeeId: ownerId, name, isListed: listed !== undefined },
      dueOn,
      state,
      outcome,
      finding: seesEveryReport(member) ? finding : null,
      revision,
      createdAt: row.createdAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
    }
  })
}
