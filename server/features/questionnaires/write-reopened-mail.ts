import { and, desc, eq } from 'drizzle-orm'
import { questions } from '../../../insights/questionnaire.ts'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { users } from '../accounts/tables.ts'
import { organizations } from '../organizations/tables.ts'
import { codeAndLink, stateOf } from '../people/invitation.ts'
import { unknownProfile } from '../people/profile.ts'
import { optedOut, reminderChoiceLink, unsubscribeLink } from '../people/reminder-choice.ts'
import { employees, invitations } from '../people/tables.ts'
import { reopenedMail } from './reopened-mail.ts'
import { submissions, submissionVersions } from './tables.ts'

const day = (at: Date) => at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Writes mails of the kind 'reopened', each about an invitation; null where there is nothing left to tell: the answers
 * were submitted anew, the invitation opens nothing any more, or its person wants no such mail.
 */
export const writeReopenedMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
  if (orgId === null || (await optedOut(tx, orgId, [toAddress])).size > 0) return null
  const [row] = await tx
    .select({
      invitation: invitations,
      name: employees.name,
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
    .innerJoin(
      submissions,
      and(
        eq(submissions.orgId, invitations.orgId),
        eq(submissions.employeeId, invitations.employeeId),
        eq(submissions.status, 'in_progress'),
      ),
    )
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
  const { invitation, name, organizationName, version, by } = row
  if (stateOf(invitation, now) === 'revoked' || invitation.expiresAt <= now) return null
  const { code, inviteLink } = codeAndLink(host, invitation.id)
  const who = by ?? organizationName
  const to = { orgId, email: toAddress }
  const written = await writeMail(
    reopenedMail(
      {
        name: name === unknownProfile.name ? null : name,
        inviterName: who,
        organizationName,
        inviteLink,
        joinLink: `${host.environment.publicUrl}/#/login/${code}`,
        until: day(invitation.expiresAt),
        questions: questions.filter(({ asked }) => asked).length,
        choiceLink: reminderChoiceLink(host, to),
      },
      { by: who, reason: version.reason, submitted: day(version.submittedAt) },
    ),
  )
  return { ...written, unsubscribeUrl: unsubscribeLink(host, to) }
}
