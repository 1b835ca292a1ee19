import { and, desc, eq } from 'drizzle-orm'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import type { MailContent, MailText } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import { signInLink } from '../../core/http/app-url.ts'
import { accountMailKind, type ReopeningMail } from '../../core/mail/asking-mails.ts'
import { codeAndLink, invitationState } from '../../features/employees/invitations/invitation.ts'
import { memberAddress } from '../../features/employees/invitations/reinvite.ts'
import {
  findOptedOut,
  reminderChoiceLink,
  unsubscribeLink,
} from '../../features/employees/reminders/reminder-preferences.ts'
import { submissionOfEmployee } from '../../features/employees/roster/submission-joins.ts'
import { users } from '../../schema/accounts.ts'
import { employees, invitations } from '../../schema/employees.ts'
import { organizations } from '../../schema/organizations.ts'
import { submissions, submissionVersions } from '../../schema/submissions.ts'
import { paragraph } from '../blocks.ts'
import {
  defineOrganizationEmail,
  type Email,
  type EmailContext,
  type OrganizationEmailOrder,
} from '../define-email.ts'
import { frameInvitation, type FrameFacts } from './invitation-blocks.ts'

/** What the mails about answers that are open again have in common. */

export type ReopeningFacts = FrameFacts & {
  /** Who opened the answers again. */
  by: string
  /** What they wrote about it; null where they wrote nothing. */
  reason: string | null
  /** The day on which the answers were submitted. */
  submittedAt: Date
  /** Opens the answers: with the invitation, or, where `until` is null, signed in. */
  inviteLink: string
  unsubscribeUrl: string
}

/** What one of them says: what happened, what there is to do, and what the link is called. */
type ReopeningTexts = Pick<MailContent, 'subject' | 'preview' | 'heading'> & {
  what: MailText
  next: MailText
  label: MailText
}

/**
 * The mail with an invitation, and the same to a member at their account's own address, where that of their record is
 * another one. The link of the second opens nothing without signing in.
 */
export const defineReopeningEmails = (
  kind: ReopeningMail,
  textsOf: (words: MailWords, facts: ReopeningFacts) => ReopeningTexts,
): { toRecord: Email<ReopeningFacts>; toAccount: Email<ReopeningFacts> } => {
  const email = {
    headers: ({ unsubscribeUrl }: ReopeningFacts) => ({ unsubscribeUrl }),
    compose: (words: MailWords, facts: ReopeningFacts) =>
      composeReopening(words, facts, textsOf(words, facts)),
  }
  return {
    toRecord: defineOrganizationEmail({ ...email, kind, read: readWithInvitation }),
    toAccount: defineOrganizationEmail({ ...email, kind: accountMailKind(kind), read: readForAccount }),
  }
}

/** Null where the invitation opens nothing any more. */
const readWithInvitation = async (
  order: OrganizationEmailOrder,
  context: EmailContext,
): Promise<ReopeningFacts | null> => {
  const found = await readReopening(order, context)
  if (!found) return null
  const { invitation, facts } = found
  const { host, now } = context
  if (invitationState(invitation, now) === 'revoked' || invitation.expiresAt <= now) return null
  return { ...facts, inviteLink: codeAndLink(host, invitation.id).inviteLink, until: invitation.expiresAt }
}

/** Null where the address is not their account's any more. */
const readForAccount = async (
  order: OrganizationEmailOrder,
  context: EmailContext,
): Promise<ReopeningFacts | null> => {
  const found = await readReopening(order, context)
  if (!found || found.userId === null) return null
  const { userId, facts } = found
  const { orgId, toAddress } = order
  if ((await memberAddress(context.tx, { orgId, userId })) !== toAddress) return null
  const inviteLink = signInLink(context.host.environment.publicUrl, orgId, '/employee-form')
  return { ...facts, inviteLink, until: null }
}

/** Null where the answers were submitted again, or their author wants no such mail. */
const readReopening = async (
  { orgId, subjectId, toAddress }: OrganizationEmailOrder,
  { tx, host }: EmailContext,
) => {
  if ((await findOptedOut(tx, orgId, [toAddress])).size > 0) return null
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
  const { invitation, name, userId, organizationName, version } = row
  const by = row.by ?? organizationName
  const reader = { orgId, email: toAddress }
  return {
    invitation,
    userId,
    facts: {
      name: name === unknownProfile.name ? null : name,
      inviterName: by,
      organizationName,
      choiceLink: reminderChoiceLink(host, reader),
      by,
      reason: version.reason,
      submittedAt: version.submittedAt,
      unsubscribeUrl: unsubscribeLink(host, reader),
    },
  }
}

const composeReopening = (
  words: MailWords,
  facts: ReopeningFacts,
  { what, next, label, ...head }: ReopeningTexts,
): MailContent => {
  const { say, quoted } = words
  const { organizationName: organization, by, reason, inviteLink, until } = facts
  const mail = frameInvitation(words, facts, {
    ...head,
    blocks: [
      paragraph(what),
      ...(reason === null ? [] : [paragraph(say('wayBack.wrote', { by, reason: quoted(reason) }))]),
      paragraph(next),
      { kind: 'action', label, href: inviteLink },
      {
        kind: 'aside',
        text: until === null ? say('wayBack.staysSignIn') : say('wayBack.stays', { organization }),
      },
    ],
  })
  return until === null ? { ...mail, footnote: say('wayBack.why', { organization }) } : mail
}
