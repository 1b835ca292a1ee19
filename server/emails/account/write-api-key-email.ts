import { and, eq } from 'drizzle-orm'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { organizations } from '../../schema/organizations.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { keyMail } from './api-key-email.ts'
import { apiKeys } from '../../schema/api-keys.ts'
import { memberLink } from '../../core/http/app-url.ts'

/**
 * Writes mails of the kind 'api-key-made', also where the key has been revoked since: an intruder who made it may have
 * used it by then. Null where its organization is gone, and the key with it.
 */
export const writeKeyMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({ key: apiKeys, organizationName: organizations.companyName })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.orgId))
    .where(and(eq(apiKeys.orgId, orgId), eq(apiKeys.id, subjectId)))
  if (!found) return null
  const { key, organizationName } = found
  const { publicUrl } = host.environment
  const words = await mailWordsFor(tx, { orgId, toAddress }, now)
  return renderMail(
    keyMail(words, {
      name: key.name,
      ending: key.ending,
      scopes: key.scopes,
      organizationName,
      at: words.moment(key.createdAt),
      until: key.expiresAt === null ? null : words.moment(key.expiresAt),
      links: {
        keys: memberLink(publicUrl, orgId, '/settings?section=api-keys'),
        sessions: `${publicUrl}/#/account?section=sessions`,
      },
      serverName: new URL(publicUrl).host,
    }),
  )
}
