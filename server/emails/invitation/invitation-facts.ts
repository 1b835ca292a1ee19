import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import { mails } from '../../core/database/tables.ts'
import { codeAndLink, invitationState } from '../../features/employees/invitations/invitation.ts'
import {
  findOptedOut,
  reminderChoiceLink,
  unsubscribeLink,
} from '../../features/employees/reminders/reminder-preferences.ts'
import { submissionOfEmployee } from '../../features/employees/roster/submission-joins.ts'
import { users } from '../../schema/accounts.ts'
import { employees, invitations } from '../../schema/employees.ts'
import { organizations } from '../../schema/organizations.ts'
import { submissions } from '../../schema/submissions.ts'
import type { EmailContext, OrganizationEmailOrder } from '../define-email.ts'

/** What the mails to an invited person say. */
export type InvitationFacts = {
  /** Null where it is not known yet. */
  name: string | null
  inviterName: string
  organizationName: string
  /** Where the questionnaire is answered ... */
  inviteLink: string
  /** ... and where they can join with an account, ... */
  joinLink: string
  /** ... as what; null where they have joined. */
  joinsAs: 'employee' | 'admin' | null
  /** The last day of the link. */
  until: Date
  /** Whether every member may read the report that is made from what is answered now, once it is released. */
  isOpenToColleagues: boolean
  /**
   * What became of the mail before this one: none is known; its link is the same; or its link is worth nothing now. A mail
   * that asked for something else does not count.
   */
  before: 'none' | 'same-link' | 'replaced'
  hasStarted: boolean
  hasAnswered: boolean
  /** Where the person can say that they want no more such mail, on a page and from their mail program. */
  choiceLink: string
  unsubscribeUrl: string
}

/**
 * The facts of an invitation; null where its mail is not to be sent any more: it was revoked, replaced or has expired, its
 * person has both joined and answered, or they want no such mail.
 */
export const readInvitation = async (
  order: OrganizationEmailOrder,
  { tx, host, now }: EmailContext,
): Promise<InvitationFacts | null> => {
  const { orgId, subjectId, toAddress } = order
  if ((await findOptedOut(tx, orgId, [toAddress])).size > 0) return null
  const [row] = await tx
    .select({
      invitation: invitations,
      name: employees.name,
      organizationName: organizations.companyName,
      settings: organizations.settings,
      inviterName: users.displayName,
      submission: submissions.status,
      submittedAt: submissions.submittedAt,
    })
    .from(invitations)
    .innerJoin(
      employees,
      and(eq(employees.orgId, invitations.orgId), eq(employees.id, invitations.employeeId)),
    )
    .innerJoin(organizations, eq(organizations.id, invitations.orgId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(submissions, submissionOfEmployee)
    .where(and(eq(invitations.orgId, orgId), eq(invitations.id, subjectId)))
  if (!row) return null
  const { invitation, name, organizationName, submission } = row
  const state = invitationState(invitation, now)
  const hasAnswered = submission === 'completed'
  if (state === 'revoked' || invitation.expiresAt <= now || (state === 'accepted' && hasAnswered)) return null
  const { code, inviteLink } = codeAndLink(host, invitation.id)
  const reader = { orgId, email: toAddress }
  return {
    name: name === unknownProfile.name ? null : name,
    inviterName: row.inviterName ?? organizationName,
    organizationName,
    inviteLink,
    joinLink: `${host.environment.publicUrl}/#/login/${code}`,
    joinsAs: state === 'accepted' ? null : invitation.membershipRole,
    until: invitation.expiresAt,
    before: await mailBefore(order, { tx, host }, hasAnswered ? row.submittedAt : null),
    isOpenToColleagues: row.settings.reportVisibility === 'organization',
    hasStarted: submission !== null,
    hasAnswered,
    choiceLink: reminderChoiceLink(host, reader),
    unsubscribeUrl: unsubscribeLink(host, reader),
  }
}

/**
 * The state of the last mail with a link to this address since `since`: people who have answered are asked something
 * else than before that. It is known for as long as mails are kept. A mail that was only kept as a file reached nobody
 * where mail leaves by SMTP; where none does, the files are what people read.
 */
const mailBefore = async (
  { orgId, subjectId, toAddress, queuedAt }: OrganizationEmailOrder,
  { tx, host }: Pick<EmailContext, 'tx' | 'host'>,
  since: Date | null,
): Promise<InvitationFacts['before']> => {
  const [last] = await tx
    .select({ about: mails.subjectId })
    .from(mails)
    .where(
      and(
        eq(mails.orgId, orgId),
        inArray(mails.kind, ['invitation', 'reminder']),
        eq(mails.toAddress, toAddress),
        host.mail.delivery === 'smtp' ? inArray(mails.state, ['sent', 'queued']) : ne(mails.state, 'failed'),
        lt(mails.createdAt, queuedAt),
        since === null ? undefined : gt(mails.createdAt, since),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1)
  if (!last) return 'none'
  return last.about === subjectId ? 'same-link' : 'replaced'
}
