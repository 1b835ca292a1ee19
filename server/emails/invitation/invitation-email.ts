import { minutesToAnswer } from '../../../insights/questionnaire/questionnaire.ts'
import type { MailBlock, MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'

/** What the mail of an invitation tells. */
export type InvitationMailFacts = {
  /** Null where it is not known yet. */
  name: string | null
  inviterName: string
  organizationName: string
  /** Where the questionnaire is answered ... */
  inviteLink: string
  /** ... and where they can join with an account, ... */
  joinLink: string
  /** ... as what; null where they have joined. */
  joinsAs: 'employee' | 'admin' | null
  /** The last day of the link, in words. */
  until: string
  questions: number
  /** Whether every member may read the report that is made from what is answered now, once it is released. */
  isOpenToColleagues: boolean
  /**
   * What became of the mail before this one: none is known; its link is the same; or its link is worth nothing now. A mail
   * that asked for something else does not count.
   */
  before: 'none' | 'same-link' | 'replaced'
  /** Where the person can say that they want no more such mail. */
  choiceLink: string
}

/** How long the questionnaire takes, as sentences have it. */
export const questionnaireDuration = (words: MailWords): string =>
  words.line('counted.minutes', { count: minutesToAnswer })

/** The subject of a mail that is not the first of its kind differs from the one before. */
const subjectOf = ({ line }: MailWords, { before }: InvitationMailFacts, subject: string): string =>
  before === 'none' ? subject : line('invitation.again', { subject })

/** Which of two mails holds the link that is good. */
const besideTheOneBefore = ({ say }: MailWords, { before }: InvitationMailFacts): MailBlock[] =>
  before === 'none'
    ? []
    : [
        {
          kind: 'paragraph',
          text: say(before === 'same-link' ? 'invitation.sameLink' : 'invitation.replaces'),
        },
      ]

/**
 * The mail that invites a person to the questionnaire (specification point 1). To somebody who has begun it says that what
 * they wrote is kept, and nothing of what it is.
 */
export const invitationMail = (
  words: MailWords,
  facts: InvitationMailFacts,
  { hasStarted }: { hasStarted: boolean },
): MailContent => {
  const { say, line } = words
  const { inviterName: inviter, organizationName: organization, inviteLink, joinsAs } = facts
  const questions = line('counted.questions', { count: facts.questions })
  const minutes = questionnaireDuration(words)
  const isAdmin = joinsAs === 'admin'
  return frameInvitationMail(words, facts, {
    ...(isAdmin
      ? {
          subject: subjectOf(words, facts, line('invitation.subjectAdmin', { inviter, organization })),
          preview: line('invitation.previewAdmin', { questions }),
          heading: say('join.titleAdmin', { organization }),
        }
      : {
          subject: subjectOf(words, facts, line('invitation.subject', { inviter, organization })),
          preview: hasStarted
            ? line('reminder.previewBegun')
            : line('invitation.preview', { questions, minutes }),
          heading: say('invitation.heading', { organization }),
        }),
    blocks: [
      ...(isAdmin ? adminJoinBlocks(words, facts) : []),
      {
        kind: 'paragraph',
        text: say(isAdmin ? 'invitation.askedAdmin' : 'invitation.asked', { inviter, organization }),
      },
      ...besideTheOneBefore(words, facts),
      {
        kind: 'paragraph',
        text: hasStarted ? say('invitation.kept') : say('invitation.takes', { questions, minutes }),
      },
      {
        kind: 'action',
        label: hasStarted ? say('reminder.goOn') : say('invitation.answer'),
        href: inviteLink,
      },
      ...readerBlocks(words, facts),
      ...(joinsAs === 'employee' ? joinBlocks(words, facts) : []),
    ],
  })
}

/** Who reads what is answered: the same as the welcome of the questionnaire says. */
export const readerBlocks = (
  { say }: MailWords,
  { organizationName: organization, isOpenToColleagues }: InvitationMailFacts,
): MailBlock[] => [
  { kind: 'aside', text: say('invitation.notAnonymous', { organization }) },
  ...(isOpenToColleagues
    ? [{ kind: 'aside' as const, text: say('invitation.colleaguesAll', { organization }) }]
    : []),
]

/** What an admin does first: the questionnaire needs no account, but their work does. */
export const adminJoinBlocks = (
  { say }: MailWords,
  { inviterName: inviter, organizationName: organization, joinLink }: InvitationMailFacts,
): MailBlock[] => [
  { kind: 'paragraph', text: say('invitation.joinAsAdmin', { inviter, organization }) },
  { kind: 'action', label: say('join.titleAdmin', { organization }), href: joinLink },
]

/** Everybody else may join too, before they answer or after. */
export const joinBlocks = (
  { say, line }: MailWords,
  { organizationName: organization, joinLink }: InvitationMailFacts,
): MailBlock[] => [
  {
    kind: 'aside',
    text: say('invitation.joinBeside', { organization }),
    link: { label: line('invitation.joinLink'), href: joinLink },
  },
]

/** The mail to somebody who has answered already: what is left for them is to join with an account. */
export const joinMail = (words: MailWords, facts: InvitationMailFacts): MailContent => {
  const { say, line } = words
  const { inviterName: inviter, organizationName: organization, joinLink } = facts
  const isAdmin = facts.joinsAs === 'admin'
  const title = say(isAdmin ? 'join.titleAdmin' : 'join.title', { organization })
  return frameInvitationMail(words, facts, {
    subject: subjectOf(
      words,
      facts,
      line(isAdmin ? 'join.subjectAdmin' : 'join.subject', { inviter, organization }),
    ),
    preview: line('join.preview'),
    heading: title,
    blocks: [
      { kind: 'paragraph', text: say(isAdmin ? 'join.whatAdmin' : 'join.what', { inviter, organization }) },
      ...besideTheOneBefore(words, facts),
      { kind: 'action', label: title, href: joinLink },
    ],
  })
}

/** `until`: null where the link opens nothing without signing in. */
export type FrameFacts = Pick<
  InvitationMailFacts,
  'name' | 'inviterName' | 'organizationName' | 'choiceLink'
> & { until: string | null }

/** What a mail says to somebody first. */
export const greeting = ({ say }: MailWords, name: string | null): MailBlock => ({
  kind: 'paragraph',
  text: name === null ? say('frame.hello') : say('frame.helloName', { name }),
})

/** What every mail to an invited person begins and ends with. */
export const frameInvitationMail = (
  words: MailWords,
  { name, inviterName: inviter, organizationName: organization, until, choiceLink }: FrameFacts,
  mail: Omit<MailContent, 'footnote' | 'language'>,
): MailContent => {
  const { language, say, line } = words
  const last: MailBlock[] = [
    ...(until === null ? [] : [{ kind: 'aside' as const, text: say('frame.goodUntil', { day: until }) }]),
    {
      kind: 'aside',
      text: say('frame.stop', { organization }),
      link: { label: line('frame.stopLink'), href: choiceLink },
    },
  ]
  return {
    ...mail,
    language,
    blocks: [greeting(words, name), ...mail.blocks, ...last],
    footnote: say('frame.why', { inviter, organization }),
  }
}
