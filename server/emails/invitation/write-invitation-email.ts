import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { questions } from '../../../insights/questionnaire/questionnaire.ts'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { mails } from '../../core/database/tables.ts'
import { users } from '../../schema/accounts.ts'
import { organizations } from '../../schema/organizations.ts'
import { submissionOfEmployee } from '../../features/employees/roster/submission-joins.ts'
import { submissions } from '../../schema/submissions.ts'
import { invitationMail, type InvitationMailFacts, joinMail } from './invitation-email.ts'
import { codeAndLink, invitationState } from '../../features/employees/invitations/invitation.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import {
  findOptedOut,
  reminderChoiceLink,
  unsubscribeLink,
} from '../../features/employees/reminders/reminder-preferences.ts'
import { reminderMail } from './reminder-email.ts'
import { employees, invitations } from '../../schema/employees.ts'

type Order = Parameters<MailWriter>[0]
type WriterContext = Parameters<MailWriter>[1]

/**
 * What a mail to an invited person can tell now; null where it is not to be sent any more: the invitation was
 * revoked, replaced or has expired, its person has both joined and answered, or they want no such mail.
 */
const whatToTell = async (order: Order, { tx, host, now }: WriterContext) => {
  const { orgId, subjectId, toAddress } = order
  if (orgId === null || (await findOptedOut(tx, orgId, [toAddress])).size > 0) return null
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
  const words = await mailWordsFor(tx, { orgId, toAddress }, now)
  const facts = {
    name: name === unknownProfile.name ? null : name,
    inviterName: row.inviterName ?? organizationName,
    organizationName,
    inviteLink,
    joinLink: `${host.environment.publicUrl}/#/login/${code}`,
    joinsAs: state === 'accepted' ? null : invitation.membershipRole,
    until: words.day(invitation.expiresAt),
    before: await mailBefore(order, { tx, host }, hasAnswered ? row.submittedAt : null),
    isOpenToColleagues: row.settings.reportVisibility === 'organization',
    questions: questions.filter(({ asked }) => asked).length,
    choiceLink: reminderChoiceLink(host, { orgId, email: toAddress }),
  }
  const unsubscribeUrl = unsubscribeLink(host, { orgId, email: toAddress })
  return { words, facts, hasAnswered, hasStarted: submission !== null, unsubscribeUrl }
}

/**
 * The state of the last mail with a link to this address since `since`: people who have answered are asked something
 * else than before that. It is known for as long as mails are kept. A mail that was only kept as a file reached nobody
 * where mail leaves by SMTP; where none does, the files are what people read.
 */
const mailBefore = async (
  { orgId, subjectId, toAddress, queuedAt }: Order,
  { tx, host }: Pick<WriterContext, 'tx' | 'host'>,
  since: Date | null,
): Promise<InvitationMailFacts['before']> => {
  const [last] = await tx
    .select({ about: mails.subjectId })
    .from(mails)
    .where(
      and(
        eq(mails.orgId, orgId ?? ''),
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

/** Writes mails of the kind 'invitation'. */
export const writeInvitationMail: MailWriter = async (order, context) => {
  const told = await whatToTell(order, context)
  if (!told) return null
  const { words, facts, hasAnswered, hasStarted, unsubscribeUrl } = told
  const content = hasAnswered ? joinMail(words, facts) : invitationMail(words, facts, { hasStarted })
  return { ...(await renderMail(content)), unsubscribeUrl }
}

/** Writes mails of the kind 'reminder': only to who has not answered. */
export const writeReminderMail: MailWriter = async (order, context) => {
  const told = await whatToTell(order, context)
  const { toAddress } = order
  if (!told || told.hasAnswered) return null
  const [account] = await context.tx
    .select({ wantsReminders: users.wantsReminders })
    .from(users)
    .where(eq(users.email, toAddress))
  if (account?.wantsReminders === false) return null
  const { words, facts, hasStarted, unsubscribeUrl } = told
  return { ...(await renderMail(reminderMail(words, facts, { hasStarted }))), unsubscribeUrl }
}
