import { and, eq, inArray, isNull } from 'drizzle-orm'
import { publishedStates } from '../../../contract/calls/reports/release-report.ts'
import { unknownProfile } from '../../../contract/shapes/employee-shapes.ts'
import type { Tx } from '../../core/database/database.ts'
import { memberLink } from '../../core/http/app-url.ts'
import { canRequestInvitation, findInviter } from '../../features/employees/invitations/find-inviter.ts'
import { employees } from '../../schema/employees.ts'
import { organizations } from '../../schema/organizations.ts'
import { reports } from '../../schema/reports.ts'
import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'

type Facts = {
  /** Who asks, as the list of people has them, and the confirmed address that they signed in with. */
  name: string
  email: string
  organizationName: string
  hasReport: boolean
  /** The name of the recipient. */
  reader: string
  /** Where they are invited. */
  link: string
}

/**
 * To the member who can invite: somebody asks for an invitation. A reply goes to the person who asked. Not sent where they
 * were invited or let in since or are in the list no more, or where somebody else can invite them by now.
 */
export const invitationRequestEmail = defineOrganizationEmail<Facts>({
  kind: 'invitation-asked',
  isForStaff: true,
  headers: ({ email }) => ({ replyTo: email }),

  read: async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
    const [found] = await tx
      .select({ person: employees, organizationName: organizations.companyName })
      .from(employees)
      .innerJoin(organizations, eq(organizations.id, employees.orgId))
      .where(and(eq(employees.orgId, orgId), eq(employees.id, subjectId)))
    if (!found || !(await canRequestInvitation(tx, orgId, found.person, now))) return null
    const inviter = await findInviter(tx, orgId, subjectId)
    if (inviter.address !== toAddress) return null
    const { person, organizationName } = found
    const place = `/submissions?person=${encodeURIComponent(person.id)}`
    return {
      name: person.name === unknownProfile.name ? person.email : person.name,
      email: person.email,
      organizationName,
      // An inviter who may not look it up must not learn of a report by this mail either.
      hasReport: inviter.readsReports && (await isReportOut(tx, orgId, subjectId)),
      reader: inviter.name,
      link: memberLink(host.environment.publicUrl, orgId, place),
    }
  },

  compose: ({ language }, { name, email, organizationName, hasReport, reader, link }) => ({
    language,
    subject: `${name} asks for an invitation to ${organizationName}`.replaceAll(/\s+/g, ' '),
    preview: 'They are in the list of people, and have no invitation that is good now.',
    heading: [{ name }, ' asks for an invitation'],
    blocks: [
      paragraph(['Hello ', { name: reader }, ',']),
      paragraph([
        { name },
        ' is in the list of people of ',
        { name: organizationName },
        ' and has no invitation that is good now. They signed in as ',
        { name: email },
        ', and were told that something waits for them',
        hasReport ? ': a report about them is released.' : '.',
      ]),
      { kind: 'action', label: ['See ', { name }, ' in the list of people'], href: link },
      {
        kind: 'aside',
        text: 'Send them an invitation there. Where you do not want to, nothing happens: asking lets nobody in. They can ask once a day.',
      },
    ],
    footnote: [
      'You get this mail because you can invite people to ',
      { name: organizationName },
      '. Mails like this one cannot be turned off.',
    ],
  }),
})

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
