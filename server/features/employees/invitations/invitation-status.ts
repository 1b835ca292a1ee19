import { and, desc, eq } from 'drizzle-orm'
import { isOpenToMembers } from '../../../../contract/shapes/reports/is-open-report.ts'
import type { InvitationStatus } from '../../../../contract/calls/employees/employees.ts'
import { notFound, orFail } from '../../../core/http/failures.ts'
import type { Context } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { users } from '../../../schema/accounts.ts'
import { isActiveMember } from '../../organizations/members/memberships.ts'
import { organizations } from '../../../schema/organizations.ts'
import { submissionOfEmployee } from '../roster/submission-joins.ts'
import { submissions } from '../../../schema/submissions.ts'
import { removedByCode, type RemovedPerson } from '../roster/removed-employees.ts'
import { readRules } from '../../organizations/retention-rules.ts'
import { enterByCode } from './accept-invitation.ts'
import { invitationState } from './invitation.ts'
import { endOf } from './invitation-expiry.ts'
import { employees } from '../../../schema/employees.ts'

/**
 * What an invite code leads to, shown to anybody who has the code; the person's current name only while it is valid.
 * @throws Failure NOT_FOUND 'Invitation not found: {code}'
 */
export const invitationStatus = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  plainCode: string,
): Promise<InvitationStatus> => {
  const removed = await removedByCode(tx, plainCode)
  if (removed) return statusOfRemoved(tx, plainCode, removed)
  const { orgId, invitation } = await enterByCode(tx, plainCode)
  const [row] = await tx
    .select({
      employee: employees,
      organizationName: organizations.companyName,
      settings: organizations.settings,
      submission: submissions.status,
      submittedAt: submissions.submittedAt,
      inviterName: users.displayName,
    })
    .from(employees)
    .innerJoin(organizations, eq(organizations.id, employees.orgId))
    .leftJoin(submissions, submissionOfEmployee)
    .leftJoin(users, eq(users.id, invitation.invitedBy))
    .where(and(eq(employees.orgId, orgId), eq(employees.id, invitation.employeeId)))
  const { employee, organizationName, settings, submission, submittedAt, inviterName } = orFail(
    row,
    notFound('Invitation', plainCode),
  )
  // The code shows only the address that it was sent to, never a later one.
  const [sent] = await tx
    .select({ toAddress: mails.toAddress })
    .from(mails)
    .where(and(eq(mails.orgId, orgId), eq(mails.subjectId, invitation.id)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1)
  // A removed member's code opens nothing until a new invitation replaces it.
  const hasLeft = invitation.acceptedBy !== null && !(await isActiveMember(tx, orgId, invitation.acceptedBy))
  const state = hasLeft ? 'revoked' : invitationState(invitation, now)
  const isOpen = state === 'pending' || state === 'accepted'
  return {
    code: plainCode,
    state,
    email: sent?.toAddress ?? (state === 'revoked' ? '' : employee.email),
    name: isOpen ? employee.name : '',
    organizationName,
    ...(state !== 'revoked' &&
      inviterName !== null &&
      (await isActiveMember(tx, orgId, invitation.invitedBy)) && { inviterName }),
    ...(isOpen && {
      reportVisibility:
        submission !== 'completed' || isOpenToMembers(settings, submittedAt?.toISOString() ?? null)
          ? settings.reportVisibility
          : 'own',
      keptYears: await readRetentionYears(tx, orgId),
    }),
    membershipRole: isOpen ? invitation.membershipRole : 'employee',
    expiresAt: endOf(invitation.expiresAt, now).toISOString(),
    language: invitation.language,
    questionnaire:
      state === 'revoked'
        ? null
        : {
            employeeId: employee.id,
            state: submission ?? 'not_started',
            role: isOpen ? employee.role : '',
            department: isOpen ? employee.department : '',
          },
  }
}

/** The retention rules that concern an invitee. */
const readRetentionYears = async (
  tx: Context['tx'],
  orgId: string,
): Promise<InvitationStatus['keptYears']> => {
  const years = new Map((await readRules(tx, orgId)).map((rule) => [rule.kind, rule.years]))
  return { formerPeople: years.get('formerPeople') ?? null, drafts: years.get('drafts') ?? null }
}

/** The status of a code whose person was removed: the same as revoked. */
const statusOfRemoved = async (
  tx: Context['tx'],
  code: string,
  { orgId, removedAt }: RemovedPerson,
): Promise<InvitationStatus> => {
  const [org] = await tx
    .select({ name: organizations.companyName })
    .from(organizations)
    .where(eq(organizations.id, orgId))
  return {
    code,
    state: 'revoked',
    email: '',
    name: '',
    organizationName: orFail(org, notFound('Invitation', code)).name,
    membershipRole: 'employee',
    expiresAt: removedAt.toISOString(),
    language: null,
    questionnaire: null,
  }
}
