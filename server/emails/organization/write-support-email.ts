import { and, eq } from 'drizzle-orm'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { users } from '../../schema/accounts.ts'
import { memberships, organizations } from '../../schema/organizations.ts'
import { supportMail } from './support-email.ts'
import { supportMessages } from '../../schema/support.ts'

/**
 * Writes mails of the kind 'support'. Null where who wrote has deleted their account since, is no member any more, or the
 * organization is gone: there is nobody left to answer.
 */
export const writeSupportMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host }) => {
  if (orgId === null) return null
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
  const { publicUrl, supportEmail } = host.environment
  const written = await renderMail(
    supportMail({
      ...found,
      isSupport: supportEmail === toAddress,
      serverName: new URL(publicUrl).host,
    }),
  )
  return { ...written, replyTo: found.email }
}
