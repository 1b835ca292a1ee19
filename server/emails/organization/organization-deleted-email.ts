import { eq } from 'drizzle-orm'
import type { MailText } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import { users } from '../../schema/accounts.ts'
import { deletedOrganizations } from '../../schema/organizations.ts'
import { paragraph } from '../blocks.ts'
import { DeletionMailDetails } from '../../features/organizations/ownership/notify-deletion.ts'
import { defineDetailedEmail } from '../define-email.ts'

/** The user who deleted it, the owner where that was somebody else, or any other member. */
type Reader = 'deleter' | 'owner' | 'member'

type Facts = {
  reader: Reader
  /** Who deleted it. */
  by: string
  organizationName: string
  at: Date
  /** Where the product is, and where the sessions of an account are listed. */
  links: { product: string; sessions: string }
  /** Whether the server has billing. */
  hasBilling: boolean
  serverName: string
}

/**
 * To every member: the organization is deleted, by which user, when, what is gone and what stays. Not sent where the
 * address is no account's any more.
 */
export const organizationDeletedEmail = defineDetailedEmail<Facts, DeletionMailDetails>({
  kind: 'organization-deleted',
  details: DeletionMailDetails,

  read: async ({ orgId, toAddress, queuedAt, details }, { tx, host }) => {
    const [found] = await tx
      .select({ by: users.displayName, organization: deletedOrganizations })
      .from(deletedOrganizations)
      .innerJoin(users, eq(users.id, details.byUserId))
      .where(eq(deletedOrganizations.orgId, orgId))
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, toAddress))
    if (!found || !user) return null
    const { by, organization } = found
    const { publicUrl, billing } = host.environment
    return {
      reader: readerOf(user.id, details.byUserId, organization.ownerId),
      by,
      organizationName: organization.companyName,
      at: queuedAt,
      links: { product: `${publicUrl}/#/`, sessions: `${publicUrl}/#/account?section=sessions` },
      hasBilling: billing !== undefined,
      serverName: new URL(publicUrl).host,
    }
  },

  compose: (words, facts) => {
    const { language, say, line, apart } = words
    const { reader, by, organizationName: organization, links, hasBilling, serverName } = facts
    const moment = words.moment(facts.at)
    return {
      language,
      subject: line('organizationDeleted.title', { organization }),
      preview: line('frame.doneOn', { moment }),
      heading: say('organizationDeleted.title', { organization }),
      blocks: [
        paragraph(
          reader === 'deleter'
            ? say('organizationDeleted.byYou', { organization, moment })
            : say('organizationDeleted.by', { by, organization, moment }),
        ),
        paragraph(contactAdvice(words, reader, by)),
        paragraph(say('organizationDeleted.gone')),
        ...(hasBilling && reader !== 'member' ? [paragraph(say('organizationDeleted.subscription'))] : []),
        paragraph(say('organizationDeleted.stays')),
        reader === 'deleter'
          ? { kind: 'action', label: say('organizationDeleted.sessions'), href: links.sessions }
          : { kind: 'action', label: say('frame.openMuster'), href: links.product },
      ],
      footnote: say('organizationDeleted.why', { organization, server: apart(serverName) }),
    }
  },
})

const readerOf = (userId: string, byUserId: string, ownerId: string): Reader => {
  if (userId === byUserId) return 'deleter'
  return userId === ownerId ? 'owner' : 'member'
}

const contactAdvice = ({ say }: MailWords, reader: Reader, by: string): MailText => {
  if (reader === 'deleter') return say('organizationDeleted.notYou')
  return say(reader === 'owner' ? 'organizationDeleted.askOwner' : 'organizationDeleted.ask', { by })
}
