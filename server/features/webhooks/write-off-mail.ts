import { and, eq } from 'drizzle-orm'
import { webhookLimits } from '../../../contract/webhooks.ts'
import type { MailContent } from '../../core/mail-look/mail-content.ts'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { organizations } from '../organizations/tables.ts'
import { webhooks } from './tables.ts'

/** Writes mails of the kind 'webhook-off'. Null where the webhook is on again, or deleted. */
export const writeWebhookOffMail: MailWriter = async ({ orgId, subjectId }, { tx, host }) => {
  if (orgId === null) return null
  const [found] = await tx
    .select({ url: webhooks.url, because: webhooks.offBecause, organizationName: organizations.companyName })
    .from(webhooks)
    .innerJoin(organizations, eq(organizations.id, webhooks.orgId))
    .where(and(eq(webhooks.orgId, orgId), eq(webhooks.id, subjectId), eq(webhooks.state, 'off')))
  if (!found || found.because === null) return null
  const { publicUrl } = host.environment
  return writeMail(
    offMail({
      place: new URL(found.url).host,
      because: found.because,
      organizationName: found.organizationName,
      link: `${publicUrl}/#/settings?section=webhooks`,
      serverName: new URL(publicUrl).host,
    }),
  )
}

type Facts = {
  /** The host of its address: the rest may hold a secret. */
  place: string
  because: 'gone' | 'failing'
  organizationName: string
  link: string
  serverName: string
}

const reasons: Readonly<Record<Facts['because'], string>> = {
  gone: 'It answered that it is gone for good (410).',
  failing: `Every call of the last ${webhookLimits.failingDays} days has failed.`,
}

const offMail = ({ place, because, organizationName, link, serverName }: Facts): MailContent => ({
  subject: `A webhook of ${organizationName} was switched off`.replaceAll(/\s+/g, ' '),
  preview: reasons[because],
  heading: ['A webhook of ', { name: organizationName }, ' was switched off'],
  blocks: [
    {
      kind: 'paragraph',
      text: ['Muster no longer calls ', { name: place }, `. ${reasons[because]}`],
    },
    {
      kind: 'paragraph',
      text: 'Nothing is lost in Muster, but whatever listens there no longer hears of what happens. Once it answers again, resume the webhook; what was not delivered is in its log, and can be sent again from there.',
    },
    { kind: 'action', label: 'See the webhooks', href: link },
  ],
  footnote: [
    'You get this mail because you own ',
    { name: organizationName },
    ` on ${serverName}. Mails like this one cannot be turned off: they tell you that something of your organization stopped.`,
  ],
})
