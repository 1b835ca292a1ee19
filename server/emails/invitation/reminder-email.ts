import { limits } from '../../../contract/shapes/fields.ts'
import type { MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import {
  frameInvitationMail,
  type InvitationMailFacts,
  adminJoinBlocks,
  joinBlocks,
  questionnaireDuration,
  readerBlocks,
} from './invitation-email.ts'

/** The mail that reminds a person of the questionnaire. */
export const reminderMail = (
  words: MailWords,
  facts: InvitationMailFacts,
  { hasStarted }: { hasStarted: boolean },
): MailContent => {
  const { say, line } = words
  const { organizationName: organization, inviteLink, joinsAs } = facts
  const minutes = questionnaireDuration(words)
  return frameInvitationMail(words, facts, {
    subject: line('reminder.subject', { organization }),
    preview: hasStarted ? line('reminder.previewBegun') : line('reminder.preview', { minutes }),
    heading: say('reminder.heading', { organization }),
    blocks: [
      ...(joinsAs === 'admin' ? adminJoinBlocks(words, facts) : []),
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
      ...readerBlocks(words, facts),
      ...(joinsAs === 'employee' ? joinBlocks(words, facts) : []),
      { kind: 'aside', text: say('reminder.atMost', { count: limits.remindersPerInvitation }) },
    ],
  })
}
