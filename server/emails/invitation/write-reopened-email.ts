import { and, desc, eq } from 'drizzle-orm'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { users } from '../../schema/accounts.ts'
import { organizations } from '../../schema/organizations.ts'
import { codeAndLink, invitationState } from '../../features/employees/invitations/invitation.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import type { ReopeningMail } from '../../core/mail/asking-mails.ts'
import { memberAddress } from '../../features/employees/invitations/reinvite.ts'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import {
  findOptedOut,
  reminderChoiceLink,
  unsubscribeLink,
} from '../../features/employees/reminders/reminder-preferences.ts'
import { employees, invitations } from '../../schema/employees.ts'
import { submissionOfEmployee } from '../../features/employees/roster/submission-joins.ts'
import { newCycleMail, reopenedMail } from './reopened-email.ts'
import { submissions, submissionVersions } from '../../schema/submissions.ts'
import { signInLink } from '../../core/http/app-url.ts'

type Order = Parameters<MailWriter>[0]
type WriterContext = Parameters<MailWriter>[1]

const contentOf = { reopened: reopenedMail, 'asked-again': newCycleMail }

/** The facts of a reopening; null where the answers were submitted again, or their author wants no such mail. */
const whatToTell = async ({ orgId, subjectId, toAddress }: Order, { tx, host, now }: WriterContext) => {
  if (orgId === null || (await findOptedOut(tx, orgId, [toAddress])).size > 0) return null
  const [row] = await tx
    .select({
      invitation: invitations,
      name: employees.name,
      userId: employees.userId,
      organizationName: organizations.companyName,
      version: submissionVersions,
      by: users.displayName,
    })
    .from(invitations)
    .innerJoin(
      employees,
      and(eq(employees.orgId, invitations.orgId), eq(employees.id, invitations.employeeId)),
    )
    .innerJoin(organizations, eq(organizations.id, invitations.orgId))
    .innerJoin(submissions, and(submissionOfEmployee, eq(submissions.status, 'in_progress')))
    .innerJoin(
      submissionVersions,
      and(
        eq(submissionVersions.orgId, invitations.orgId),
        eq(submissionVersions.employeeId, invitations.employeeId),
      ),
    )
    .leftJoin(users, eq(users.id, submissionVersions.reopenedBy))
    .where(and(eq(invitations.orgId, orgId), eq(invitations.id, subjectId)))
    .orderBy(desc(submissionVersions.revision))
    .limit(1)
  if (!row) return null
  const { invitation, name, userId, organizationName, version, by } = row
  const who = by ?? organizationName
  const to = { orgId, email: toAddress }
  const words = await mailWordsFor(tx, { orgId, toAddress }, now)
  return {
    words,
    orgId,
    invitation,
    userId,
    facts: {
      name: name === unknownProfile.name ? null : name,
      inviterName: who,
      organizationName,
      choiceLink: reminderChoiceLink(host, to),
    },
    reopened: { by: who, reason: version.reason, submitted: words.day(version.submittedAt) },
    unsubscribeUrl: unsubscribeLink(host, to),
  }
}

/**
 * Writes mails of the kinds 'reopened' and 'asked-again', each about an invitation; null where there is nothing left to
 * say: the answers were submitted again, the invitation opens nothing any more, or its person wants no such mail.
 */
export const writeReopenedMail =
  (mail: ReopeningMail): MailWriter =>
  async (order, context) => {
    const told = await whatToTell(order, context)
    if (!told) return null
    const { words, invitation, facts, reopened, unsubscribeUrl } = told
    const { host, now } = context
    if (invitationState(invitation, now) === 'revoked' || invitation.expiresAt <= now) return null
    const { inviteLink } = codeAndLink(host, invitation.id)
    const content = contentOf[mail](
      words,
      { ...facts, inviteLink, until: words.day(invitation.expiresAt) },
      reopened,
    )
    return { ...(await renderMail(content)), unsubscribeUrl }
  }

/**
 * Writes the same to a member at their account's own address, where that of their record is another one. Its link opens
 * nothing without signing in. Null where that is not their address any more.
 */
export const writeReopenedAccountMail =
  (mail: ReopeningMail): MailWriter =>
  async (order, context) => {
    const told = await whatToTell(order, context)
    if (!told || told.userId === null) return null
    const { words, orgId, userId, facts, reopened, unsubscribeUrl } = told
    if ((await memberAddress(context.tx, { orgId, userId })) !== order.toAddress) return null
    const inviteLink = signInLink(context.host.environment.publicUrl, orgId, '/employee-form')
    const content = contentOf[mail](words, { ...facts, inviteLink, until: null }, reopened)
    return { ...(await renderMail(content)), unsubscribeUrl }
  }
