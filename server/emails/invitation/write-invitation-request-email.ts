import { and, eq, inArray, isNull } from 'drizzle-orm'
import { publishedStates } from '../../../contract/calls/reports/release-report.ts'
import type { Tx } from '../../core/database/database.ts'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { organizations } from '../../schema/organizations.ts'
import { reports } from '../../schema/reports.ts'
import { invitationRequestMail } from './invitation-request-email.ts'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import { employees } from '../../schema/employees.ts'
import { canRequestInvitation, findInviter } from '../../features/employees/invitations/find-inviter.ts'
import { memberLink } from '../../core/http/app-url.ts'

const isReportOut = async (tx: Tx, orgId: string, employeeId: string): Promise<boolean> => {
  const out = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.orgId, orgId),
        eq(reports.employeeId, employeeId),
        isNull(reports.removedAt),
        inArray(reports.state, [...publishedStates]),
      ),
    )
    .limit(1)
  return out.length > 0
}

/**
 * Writes mails of the kind 'invitation-asked'; null where the person was invited or let in since or is in the list no more,
 * or where it is somebody else by now who can invite them.
 */
export const writeInvitationRequestMail: MailWriter = async (
  { orgId, subjectId, toAddress },
  { tx, host, now },
) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({ person: employees, organizationName: organizations.companyName })
    .from(employees)
    .innerJoin(organizations, eq(organizations.id, employees.orgId))
    .where(and(eq(employees.orgId, orgId), eq(employees.id, subjectId)))
  if (!found || !(await canRequestInvitation(tx, orgId, found.person, now))) return null
  const inviter = await findInviter(tx, orgId, subjectId)
  if (inviter.address !== toAddress) return null
  const { person, organizationName } = found
  const written = await renderMail(
    invitationRequestMail({
      name: person.name === unknownProfile.name ? person.email : person.name,
      email: person.email,
      organizationName,
      // An inviter who may not look it up must not learn of a report by this mail either.
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
