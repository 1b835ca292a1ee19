import type { MailContent, MailText } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import { frameInvitationMail, type FrameFacts } from './invitation-email.ts'

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

/**
 * The mail to a person whose submitted answers were opened again: by which user, why, what stays, and the link back in.
 */
export const reopenedMail = (words: MailWords, facts: Facts, reopened: Reopened): MailContent => {
  const { say, line } = words
  const { organizationName: organization } = facts
  const { by, submitted: day } = reopened
  return wayBack(words, facts, reopened, {
    subject: line('reopened.subject', { organization }),
    preview: line('reopened.preview', { day }),
    heading: say('reopened.heading', { organization }),
    what: say('reopened.what', { by, day }),
    next: say('reopened.next'),
    label: say('reopened.open'),
  })
}

/** The mail of a new cycle: everybody who has answered is asked again, and what they had answered is kept. */
export const newCycleMail = (words: MailWords, facts: Facts, reopened: Reopened): MailContent => {
  const { say, line } = words
  const { organizationName: organization } = facts
  const { by, submitted: day } = reopened
  return wayBack(words, facts, reopened, {
    subject: line('askedAgain.subject', { organization }),
    preview: line('askedAgain.preview', { day }),
    heading: say('askedAgain.heading', { organization }),
    what: say('askedAgain.what', { by, organization, day }),
    next: say('askedAgain.next'),
    label: say('askedAgain.open'),
  })
}

type Said = Pick<MailContent, 'subject' | 'preview' | 'heading'> & {
  /** What happened, ... */
  what: MailText
  /** ... what there is to do, and until then; ... */
  next: MailText
  /** ... and what the way back in is called. */
  label: MailText
}

const wayBack = (
  words: MailWords,
  facts: Facts,
  { by, reason }: Reopened,
  { what, next, label, ...head }: Said,
): MailContent => {
  const { say } = words
  const { organizationName: organization, inviteLink, until } = facts
  const mail = frameInvitationMail(words, facts, {
    ...head,
    blocks: [
      { kind: 'paragraph', text: what },
      ...(reason === null
        ? []
        : [{ kind: 'paragraph' as const, text: say('wayBack.wrote', { by, reason: words.quoted(reason) }) }]),
      { kind: 'paragraph', text: next },
      { kind: 'action', label, href: inviteLink },
      {
        kind: 'aside',
        text: until === null ? say('wayBack.staysSignIn') : say('wayBack.stays', { organization }),
      },
    ],
  })
  return until === null ? { ...mail, footnote: say('wayBack.why', { organization }) } : mail
}
