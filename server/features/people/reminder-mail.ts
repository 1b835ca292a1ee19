import { limits } from '../../../contract/fields.ts'
import { minutesToAnswer } from '../../../insights/questionnaire.ts'
import type { MailContent } from '../../core/mail-look/mail-content.ts'
import { framed, type InvitationMailFacts, joiningAsAdmin, joiningBeside } from './invitation-mail.ts'

/** The mail that reminds a person of the questionnaire. */
export const reminderMail = (
  facts: InvitationMailFacts,
  { hasStarted }: { hasStarted: boolean },
): MailContent => {
  const { organizationName, inviteLink, joinsAs } = facts
  const organization = { name: organizationName }
  return framed(facts, {
    subject: `A reminder: ${organizationName}'s questionnaire`,
    preview: hasStarted
      ? 'You have begun; your answers are kept, and you can go on where you stopped.'
      : `It is still open for you. About ${minutesToAnswer} minutes, no account needed.`,
    heading: [organization, ' would still like to hear from you'],
    blocks: [
      ...(joinsAs === 'admin' ? joiningAsAdmin(facts) : []),
      {
        kind: 'paragraph',
        text: hasStarted
          ? [
              'You have begun the questionnaire about your work at ',
              organization,
              '. Your answers are kept, and you can go on where you stopped.',
            ]
          : [
              'The questionnaire about your work at ',
              organization,
              ` is still open for you. It takes about ${minutesToAnswer} minutes, and you need no account.`,
            ],
      },
      { kind: 'action', label: hasStarted ? 'Go on answering' : 'Answer the questions', href: inviteLink },
      {
        kind: 'aside',
        text: [
          'Your answers are not anonymous. The owners and admins of ',
          organization,
          ' can read them, and reports about your work and about the organization are made from them.',
        ],
      },
      ...(joinsAs === 'employee' ? joiningBeside(facts) : []),
      { kind: 'aside', text: `You are reminded at most ${limits.remindersPerInvitation} times.` },
    ],
  })
}
