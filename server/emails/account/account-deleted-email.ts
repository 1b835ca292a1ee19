import type { MailBlock, MailContent, MailText } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'

/** The kind of the mails that tell of a deleted account, each about the session with which it was deleted. */
export const accountDeletedKind = 'account-deleted'

type Facts = {
  at: string
  device: string
  address: string
  /** The address that the account had. */
  email: string
  /** The support address; undefined where the server has none. */
  support: string | undefined
  loginLink: string
  serverName: string
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

/** The mail that says that an account was deleted: what is gone, what stays where, and what to do if it was not oneself. */
export const accountDeletedMail = ({ language, say, line, apart }: MailWords, facts: Facts): MailContent => {
  const { at, device, address, email, support, loginLink, serverName } = facts
  return {
    language,
    subject: line('accountDeleted.subject'),
    preview: line('accountDeleted.preview', { moment: at }),
    heading: say('accountDeleted.heading'),
    blocks: [
      paragraph(say('accountDeleted.what', { email })),
      {
        kind: 'facts',
        facts: [
          { label: line('frame.when'), value: at },
          { label: line('frame.device'), value: device },
          { label: line('frame.address'), value: address },
        ],
      },
      paragraph(say('accountDeleted.gone')),
      paragraph(say('accountDeleted.stays')),
      paragraph(say('accountDeleted.wasYou')),
      paragraph(
        support === undefined
          ? say('accountDeleted.notYou')
          : say('accountDeleted.notYouSupport', { support }),
      ),
      { kind: 'action', label: say('frame.openMuster'), href: loginLink },
    ],
    footnote: say('accountDeleted.why', { server: apart(serverName) }),
  }
}
