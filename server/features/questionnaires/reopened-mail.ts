import type { MailContent, MailText } from '../../core/mail-look/mail-content.ts'
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
export const reopenedMail = (facts: Facts, reopened: Reopened): MailContent => {
  const { organizationName } = facts
  const organization = { name: organizationName }
  const { by, submitted } = reopened
  return wayBack(facts, reopened, {
    subject: `Your answers for ${organizationName} are open for changes again`,
    preview: `What you submitted on ${submitted} stays as it is until you submit anew.`,
    heading: ['Your answers for ', organization, ' are open again'],
    what: [
      { name: by },
      ' opened the answers again that you submitted on ',
      submitted,
      ', so that you can change them.',
    ],
    next: 'What you submitted stays stored. It is there when you open the questionnaire: change what you like and submit it again. Until you do, your answers do not count as submitted, and what you change is shown to nobody.',
    label: 'Open your answers',
  })
}

/** The mail of a new cycle: everybody who has answered is asked again, and what they had answered is kept. */
export const askedAgainMail = (facts: Facts, reopened: Reopened): MailContent => {
  const { organizationName } = facts
  const organization = { name: organizationName }
  const { by, submitted } = reopened
  return wayBack(facts, reopened, {
    subject: `${organizationName} asks everybody again`,
    preview: `You answered on ${submitted}. What holds now?`,
    heading: [organization, ' asks everybody again'],
    what: [
      { name: by },
      ' began a new round of the questionnaire about your work at ',
      organization,
      '. Everybody who has answered it is asked again, so that it is seen what has changed. You answered on ',
      submitted,
      '.',
    ],
    next: 'What you answered then is kept, and it is there when you open the questionnaire: leave what still holds, change what does not, and submit it. Until you do, you count as not having answered in this round, and what you change is shown to nobody.',
    label: 'Answer again',
  })
}

type Words = Pick<MailContent, 'subject' | 'preview' | 'heading'> & {
  /** What happened, ... */
  what: MailText
  /** ... what there is to do, and until then; ... */
  next: string
  /** ... and what the way back in is called. */
  label: string
}

const wayBack = (
  facts: Facts,
  { by, reason }: Reopened,
  { what, next, label, ...head }: Words,
): MailContent => {
  const { organizationName, inviteLink, until } = facts
  const organization = { name: organizationName }
  const mail = framed(facts, {
    ...head,
    blocks: [
      { kind: 'paragraph', text: what },
      ...(reason === null
        ? []
        : [{ kind: 'paragraph' as const, text: [{ name: by }, ' wrote: ', { name: `“${reason}”` }] }]),
      { kind: 'paragraph', text: next },
      { kind: 'action', label, href: inviteLink },
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
