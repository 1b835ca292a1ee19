import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { planItemsMax } from '../../../../contract/calls/action-plan.ts'
import { isPublished, publishedStates } from '../../../../contract/calls/reports/release-report.ts'
import { can, effectivePermissions, seesEveryReport } from '../../../../contract/rights/permissions.ts'
import type { MyData } from '../../../../contract/calls/users.ts'
import { questions } from '../../../../insights/questionnaire/questionnaire.ts'
import type { Tx } from '../../../core/database/database.ts'
import { enterOrganization } from '../../../core/database/enter-organization.ts'
import { notFound, orFail } from '../../../core/http/failures.ts'
import { endWithin } from '../../../core/time/cooldown.ts'
import type { SignedInStepContext } from '../../../core/http/serve-steps.ts'
import { listKeysOfMember, ownKeysMax } from '../../api-keys/list-api-keys.ts'
import { exportedChats } from '../../chat/conversation/conversations.ts'
import { ownPhotoFile } from '../../images/own-photo.ts'
import { dayOfJoining, lastJoinedFirst } from '../../organizations/members/memberships.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { isEmployeeOf, joinedFirst } from '../../organizations/members/member-employee.ts'
import { employees } from '../../../schema/employees.ts'
import { submissionOfEmployee } from '../../employees/roster/submission-joins.ts'
import { isOpenToAddress } from '../../submissions/draft-access.ts'
import { submissions, submissionVersions } from '../../../schema/submissions.ts'
import { readRemovedData } from './removed-employee-data.ts'
import { isOwnStepVisible, visibleStepText } from '../../reports/release/report-history.ts'
import { reports } from '../../../schema/reports.ts'
import { readEditedTexts } from '../../reports/generation/edited-texts.ts'
import { serializeEmployeeReport } from '../../reports/view/report-view.ts'
import {
  readUnlistedRecords,
  invitationsMax,
  mailsMax,
  readMailsTo,
  ownRecords,
  stepsMax,
} from './collect-own-records.ts'
import { sessionMs } from '../../accounts/sessions/sessions.ts'
import { sessions, users } from '../../../schema/accounts.ts'
import { serializeUser } from '../../accounts/users.ts'

/** Limits: of more than this, the newest are exported, and the notice says so. */
const sessionsMax = 500
const organizationsMax = 200
/** Also the limit of earlier, reopened answers. */
const reportsEach = 20

const bounds = `Where there is a lot, it is the newest of it: ${organizationsMax} memberships and ${sessionsMax} sessions; of each organization ${reportsEach} reports, ${reportsEach} times of earlier answers, ${stepsMax} of what was done with reports about you, ${planItemsMax} actions, ${invitationsMax} invitations, ${mailsMax} mails and ${ownKeysMax} API keys.`

const notice = [
  'Here is what Muster stores of you: your profile with your photo, sessions and memberships, and what follows of each organization of which you are an active member.',
  'Your employee record, your answers or draft, and what you had handed in before it was opened again.',
  'The reports about you that you may see, which somebody has released; what you said to them, and what your report page tells of others’ decisions about them.',
  'The actions of the action plan that you see to, your invitations, which mails were sent to you, your conversations in the chat, and the API keys that you made, but not the keys themselves.',
  'Where you were removed from the list of people less than 30 days ago, it is what is kept of you until it is erased.',
  bounds,
  'Left out is what other people wrote but for that, and who they are.',
  'Left out is what you wrote or did for the organization about others, such as reviewing their reports, inviting them or opening a cycle: it is in its records and not about you.',
  'Left out are numbers of the company report that your answers are counted in, because they tell of others too.',
  'Left out is what is stored of you in organizations that you have left: ask their owner for it.',
  'Not stored are the texts of mails, and the codes and tokens that you signed in with. Mails with sign-in codes, about new devices and about a deleted account are known by address and moment for a week and are left out as well.',
]

const photoAway =
  'Your photo is left out as well, because the place where it is kept could not be reached: download your data again to have it.'

const prompts = Object.fromEntries(questions.map(({ id, prompt }) => [id, prompt]))

type Reading = Pick<SignedInStepContext, 'now' | 'user'> & { tx: Tx }

/** All data of the caller, and nothing about anybody else (specification points 3 and 6). */
export const exportMyData = async (context: SignedInStepContext): Promise<MyData> => {
  const stored = await context.step((tx) => readStored({ ...context, tx }))
  const photo = await ownPhotoFile(context)
  return photo === 'away'
    ? { ...stored, notice: [...notice, photoAway], photo: null, questions: prompts }
    : { ...stored, notice, photo, questions: prompts }
}

