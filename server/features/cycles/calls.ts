import { and, desc, eq, isNull, lt, max, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { cycles as calls, type Cycle } from '../../../contract/calls/cycles.ts'
import { messages } from '../../../contract/http/failures.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import { paginate } from '../../core/http/paginate.ts'
import { serveMember, type MemberContext, type Endpoint } from '../../core/http/serve.ts'
import { users } from '../../schema/accounts.ts'
import { nameOrImported } from '../organizations/imported-names.ts'
import { lockedHolder } from '../organizations/members/locked-members.ts'
import { employees } from '../../schema/employees.ts'
import { completedSubmissionOfEmployee } from '../employees/roster/submission-joins.ts'
import { submissions, submissionVersions } from '../../schema/submissions.ts'
import { companyReports } from '../../schema/reports.ts'
import { startRun } from '../batch-jobs/start-batch-job.ts'
import { runs } from '../../schema/batch-jobs.ts'
import { cycles } from '../../schema/cycles.ts'

/** Asking everybody again, and the history of it (docs/reports.md). */

type Context = Pick<MemberContext, 'tx' | 'org'>

const openCycle = serveMember(calls.openCycle, async ({ name, reason }, context) => {
  const { tx, now, org, user } = context
  // Cycles of one organization are opened one after the other.
  await lockedHolder(context, calls.openCycle.may)
  if (await isUnderWay(context)) throw ruleViolation(messages.cycleUnderWay)
  const people = await tx
    .select({ id: employees.id, name: employees.name, email: employees.email })
    .from(employees)
    .innerJoin(submissions, completedSubmissionOfEmployee)
    .where(eq(employees.orgId, org.id))
    .orderBy(sql`lower(${employees.name}) collate "C"`, employees.id)
  if (people.length === 0) throw ruleViolation(messages.cycleWithoutAnswers)
  const [newest] = await tx
    .select({ number: max(cycles.number) })
    .from(cycles)
    .where(eq(cycles.orgId, org.id))
  const cycle = {
    id: newId(),
    number: (newest?.number ?? 1) + 1,
    name,
    reason: reason === undefined || reason === '' ? null : reason,
    openedAt: now,
    openedBy: user.id,
    asked: people.length,
  }
  await tx.insert(cycles).values({ orgId: org.id, ...cycle })
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      action: 'organization.cycle_opened',
      entity: 'organization',
      entityId: org.id,
      details: { number: cycle.number, asked: cycle.asked },
    },
  )
  const run = await startRun(context, {
    kind: 'cycle',
    rows: people.map(({ id, ...person }) => ({
      label: `${person.name} (${person.email})`,
      input: { employeeId: id, cycleId: cycle.id },
    })),
  })
  const opened = { ...cycle, openedAt: now.toISOString(), openedBy: user.displayName }
  return { cycle: { ...opened, answered: 0, reports: 0 }, run }
})

const isUnderWay = async ({ tx, org }: Context): Promise<boolean> => {
  const found = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.orgId, org.id), eq(runs.kind, 'cycle'), isNull(runs.finishedAt)))
    .limit(1)
  return found.length > 0
}

const listCycles = serveMember(calls.listCycles, async ({ limit = limits.pageMax, after }, context) => {
  const { tx, org } = context
  const until = sql`(select min(next.opened_at) from ${cycles} next
    where next.org_id = ${org.id} and next.number = ${cycles.number} + 1)`
  const isWithin = (at: typeof submissions.submittedAt | typeof submissionVersions.submittedAt) =>
    sql`${at} >= ${cycles.openedAt} and ${at} < coalesce(${until}, 'infinity')`
  const rows = await tx
    .select({
      cycle: cycles,
      openedBy: nameOrImported(cycles.openedBy, org.id),
      answered: sql<number>`(select count(*)::integer from (
        select ${submissions.employeeId} from ${submissions}
          where ${submissions.orgId} = ${org.id} and ${submissions.status} = 'completed' and ${isWithin(submissions.submittedAt)}
        union
        select ${submissionVersions.employeeId} from ${submissionVersions}
          where ${submissionVersions.orgId} = ${org.id} and ${isWithin(submissionVersions.submittedAt)}) answered)`,
      reports: sql<number>`(select count(*)::integer from ${companyReports}
        where ${companyReports.orgId} = ${org.id} and ${companyReports.removedAt} is null
          and ${companyReports.origin} = 'generated'
          and ${companyReports.createdAt} >= ${cycles.openedAt} and ${companyReports.createdAt} < coalesce(${until}, 'infinity'))`,
    })
    .from(cycles)
    .leftJoin(users, eq(users.id, cycles.openedBy))
    .where(and(eq(cycles.orgId, org.id), after === undefined ? undefined : lt(cycles.number, after)))
    .orderBy(desc(cycles.number))
    .limit(limit + 1)
  const { page, next } = paginate(rows, limit, ({ cycle }) => String(cycle.number))
  return {
    cycles: page.map(({ cycle, ...row }): Cycle => {
      const { id, number, name, reason, openedAt, asked } = cycle
      return { id, number, name, reason, openedAt: openedAt.toISOString(), asked, ...row }
    }),
    next,
  }
})

export const cycleCalls: readonly Endpoint[] = [openCycle, listCycles]
