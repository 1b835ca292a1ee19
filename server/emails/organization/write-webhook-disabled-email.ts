import { and, eq } from 'drizzle-orm'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { organizations } from '../../schema/organizations.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { webhookDisabledMail } from './webhook-disabled-email.ts'
import { webhooks } from '../../schema/webhooks.ts'
import { memberLink } from '../../core/http/app-url.ts'

/** Writes mails of the kind 'webhook-off'. Null where the webhook is on again, or deleted. */
export const writeWebhookDisabledMail: MailWriter = async (
  { orgId, subjectId, toAddress },
  { tx, host, now },
) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({ url: webhooks.url, because: webhooks.offBecause, organizationName: organizations.companyName })
    .from(webhooks)
    .innerJoin(organizations, eq(organizations.id, webhooks.orgId))
    .where(and(eq(webhooks.orgId, orgId), eq(webhooks.id, subjectId), eq(webhooks.state, 'off')))
  if (!found || found.because === null) return null
  const { publicUrl } = host.environment
  return renderMail(
    webhookDisabledMail(await mailWordsFor(tx, { orgId, toAddress }, now), {
      place: new URL(found.url).host,
      because: found.because,
      organizationName: found.organizationName,
      link: memberLink(publicUrl, orgId, `/settings?section=webhooks&webhook=${subjectId}`),
      serverName: new URL(publicUrl).host,
    }),
  )
}
