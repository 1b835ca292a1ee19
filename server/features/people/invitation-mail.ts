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
  /** ... and where who has answered it can join with an account. */
  joinLink: string
  /** The last day of the link, in words. */
  until: string
  questions: number
  /** Where the person can say that they want no more such mail. */
  choiceLink: string
}

/** The mail that invites a person to the questionnaire (specification point 1). */
export const invitationMail = (facts: InvitationMailFacts): MailContent => {
  const { inviterName, organizationName, inviteLink, questions } = facts
  const organization = { name: organizationName }
  return framed(facts, {
    subject: `${inviterName} invites you to ${organizationName}'s questionnaire`,
    preview: `${questions} questions about your work, about ${minutesToAnswer} minutes, no account needed.`,
    heading: [organization, ' would like to hear from you'],
    blocks: [
      {
        kind: 'paragraph',
        text: [
          { name: inviterName },
          ' invites you to a questionnaire about your work at ',
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
    ],
  })
}

/** The mail to somebody who has answered already: what is left for them is to join with an account. */
export const joinMail = (facts: InvitationMailFacts): MailContent => {
  const { inviterName, organizationName, joinLink } = facts
  const organization = { name: organizationName }
  return framed(facts, {
    subject: `${inviterName} invites you to join ${organizationName}`,
    preview: 'You have answered the questionnaire already. Here is how to join.',
    heading: ['Join ', organization],
    blocks: [
      {
        kind: 'paragraph',
        text: [
          { name: inviterName },
          ' invites you to ',
          organization,
          '. You have answered the questionnaire already, so there is nothing more to fill in. If you would like to, join with an account of your own: sign in with this e-mail address.',
        ],
      },
      { kind: 'action', label: ['Join ', organization], href: joinLink },
    ],
  })
}

/** What every mail to an invited person begins and ends with. */
export const framed = (
  { name, inviterName, organizationName, until, choiceLink }: InvitationMailFacts,
  mail: Omit<MailContent, 'footnote'>,
): MailContent => {
  const greeting: MailText = name === null ? 'Hello,' : ['Hello ', { name }, ',']
  const last: MailBlock[] = [
    { kind: 'aside', text: `The link is yours alone and is good until ${until}. Please do not pass it on.` },
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
