import type { MailContent } from '../../core/mail-look/mail-content.ts'
import { framed, type InvitationMailFacts } from '../people/invitation-mail.ts'

type Reopened = {
  /** Who opened the answers again. */
  by: string
  /** What they wrote about it; null where they wrote nothing. */
  reason: string | null
  /** The day on which they were submitted, in words. */
  submitted: string
}

/** The mail to a person whose submitted answers were opened again: by whom, why, what stays, and the way back in. */
export const reopenedMail = (
  facts: InvitationMailFacts,
  { by, reason, submitted }: Reopened,
): MailContent => {
  const { organizationName, inviteLink } = facts
  const organization = { name: organizationName }
  return framed(facts, {
    subject: `Your answers for ${organizationName} are open for changes again`,
    preview: `What you submitted on ${submitted} stays as it is until you submit anew.`,
    heading: ['Your answers for ', organization, ' are open again'],
    blocks: [
      {
        kind: 'paragraph',
        text: [
          { name: by },
          ' opened the answers again that you submitted on ',
          submitted,
          ', so that you can change them.',
        ],
      },
      ...(reason === null
        ? []
        : [{ kind: 'paragraph' as const, text: ['They wrote: ', { name: `“${reason}”` }] }]),
      {
        kind: 'paragraph',
        text: 'What you submitted stays stored. It is there when you open the questionnaire: change what you like and submit it again. Until you do, your answers do not count as submitted, and what you change is shown to nobody.',
      },
      { kind: 'action', label: 'Open your answers', href: inviteLink },
      {
        kind: 'aside',
        text: [
          'Reports that were made from your earlier answers stay. If you have an account, you can also sign in and open the questionnaire of ',
          organization,
          ' there.',
        ],
      },
    ],
  })
}
