import type { MailContent } from '../../core/mail-look/mail-content.ts'
import { framed, type FrameFacts } from '../people/invitation-mail.ts'

type Reopened = {
  /** Who opened the answers again. */
  by: string
  /** What they wrote about it; null where they wrote nothing. */
  reason: string | null
  /** The day on which they were submitted, in words. */
  submitted: string
}

type Facts = FrameFacts & {
  /** The way back in: with the invitation, or, where `until` is null, signed in. */
  inviteLink: string
}

/** The mail to a person whose submitted answers were opened again: by whom, why, what stays, and the way back in. */
export const reopenedMail = (facts: Facts, { by, reason, submitted }: Reopened): MailContent => {
  const { organizationName, inviteLink, until } = facts
  const organization = { name: organizationName }
  const mail = framed(facts, {
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
          'Reports that were made from your earlier answers stay. ',
          until === null
            ? 'To open them, sign in with this e-mail address and choose '
            : 'If you have an account, you can also sign in and open the questionnaire of ',
          organization,
          until === null ? '.' : ' there.',
        ],
      },
    ],
  })
  if (until !== null) return mail
  return { ...mail, footnote: ['You get this mail because you are a member of ', organization, '.'] }
}
