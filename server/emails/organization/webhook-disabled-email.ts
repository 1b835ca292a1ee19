import { webhookLimits } from '../../../contract/calls/webhooks.ts'
import type { MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'

type Facts = {
  /** The host of its address: the rest may hold a secret. */
  place: string
  because: 'gone' | 'failing'
  organizationName: string
  link: string
  serverName: string
}

/** The mail to an owner that a webhook is not called any more, why, and what to do. */
export const webhookDisabledMail = (
  { language, say, line, apart }: MailWords,
  { place, because, organizationName: organization, link, serverName }: Facts,
): MailContent => {
  const count = webhookLimits.failingDays
  return {
    language,
    subject: line('webhookOff.title', { organization }),
    preview: because === 'gone' ? line('webhookOff.gone') : line('webhookOff.failing', { count }),
    heading: say('webhookOff.title', { organization }),
    blocks: [
      {
        kind: 'paragraph',
        text:
          because === 'gone'
            ? say('webhookOff.goneWhat', { place })
            : say('webhookOff.failingWhat', { place, count }),
      },
      { kind: 'paragraph', text: say('webhookOff.next') },
      { kind: 'action', label: say('webhookOff.open'), href: link },
    ],
    footnote: say('webhookOff.why', { organization, server: apart(serverName) }),
  }
}
