import { and, eq } from 'drizzle-orm'
import { withoutLinks } from '../../core/email-layout/unlink-names.ts'
import { users } from '../../schema/accounts.ts'
import { memberships, organizations } from '../../schema/organizations.ts'
import { supportMessages } from '../../schema/support.ts'
import { defineOrganizationEmail } from '../define-email.ts'

type Facts = {
  /** Who wrote, and the confirmed address of their account. */
  name: string
  email: string
  role: string
  organizationName: string
  subject: string
  message: string
  /** Where in the product they were; empty where that is not known. */
  page: string
  /** Whether it goes to the server's support, and not to the owner. */
  isSupport: boolean
  serverName: string
}

/**
 * To the server's support or the owner: somebody asks for help from the help centre, and gets the reply. Not sent where
 * nobody is left to answer: they have deleted their account since, are no member any more, or the organization is gone.
 */
export const supportEmail = defineOrganizationEmail<Facts>({
  kind: 'support',
  isForStaff: true,
  headers: ({ email }) => ({ replyTo: email }),

  read: async ({ orgId, subjectId, toAddress }, { tx, host }) => {
    const [found] = await tx
      .select({
        subject: supportMessages.subject,
        message: supportMessages.message,
        page: supportMessages.page,
        name: users.displayName,
        email: users.email,
        role: memberships.role,
        organizationName: organizations.companyName,
      })
      .from(supportMessages)
      .innerJoin(organizations, eq(organizations.id, supportMessages.orgId))
      .innerJoin(users, and(eq(users.id, supportMessages.userId), eq(users.isEmailVerified, true)))
      .innerJoin(
        memberships,
        and(
          eq(memberships.orgId, supportMessages.orgId),
          eq(memberships.userId, supportMessages.userId),
          eq(memberships.status, 'active'),
        ),
      )
      .where(and(eq(supportMessages.orgId, orgId), eq(supportMessages.id, subjectId)))
    if (!found) return null
    const { publicUrl, supportEmail: supportAddress } = host.environment
    return { ...found, isSupport: supportAddress === toAddress, serverName: new URL(publicUrl).host }
  },

  compose: ({ language }, facts) => {
    const { email, role, page, isSupport, serverName } = facts
    const name = withoutLinks(facts.name)
    const organizationName = withoutLinks(facts.organizationName)
    const subject = withoutLinks(facts.subject)
    return {
      language,
      subject: `${name} asks: ${subject}`.replaceAll(/\s+/g, ' '),
      preview: `A message from the help centre of ${serverName}.`,
      heading: [{ name }, ' asks for help'],
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'About', value: subject },
            { label: 'From', value: `${name}, ${email}` },
            { label: 'Organization', value: `${organizationName} (${role})` },
            ...(page === '' ? [] : [{ label: 'Written at', value: page }]),
          ],
        },
        { kind: 'said', text: withoutLinks(facts.message) },
        { kind: 'aside', text: ['Answer this mail to write to ', { name: email }, '.'] },
      ],
      footnote: isSupport
        ? `You get this mail because ${serverName} names your address for support (SUPPORT_EMAIL).`
        : [
            'You get this mail because you own ',
            { name: organizationName },
            ` on ${serverName}, and no other address is named for support there.`,
          ],
    }
  },
})
