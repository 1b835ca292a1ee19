import { and, eq } from 'drizzle-orm'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { auditEntries } from '../../core/database/tables.ts'
import { users } from '../../schema/accounts.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { deletionMail, type DeletionReader } from './organization-deleted-email.ts'
import { deletedOrganizations } from '../../schema/organizations.ts'

/**
 * Writes mails of the kind 'organization-deleted', each about the entry of the audit log that outlives the organization.
 * Null where the address is no account's any more.
 */
export const writeDeletionMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({
      at: auditEntries.at,
      byUserId: users.id,
      by: users.displayName,
      organization: deletedOrganizations,
    })
    .from(auditEntries)
    .innerJoin(deletedOrganizations, eq(deletedOrganizations.orgId, auditEntries.orgId))
    .innerJoin(users, eq(users.id, auditEntries.actorUserId))
    .where(and(eq(auditEntries.orgId, orgId), eq(auditEntries.id, subjectId)))
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, toAddress))
  if (!found || !user) return null
  const { at, byUserId, by, organization } = found
  const { publicUrl, billing } = host.environment
  const words = await mailWordsFor(tx, { orgId, toAddress }, now)
  return renderMail(
    deletionMail(words, {
      reader: readerOf(user.id, byUserId, organization.ownerId),
      by,
      organizationName: organization.companyName,
      at: words.moment(at),
      links: { product: `${publicUrl}/#/`, sessions: `${publicUrl}/#/account?section=sessions` },
      hasBilling: billing !== undefined,
      serverName: new URL(publicUrl).host,
    }),
  )
}

const readerOf = (userId: string, byUserId: string, ownerId: string): DeletionReader => {
  if (userId === byUserId) return 'deleter'
  return userId === ownerId ? 'owner' : 'member'
}
