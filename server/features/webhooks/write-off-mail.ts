import { and, eq } from 'drizzle-orm'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { organizations } from '../organizations/tables.ts'
import { wordsFor } from '../people/mail-language.ts'
import { offMail } from './off-mail.ts'
import { webhooks } from './tables.ts'
import { memberLink } from '../../core/member-link.ts'

/** Writes mails of the kind 'webhook-off'. Null where the webhook is on again, or deleted. */
export const writeWebhookOffMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({ url: webhooks.url, because: webhooks.offBecause, organizationName: organizations.companyName })
    .from(webhooks)
    .innerJoin(organizations, eq(organizations.id, webhooks.orgId))
    .where(and(eq(webhooks.orgId, orgId), eq(webhooks.id, subjectId), eq(webhooks.state, 'off')))
  if (!found || found.because === null) return null
  const { publicUrl } = host.environment
  return writeMail(
    offMail(await wordsFor(tx, { orgId, toAddress }, now), {
      place: new URL(found.url).host,
      because: found.because,
      organizationName: found.organizationName,
      link: memberLink(publicUrl, orgId, `/settings?section=webhooks&webhook=${subjectId}`),
      serverName: new URL(publicUrl).host,
    }),
  )
}
