import { and, eq } from 'drizzle-orm'
import { momentInWords } from '../../core/mail-look/moment-in-words.ts'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { organizations } from '../organizations/tables.ts'
import { keyMail } from './key-mail.ts'
import { apiKeys } from './tables.ts'

/**
 * Writes mails of the kind 'api-key-made', also where the key has been revoked since: whoever made it uninvited may have
 * used it by then. Null where its organization is gone, and the key with it.
 */
export const writeKeyMail: MailWriter = async ({ orgId, subjectId }, { tx, host }) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({ key: apiKeys, organizationName: organizations.companyName })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.orgId))
    .where(and(eq(apiKeys.orgId, orgId), eq(apiKeys.id, subjectId)))
  if (!found) return null
  const { key, organizationName } = found
  const { publicUrl } = host.environment
  return writeMail(
    keyMail({
      name: key.name,
      ending: key.ending,
      scopes: key.scopes,
      organizationName,
      at: momentInWords(key.createdAt),
      until: key.expiresAt === null ? null : momentInWords(key.expiresAt),
      links: {
        keys: `${publicUrl}/#/settings?section=api-keys`,
        sessions: `${publicUrl}/#/account?section=sessions`,
      },
      serverName: new URL(publicUrl).host,
    }),
  )
}
