import { limits } from '../../../contract/shapes/fields.ts'
import type { MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import {
  framed,
  type InvitationMailFacts,
  joiningAsAdmin,
  joiningBeside,
  minutesIn,
  whoReads,
} from './invitation-email.ts'

/** The mail that reminds a person of the questionnaire. */
export const reminderMail = (
  words: MailWords,
  facts: InvitationMailFacts,
  { hasStarted }: { hasStarted: boolean },
): MailContent => {
  const { say, line } = words
  const { organizationName: organization, inviteLink, joinsAs } = facts
  const minutes = minutesIn(words)
  return framed(words, facts, {
    subject: line('reminder.subject', { organization }),
    preview: hasStarted ? line('reminder.previewBegun') : line('reminder.preview', { minutes }),
    heading: say('reminder.heading', { organization }),
    blocks: [
      ...(joinsAs === 'admin' ? joiningAsAdmin(words, facts) : []),
      {
        kind: 'paragraph',
        text: hasStarted
          ? say('reminder.begun', { organization })
          : say('reminder.open', { organization, minutes }),
      },
      {
        kind: 'action',
        label: hasStarted ? say('reminder.goOn') : say('invitation.answer'),
        href: inviteLink,
      },
      ...whoReads(words, facts),
      ...(joinsAs === 'employee' ? joiningBeside(words, facts) : []),
      { kind: 'aside', text: say('reminder.atMost', { count: limits.remindersPerInvitation }) },
    ],
  })
}
