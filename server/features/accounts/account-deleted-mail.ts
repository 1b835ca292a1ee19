import type { MailBlock, MailContent, MailText } from '../../core/mail-look/mail-content.ts'

/** The kind of the mails that tell of a deleted account, each about the session with which it was deleted. */
export const accountDeletedKind = 'account-deleted'

type Facts = {
  at: string
  device: string
  address: string
  /** The address that the account had. */
  email: string
  /** Whom to write to; undefined where the server names nobody. */
  support: string | undefined
  loginLink: string
  serverName: string
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

/** The mail that says that an account was deleted: what is gone, what stays where, and what to do if it was not oneself. */
export const accountDeletedMail = (facts: Facts): MailContent => {
  const { at, device, address, email, support, loginLink, serverName } = facts
  return {
    subject: 'Your Muster account was deleted',
    preview: `${at}. If this was you, there is nothing to do.`,
    heading: 'Your account was deleted',
    blocks: [
      paragraph([
        'The account with the address ',
        { name: email },
        ' was deleted by somebody signed in to it.',
      ]),
      {
        kind: 'facts',
        facts: [
          { label: 'When', value: at },
          { label: 'Device', value: device },
          { label: 'Address', value: address },
        ],
      },
      paragraph(
        'What is gone: your memberships with your conversations in the chats, your sessions on every device, your photo and your phone number.',
      ),
      paragraph(
        'What stays with the organizations: your employee record, the answers that you gave them, the reports made from those, and your name in their audit logs. Ask their owners if those are to go too.',
      ),
      paragraph(
        'If this was you, there is nothing to do. You can sign in with this address again at any time; you then start without memberships.',
      ),
      paragraph([
        'If it was not you, change the password of your mailbox first: whoever came in could read the code that we mailed, or knew a password. Then write to ',
        ...(support === undefined
          ? ['whoever runs this server']
          : [{ name: support }, ', who run this server']),
        ', and ask the owners of your organizations to invite you again.',
      ]),
      { kind: 'action', label: 'Open Muster', href: loginLink },
    ],
    footnote: `You get this mail because an account of ${serverName} with this e-mail address was deleted. Mails like this one cannot be turned off: they protect your account.`,
  }
}
