import { and, eq } from 'drizzle-orm'
import { questions } from '../../../insights/questionnaire.ts'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { users } from '../accounts/tables.ts'
import { organizations } from '../organizations/tables.ts'
import { submissions } from '../questionnaires/tables.ts'
import { invitationMail, joinMail } from './invitation-mail.ts'
import { codeAndLink, stateOf } from './invitation.ts'
import { unknownProfile } from './profile.ts'
import { employees, invitations } from './tables.ts'

const day = (at: Date) => at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Writes mails of the kind 'invitation'. An invitation that was revoked, replaced or has expired is not sent
 * any more, nor one whose person has both joined and answered.
 */
export const writeInvitationMail: MailWriter = async ({ orgId, subjectId }, { tx, host, now }) => {
  if (orgId === null) return null
  const [row] = await tx
    .select({
      invitation: invitations,
      name: employees.name,
      organizationName: organizations.companyName,
      inviterName: users.displayName,
      submission: submissions.status,
    })
    .from(invitations)
    .innerJoin(
      employees,
      and(eq(employees.orgId, invitations.orgId), eq(employees.id, invitations.employeeId)),
    )
    .innerJoin(organizations, eq(organizations.id, invitations.orgId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(
      submissions,
      and(eq(submissions.orgId, employees.orgId), eq(submissions.employeeId, employees.id)),
    )
    .where(and(eq(invitations.orgId, orgId), eq(invitations.id, subjectId)))
  if (!row) return null
  const { invitation, name, organizationName, submission } = row
  const state = stateOf(invitation, now)
  const hasAnswered = submission === 'completed'
  if (state === 'revoked' || invitation.expiresAt <= now || (state === 'accepted' && hasAnswered)) return null
  const { code, inviteLink } = codeAndLink(host, invitation.id)
  const facts = {
    name: name === unknownProfile.name ? null : name,
    inviterName: row.inviterName ?? organizationName,
    organizationName,
    inviteLink,
    joinLink: `${host.environment.publicUrl}/#/login/${code}`,
    until: day(invitation.expiresAt),
    questions: questions.filter(({ asked }) => asked).length,
  }
  return writeMail(hasAnswered ? joinMail(facts) : invitationMail(facts))
}
