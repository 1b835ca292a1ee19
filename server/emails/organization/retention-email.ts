import type { RetentionDue } from '../../../contract/calls/retention.ts'
import type { MailBlock, MailContent, MailText } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'

type Facts = {
  organizationName: string
  /** Nothing is removed before. */
  firstRemoval: Date
  due: readonly RetentionDue[]
  link: string
  serverName: string
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

/** The mail to an owner that says what rules are about to remove, from when on, and how it is stopped. */
export const retentionMail = (
  { language, say, line, apart, day }: MailWords,
  { organizationName: organization, firstRemoval, due, link, serverName }: Facts,
): MailContent => {
  const about = { organization, day: day(firstRemoval) }
  return {
    language,
    subject: line('retention.title', about),
    preview: line('retention.preview'),
    heading: say('retention.title', about),
    blocks: [
      paragraph(say('retention.what', about)),
      {
        kind: 'facts',
        facts: due.flatMap(({ kind, count: number, isMore, oldest }) =>
          oldest === null
            ? []
            : [
                {
                  label: line(`retention.${kind}`),
                  value: line(isMore ? 'retention.numberMore' : 'retention.number', {
                    number,
                    since: day(new Date(oldest)),
                  }),
                },
              ],
        ),
      },
      paragraph(say('retention.keep')),
      paragraph(say('retention.held')),
      paragraph(say('retention.later')),
      { kind: 'action', label: say('retention.open'), href: link },
    ],
    footnote: say('retention.why', { organization, server: apart(serverName) }),
  }
}
