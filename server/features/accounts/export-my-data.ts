import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { can, heldPermissions } from '../../../contract/rights.ts'
import type { MyData } from '../../../contract/users.ts'
import type { Tx } from '../../core/database.ts'
import { enterOrganization } from '../../core/enter-organization.ts'
import { notFound, orFail } from '../../core/failures.ts'
import type { SignedInStepContext } from '../../core/serve-steps.ts'
import { exportedChats } from '../chat/history.ts'
import { ownPhotoFile } from '../images/own-photo-file.ts'
import { memberships, organizations } from '../organizations/tables.ts'
import { employees } from '../people/tables.ts'
import { submissionOfEmployee } from '../questionnaires/of-employee.ts'
import { submissions, submissionVersions } from '../questionnaires/tables.ts'
import { keptOf } from '../removals/kept-data.ts'
import { reports } from '../reports/tables.ts'
import { employeeReportOf } from '../reports/visible-to.ts'
import { sessions, users } from './tables.ts'
import { userOf } from './users.ts'

/** Bounds: whoever has more of something gets the newest of it. */
const sessionsMax = 500
const organizationsMax = 200
/** Also of answers that were opened again. */
const reportsEach = 20

const notice = [
  'Here is what Muster stores of you: your profile with your photo, sessions and memberships, and of each organization of which you are an active member your employee record, your answers or draft, what you had handed in before it was opened again, the reports about you that you may see (the newest 20), and your conversations in the chat. Where you were removed from the list of people less than 30 days ago, it is what is kept of you until it is erased.',
  'Left out is what other people wrote, what is stored of you in organizations that you have left (ask their owner for it), and the tokens of your sessions, which are not stored.',
].join(' ')

const photoAway =
  'Your photo is left out as well, because the place where it is kept could not be reached: download your data again to have it.'

type Reading = Pick<SignedInStepContext, 'now' | 'user'> & { tx: Tx }

/** Everything of the caller's, and nothing about anybody else (specification points 3 and 6). */
export const exportMyData = async (context: SignedInStepContext): Promise<MyData> => {
  const stored = await context.step((tx) => readStored({ ...context, tx }))
  const photo = await ownPhotoFile(context)
  return photo === 'away'
    ? { ...stored, notice: `${notice} ${photoAway}`, photo: null }
    : { ...stored, notice, photo }
}

/** All of it but the picture, whose file may lie elsewhere. */
const readStored = async (context: Reading): Promise<Omit<MyData, 'notice' | 'photo'>> => {
  const { tx, now, user } = context
  const [row] = await tx.select().from(users).where(eq(users.id, user.id))
  const self = orFail(row, notFound('User', user.id))
  const opened = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(desc(sessions.createdAt))
    .limit(sessionsMax)
  const joined = await tx
    .select({ membership: memberships, companyName: organizations.companyName })
    .from(memberships)
    // The names of organizations that they have left are not theirs to read any more.
    .leftJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(eq(memberships.userId, user.id))
    .orderBy(desc(memberships.joinedAt))
    .limit(organizationsMax)
  const held: MyData['organizations'] = []
  for (const { membership, companyName } of joined) {
    await enterOrganization(tx, membership.orgId)
    if (membership.status !== 'active') {
      const kept = await keptOf(tx, { orgId: membership.orgId, user, endedWithIt: true })
      if (!kept) continue
      held.push({ orgId: membership.orgId, organizationName: '', ...shownOf(kept, membership), chats: [] })
      continue
    }
    held.push({
      orgId: membership.orgId,
      organizationName: companyName ?? '',
      ...(await storedIn(context, membership)),
      chats: await exportedChats({
        tx,
        org: { id: membership.orgId, name: companyName ?? '' },
        user,
        member: membership,
      }),
    })
  }
  return {
    exportedAt: now.toISOString(),
    profile: userOf(self),
    notifications: { reminders: self.wantsReminders },
    sessions: opened.map((session) => ({
      id: session.id,
      userId: session.userId,
      createdAt: session.createdAt.toISOString(),
      lastAccessedAt: session.lastAccessedAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      active: session.isActive && session.expiresAt > now,
      deviceInfo: session.deviceInfo,
      ipAddress: session.ipAddress,
    })),
    memberships: joined.map(({ membership, companyName }) => ({
      orgId: membership.orgId,
      userId: membership.userId,
      role: membership.role,
      permissions: [...heldPermissions(membership)],
      joinedAt: membership.joinedAt.toISOString(),
      status: membership.status,
      organizationName: companyName,
    })),
    organizations: held,
  }
}

type Stored = Pick<
  MyData['organizations'][number],
  'employee' | 'submission' | 'earlierSubmissions' | 'reports' | 'removedAt'
>

/** What is kept of somebody who was removed, with the reports that they might see. */
const shownOf = (kept: Stored, membership: typeof memberships.$inferSelect): Stored => ({
  ...kept,
  reports: can(membership, 'report:view') ? kept.reports.slice(0, reportsEach) : [],
})

/** What an organization stores of the caller, in a transaction that has entered it. */
const storedIn = async (
  { tx, user }: Reading,
  membership: typeof memberships.$inferSelect,
): Promise<Stored> => {
  const { orgId } = membership
  const [found] = await tx
    .select({ employee: employees, submission: submissions })
    .from(employees)
    .leftJoin(submissions, submissionOfEmployee)
    .where(
      and(
        eq(employees.orgId, orgId),
        or(eq(employees.userId, user.id), and(isNull(employees.userId), eq(employees.email, user.email))),
      ),
    )
    // The one that they joined as, before another that merely has their e-mail.
    .orderBy(sql`${employees.userId} nulls last`)
    .limit(1)
  if (!found) {
    const kept = await keptOf(tx, { orgId, user })
    if (!kept) return { employee: null, submission: null, earlierSubmissions: [], reports: [] }
    return shownOf(kept, membership)
  }
  const { employee, submission } = found
  const earlier = await tx
    .select()
    .from(submissionVersions)
    .where(and(eq(submissionVersions.orgId, orgId), eq(submissionVersions.employeeId, employee.id)))
    .orderBy(desc(submissionVersions.revision))
    .limit(reportsEach)
  const ownReports = can(membership, 'report:view')
    ? await tx
        .select()
        .from(reports)
        .where(and(eq(reports.orgId, orgId), eq(reports.employeeId, employee.id), isNull(reports.removedAt)))
        .orderBy(desc(reports.version))
        .limit(reportsEach)
    : []
  return {
    employee: {
      id: employee.id,
      name: employee.name,
      email: employee.email,
      role: employee.role,
      department: employee.department,
      status: employee.status,
      joinedAt: employee.joinedAt.toISOString(),
    },
    submission: submission && {
      status: submission.status,
      startedAt: submission.startedAt.toISOString(),
      submittedAt: submission.submittedAt?.toISOString() ?? null,
      rawAnswers: submission.rawAnswers,
    },
    earlierSubmissions: earlier.map(({ submittedAt, reopenedAt, reason, rawAnswers }) => ({
      submittedAt: submittedAt.toISOString(),
      reopenedAt: reopenedAt.toISOString(),
      reason,
      rawAnswers,
    })),
    reports: ownReports.map(employeeReportOf),
  }
}
