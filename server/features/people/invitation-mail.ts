import { minutesToAnswer } from '../../../insights/questionnaire.ts'
import type { MailBlock, MailContent, MailText } from '../../core/mail-look/mail-content.ts'

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
  /** Where the person can say that they want no more such mail. */
  choiceLink: string
}

/** The mail that invites a person to the questionnaire (specification point 1). */
export const invitationMail = (facts: InvitationMailFacts): MailContent => {
  const { inviterName, organizationName, inviteLink, questions, joinsAs } = facts
  const organization = { name: organizationName }
  const isAdmin = joinsAs === 'admin'
  return framed(facts, {
    ...(isAdmin
      ? {
          subject: `${inviterName} invites you to join ${organizationName} as an admin`,
          preview: `Join with an account of your own, and answer ${questions} questions about your work.`,
          heading: ['Join ', organization, ' as an admin'],
        }
      : {
          subject: `${inviterName} invites you to ${organizationName}'s questionnaire`,
          preview: `${questions} questions about your work, about ${minutesToAnswer} minutes, no account needed.`,
          heading: [organization, ' would like to hear from you'],
        }),
    blocks: [
      ...(isAdmin ? joiningAsAdmin(facts) : []),
      {
        kind: 'paragraph',
        text: [
          { name: inviterName },
          ` ${isAdmin ? 'also ' : ''}invites you to a questionnaire about your work at `,
          organization,
          ': what you do, how it goes, and what would make it better.',
        ],
      },
      {
        kind: 'paragraph',
        text: `It has ${questions} questions and takes about ${minutesToAnswer} minutes. You need no account, you can answer on a phone, and you can stop at any point and go on later.`,
      },
      { kind: 'action', label: 'Answer the questions', href: inviteLink },
      {
        kind: 'aside',
        text: [
          'Your answers are not anonymous. The owners and admins of ',
          organization,
          ' can read them, and reports about your work and about the organization are made from them.',
        ],
      },
      ...(joinsAs === 'employee' ? joiningBeside(facts) : []),
    ],
  })
}

/** What an admin does first: the questionnaire needs no account, but their work does. */
export const joiningAsAdmin = ({
  inviterName,
  organizationName,
  joinLink,
}: InvitationMailFacts): MailBlock[] => {
  const organization = { name: organizationName }
  return [
    {
      kind: 'paragraph',
      text: [
        { name: inviterName },
        ' invites you to join ',
        organization,
        ' as an admin: with an account of your own, for which you sign in with this e-mail address.',
      ],
    },
    { kind: 'action', label: ['Join ', organization, ' as an admin'], href: joinLink },
  ]
}

/** Everybody else may join too, before they answer or after. */
export const joiningBeside = ({ organizationName, joinLink }: InvitationMailFacts): MailBlock[] => [
  {
    kind: 'aside',
    text: [
      'If you would like an account at ',
      { name: organizationName },
      ' as well, join with this e-mail address, before you answer or after.',
    ],
    link: { label: 'Join with an account', href: joinLink },
  },
]

/** The mail to somebody who has answered already: what is left for them is to join with an account. */
export const joinMail = (facts: InvitationMailFacts): MailContent => {
  const { inviterName, organizationName, joinLink, joinsAs } = facts
  const asAdmin = joinsAs === 'admin' ? ' as an admin' : ''
  const organization = { name: organizationName }
  return framed(facts, {
    subject: `${inviterName} invites you to join ${organizationName}${asAdmin}`,
    preview: 'You have answered the questionnaire already. Here is how to join.',
    heading: ['Join ', organization, asAdmin],
    blocks: [
      {
        kind: 'paragraph',
        text: [
          { name: inviterName },
          asAdmin === '' ? ' invites you to ' : ' invites you to join ',
          organization,
          `${asAdmin}. You have answered the questionnaire already, so there is nothing more to fill in. If you would like to, join with an account of your own: sign in with this e-mail address.`,
        ],
      },
      { kind: 'action', label: ['Join ', organization, asAdmin], href: joinLink },
    ],
  })
}

/** `until`: null where the link opens nothing without signing in. */
export type FrameFacts = Pick<
  InvitationMailFacts,
  'name' | 'inviterName' | 'organizationName' | 'choiceLink'
> & { until: string | null }

/** What every mail to an invited person begins and ends with. */
export const framed = (
  { name, inviterName, organizationName, until, choiceLink }: FrameFacts,
  mail: Omit<MailContent, 'footnote'>,
): MailContent => {
  const greeting: MailText = name === null ? 'Hello,' : ['Hello ', { name }, ',']
  const last: MailBlock[] = [
    ...(until === null
      ? []
      : [
          {
            kind: 'aside' as const,
            text: `The link is yours alone and is good until ${until}. Please do not pass it on.`,
          },
        ]),
    {
      kind: 'aside',
      text: [
        'You can stop invitations and reminders of ',
        { name: organizationName },
        ' without signing in.',
      ],
      link: { label: 'No more of these mails', href: choiceLink },
    },
  ]
  return {
    ...mail,
    subject: mail.subject.replaceAll(/\s+/g, ' '),
    blocks: [{ kind: 'paragraph', text: greeting }, ...mail.blocks, ...last],
    footnote: [
      'You get this mail because ',
      { name: inviterName },
      ' entered your e-mail address for ',
      { name: organizationName },
      '. If you do not know them, you can ignore it.',
    ],
  }
}
