import { and, eq, inArray, isNull } from 'drizzle-orm'
import { outStates } from '../../../contract/release.ts'
import type { Tx } from '../../core/database.ts'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { organizations } from '../organizations/tables.ts'
import { reports } from '../reports/tables.ts'
import { invitationAskedMail } from './invitation-asked-mail.ts'
import { unknownProfile } from './profile.ts'
import { employees } from './tables.ts'
import { canAskAgain, whoInvitesAgain } from './who-invites-again.ts'
import { memberLink } from '../../core/member-link.ts'

const isReportOut = async (tx: Tx, orgId: string, employeeId: string): Promise<boolean> => {
  const out = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.orgId, orgId),
        eq(reports.employeeId, employeeId),
        isNull(reports.removedAt),
        inArray(reports.state, [...outStates]),
      ),
    )
    .limit(1)
  return out.length > 0
}

/**
 * Writes mails of the kind 'invitation-asked'; null where the person was invited or let in since or is in the list no more,
 * or where it is somebody else by now who can invite them.
 */
export const writeInvitationAskedMail: MailWriter = async (
  { orgId, subjectId, toAddress },
  { tx, host, now },
) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({ person: employees, organizationName: organizations.companyName })
    .from(employees)
    .innerJoin(organizations, eq(organizations.id, employees.orgId))
    .where(and(eq(employees.orgId, orgId), eq(employees.id, subjectId)))
  if (!found || !(await canAskAgain(tx, orgId, found.person, now))) return null
  const inviter = await whoInvitesAgain(tx, orgId, subjectId)
  if (inviter.address !== toAddress) return null
  const { person, organizationName } = found
  const written = await writeMail(
    invitationAskedMail({
      name: person.name === unknownProfile.name ? person.email : person.name,
      email: person.email,
      organizationName,
      // Whoever may not look it up learns of no report by this mail either.
      hasReport: inviter.readsReports && (await isReportOut(tx, orgId, subjectId)),
      reader: inviter.name,
      link: memberLink(
        host.environment.publicUrl,
        orgId,
        `/submissions?person=${encodeURIComponent(person.id)}`,
      ),
    }),
  )
  return { ...written, replyTo: person.email }
}
