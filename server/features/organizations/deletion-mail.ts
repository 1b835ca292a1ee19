import type { MailBlock, MailContent, MailText } from '../../core/mail-look/mail-content.ts'

/** To whom a deletion is told: whoever did it, the owner where it was somebody else, or any other member. */
export type DeletionReader = 'deleter' | 'owner' | 'member'

type Facts = {
  reader: DeletionReader
  /** Who deleted it. */
  by: string
  organizationName: string
  /** When, in words. */
  at: string
  /** Where the product is, and where the sessions of an account are listed. */
  links: { product: string; sessions: string }
  /** Whether the server has billing. */
  hasBilling: boolean
  serverName: string
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

/** Whom a reader can turn to. */
const askWhom = (reader: DeletionReader, by: string): MailBlock[] => {
  if (reader === 'deleter') {
    return [
      paragraph(
        'If it was not you, somebody else has used your account: end the sessions that you do not know, and tell whoever runs this server.',
      ),
    ]
  }
  const owned = reader === 'owner' ? 'You owned it. ' : ''
  return [paragraph([`${owned}If you want to know why, ask `, { name: by }, '.'])]
}

/** The mail that tells a member that the organization is deleted: by whom, when, what is gone and what stays. */
export const deletionMail = (facts: Facts): MailContent => {
  const { reader, by, organizationName, at, links, hasBilling, serverName } = facts
  const organization = { name: organizationName }
  const who = reader === 'deleter' ? 'Your account' : { name: by }
  return {
    subject: `${organizationName} was deleted`.replaceAll(/\s+/g, ' '),
    preview: `It was done on ${at}.`,
    heading: [organization, ' was deleted'],
    blocks: [
      paragraph([
        who,
        ' deleted ',
        organization,
        ` on ${at}, for everybody. Nobody can open it any more, and nobody can bring it back.`,
      ]),
      ...askWhom(reader, by),
      paragraph(
        'What is gone: its people with their answers and reports, the company report, the action plan, the cycles, the conversations in the chat, the invitations, the logo and every membership.',
      ),
      ...(hasBilling && reader !== 'member'
        ? [paragraph('Its subscription, if it had one, ends with it.')]
        : []),
      paragraph(
        'What stays: your account, and your other organizations with all that is in them. Sign in as before.',
      ),
      reader === 'deleter'
        ? { kind: 'action', label: 'See your sessions', href: links.sessions }
        : { kind: 'action', label: 'Open Muster', href: links.product },
    ],
    footnote: [
      'You get this mail because you were a member of ',
      organization,
      ` on ${serverName}. Mails like this one cannot be turned off: they tell you what was done to an organization of yours.`,
    ],
  }
}
