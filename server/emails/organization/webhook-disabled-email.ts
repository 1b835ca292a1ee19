import { and, eq } from 'drizzle-orm'
import { webhookLimits } from '../../../contract/calls/webhooks.ts'
import { memberLink } from '../../core/http/app-url.ts'
import { organizations } from '../../schema/organizations.ts'
import { webhooks } from '../../schema/webhooks.ts'
import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'

type Facts = {
  /** The host of its address: the rest may hold a secret. */
  place: string
  because: 'gone' | 'failing'
  organizationName: string
  link: string
  serverName: string
}

/** To an owner: a webhook is not called any more, why, and what to do. Not sent where it is on again, or deleted. */
export const webhookDisabledEmail = defineOrganizationEmail<Facts>({
  kind: 'webhook-off',

  read: async ({ orgId, subjectId }, { tx, host }) => {
    const [found] = await tx
      .select({
        url: webhooks.url,
        because: webhooks.offBecause,
        organizationName: organizations.companyName,
      })
      .from(webhooks)
      .innerJoin(organizations, eq(organizations.id, webhooks.orgId))
      .where(and(eq(webhooks.orgId, orgId), eq(webhooks.id, subjectId), eq(webhooks.state, 'off')))
    if (!found || found.because === null) return null
    const { publicUrl } = host.environment
    return {
      place: new URL(found.url).host,
      because: found.because,
      organizationName: found.organizationName,
      link: memberLink(publicUrl, orgId, `/settings?section=webhooks&webhook=${subjectId}`),
      serverName: new URL(publicUrl).host,
    }
  },

  compose: (
    { language, say, line, apart },
    { place, because, organizationName: organization, link, serverName },
  ) => {
    const count = webhookLimits.failingDays
    return {
      language,
      subject: line('webhookOff.title', { organization }),
      preview: because === 'gone' ? line('webhookOff.gone') : line('webhookOff.failing', { count }),
      heading: say('webhookOff.title', { organization }),
      blocks: [
        paragraph(
          because === 'gone'
            ? say('webhookOff.goneWhat', { place })
            : say('webhookOff.failingWhat', { place, count }),
        ),
        paragraph(say('webhookOff.next')),
        { kind: 'action', label: say('webhookOff.open'), href: link },
      ],
      footnote: say('webhookOff.why', { organization, server: apart(serverName) }),
    }
  },
})
