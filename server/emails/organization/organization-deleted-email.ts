import type { MailBlock, MailContent, MailText } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'

/**
 * The readers of the mail about a deletion: the user who did it, the owner where that was somebody else, or any other
 * member.
 */
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

/** Says where a reader can turn to. */
const askWhom = ({ say }: MailWords, reader: DeletionReader, by: string): MailText => {
  if (reader === 'deleter') return say('organizationDeleted.notYou')
  return say(reader === 'owner' ? 'organizationDeleted.askOwner' : 'organizationDeleted.ask', { by })
}

/**
 * The mail that notifies a member that the organization is deleted: by which user, when, what is gone and what stays.
 */
export const deletionMail = (words: MailWords, facts: Facts): MailContent => {
  const { language, say, line, apart } = words
  const { reader, by, organizationName: organization, at: moment, links, hasBilling, serverName } = facts
  return {
    language,
    subject: line('organizationDeleted.title', { organization }),
    preview: line('frame.doneOn', { moment }),
    heading: say('organizationDeleted.title', { organization }),
    blocks: [
      paragraph(
        reader === 'deleter'
          ? say('organizationDeleted.byYou', { organization, moment })
          : say('organizationDeleted.by', { by, organization, moment }),
      ),
      paragraph(askWhom(words, reader, by)),
      paragraph(say('organizationDeleted.gone')),
      ...(hasBilling && reader !== 'member' ? [paragraph(say('organizationDeleted.subscription'))] : []),
      paragraph(say('organizationDeleted.stays')),
      reader === 'deleter'
        ? { kind: 'action', label: say('organizationDeleted.sessions'), href: links.sessions }
        : { kind: 'action', label: say('frame.openMuster'), href: links.product },
    ],
    footnote: say('organizationDeleted.why', { organization, server: apart(serverName) }),
  }
}