/** All of it except the picture, whose file may be in the file store. */
const readStored = async (context: Reading): Promise<Omit<MyData, 'notice' | 'photo' | 'questions'>> => {
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
    // Former members may no longer read the names of their organizations.
    .leftJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(eq(memberships.userId, user.id))
    .orderBy(...lastJoinedFirst)
    .limit(organizationsMax)
  const held: MyData['organizations'] = []
  for (const { membership, companyName } of joined) {
    await enterOrganization(tx, membership.orgId)
    if (membership.status !== 'active') {
      const kept = await readRemovedData(tx, { orgId: membership.orgId, user, endedWithIt: true })
      if (!kept) continue
      const shown = await visibleRemovedRecord(kept, memberContext(context, membership, ''))
      held.push({ orgId: membership.orgId, organizationName: '', ...shown, chats: [], apiKeys: [] })
      continue
    }
    const entered = memberContext(context, membership, companyName ?? '')
    held.push({
      orgId: membership.orgId,
      organizationName: companyName ?? '',
      ...(await storedIn(entered)),
      chats: await exportedChats(entered),
      apiKeys: await listKeysOfMember({ ...entered, now }, user.id),
    })
  }
  return {
    exportedAt: now.toISOString(),
    profile: serializeUser(self),
    notifications: { reminders: self.wantsReminders },
    language: self.language,
    sessions: opened.map((session) => ({
      id: session.id,
      userId: session.userId,
      createdAt: session.createdAt.toISOString(),
      lastAccessedAt: session.lastAccessedAt.toISOString(),
      expiresAt: endWithin(session.expiresAt, sessionMs, now).toISOString(),
      active: session.isActive && session.expiresAt > now,
      deviceInfo: session.deviceInfo,
      ipAddress: session.ipAddress,
    })),
    memberships: joined.map(({ membership, companyName }) => ({
      orgId: membership.orgId,
      userId: membership.userId,
      role: membership.role,
      permissions: [...effectivePermissions(membership)],
      joinedAt: dayOfJoining(membership).toISOString(),
      status: membership.status,
      organizationName: companyName,
    })),
    organizations: held,
  }
}

type Membership = typeof memberships.$inferSelect

const memberContext = ({ tx, user }: Reading, member: Membership, name: string) => ({
  tx,
  user,
  org: { id: member.orgId, name },
  member,
})
type Entered = ReturnType<typeof memberContext>

type Stored = Omit<MyData['organizations'][number], 'orgId' | 'organizationName' | 'chats' | 'apiKeys'>

/** The kept data of a removed person, with the reports that they were allowed to see. */
const visibleRemovedRecord = async (
  { reports: kept, reportSteps, ...stored }: NonNullable<Awaited<ReturnType<typeof readRemovedData>>>,
  context: Entered,
): Promise<Stored> => {
  const { member } = context
  const seesDrafts = seesEveryReport(member)
  const mayRead = can(member, 'report:view')
  const seen = mayRead ? kept.filter(({ state }) => seesDrafts || isPublished(state)) : []
  const seenIds = new Set(seen.map(({ id }) => id))
  const { id: employeeId } = stored.employee
  return {
    ...stored,
    reports: seen.slice(0, reportsEach),
    reportSteps: reportSteps
      .filter(
        (step) =>
          step.isYours ||
          (seesDrafts
            ? seenIds.has(step.reportId)
            : mayRead && isOwnStepVisible(step, { isFound: seenIds.has(step.reportId) })),
      )
      .map((step) => {
        const { reportId: _, isAfterRelease: __, isTold: ___, ...told } = step
        return seesDrafts ? told : { ...told, text: visibleStepText(step, step) }
      }),
    // The address in the list may be somebody else's by now.
    ...(await readUnlistedRecords(context, { employeeId, address: context.user.email })),
  }
}

/** What an organization stores about the caller, in a transaction that has entered it. */
const storedIn = async (context: Entered): Promise<Stored> => {
  const { tx, user, member } = context
  const { orgId } = member
  const [found] = await tx
    .select({ employee: employees, submission: submissions })
    .from(employees)
    .leftJoin(submissions, submissionOfEmployee)
    .where(and(eq(employees.orgId, orgId), isEmployeeOf(user)))
    .orderBy(joinedFirst)
    .limit(1)
  if (!found) {
    const kept = await readRemovedData(tx, { orgId, user })
    if (kept) return visibleRemovedRecord(kept, context)
    return {
      employee: null,
      submission: null,
      earlierSubmissions: [],
      reports: [],
      reportSteps: [],
      invitations: [],
      actions: [],
      mails: await readMailsTo(context, user.email),
    }
  }
  const { employee, submission } = found
  const earlier = await tx
    .select()
    .from(submissionVersions)
    .where(and(eq(submissionVersions.orgId, orgId), eq(submissionVersions.employeeId, employee.id)))
    .orderBy(desc(submissionVersions.revision))
    .limit(reportsEach)
  const ownReports = can(member, 'report:view')
    ? await tx
        .select()
        .from(reports)
        .where(
          and(
            eq(reports.orgId, orgId),
            eq(reports.employeeId, employee.id),
            isNull(reports.removedAt),
            seesEveryReport(member) ? undefined : inArray(reports.state, [...publishedStates]),
          ),
        )
        .orderBy(desc(reports.version))
        .limit(reportsEach)
    : []
  const editedIn = await readEditedTexts(ownReports, context)
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
    submission:
      submission && isOpenToAddress(user.email, submission)
        ? {
            status: submission.status,
            startedAt: submission.startedAt.toISOString(),
            submittedAt: submission.submittedAt?.toISOString() ?? null,
            rawAnswers: submission.rawAnswers,
            language: submission.language,
          }
        : null,
    earlierSubmissions: earlier.map(({ submittedAt, reopenedAt, reason, rawAnswers, language }) => ({
      submittedAt: submittedAt.toISOString(),
      reopenedAt: reopenedAt.toISOString(),
      reason,
      rawAnswers,
      language,
    })),
    reports: ownReports.map((report) => serializeEmployeeReport(report, editedIn(report))),
    ...(await ownRecords(context, { employeeId: employee.id, address: employee.email })),
  }
}
