import { eq } from 'drizzle-orm'
import { limits } from '../../../contract/shapes/limits.ts'
import { users } from '../../schema/accounts.ts'
import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'
import {
  adminJoinBlocks,
  frameInvitation,
  joinBlocks,
  questionnaireDuration,
  readerBlocks,
} from './invitation-blocks.ts'
import { readInvitation, type InvitationFacts } from './invitation-facts.ts'

/** To an invited person who has not answered, unless their account wants no reminders. */
export const reminderEmail = defineOrganizationEmail<InvitationFacts>({
  kind: 'reminder',
  headers: ({ unsubscribeUrl }) => ({ unsubscribeUrl }),

  read: async (order, context) => {
    const facts = await readInvitation(order, context)
    if (!facts || facts.hasAnswered) return null
    const [account] = await context.tx
      .select({ wantsReminders: users.wantsReminders })
      .from(users)
      .where(eq(users.email, order.toAddress))
    return account?.wantsReminders === false ? null : facts
  },

  compose: (words, facts) => {
    const { say, line } = words
    const { organizationName: organization, inviteLink, joinsAs, hasStarted } = facts
    const minutes = questionnaireDuration(words)
    return frameInvitation(words, facts, {
      subject: line('reminder.subject', { organization }),
      preview: hasStarted ? line('reminder.previewBegun') : line('reminder.preview', { minutes }),
      heading: say('reminder.heading', { organization }),
      blocks: [
        ...(joinsAs === 'admin' ? adminJoinBlocks(words, facts) : []),
        paragraph(
          hasStarted
            ? say('reminder.begun', { organization })
            : say('reminder.open', { organization, minutes }),
        ),
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
  },
})
