import { questions } from '../../../insights/questionnaire/questionnaire.ts'
import type { MailBlock, MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
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

/** To an invited person: the questionnaire, or, where they have answered already, joining with an account. */
export const invitationEmail = defineOrganizationEmail<InvitationFacts>({
  kind: 'invitation',
  read: readInvitation,
  headers: ({ unsubscribeUrl }) => ({ unsubscribeUrl }),
  compose: (words, facts) => (facts.hasAnswered ? toJoin(words, facts) : toAnswer(words, facts)),
})

/** To somebody who has begun it says that what they wrote is kept, and nothing of what it is. */
const toAnswer = (words: MailWords, facts: InvitationFacts): MailContent => {
  const { say, line } = words
  const { inviterName: inviter, organizationName: organization, inviteLink, joinsAs, hasStarted } = facts
  const count = questions.filter(({ asked }) => asked).length
  const asked = line('counted.questions', { count })
  const minutes = questionnaireDuration(words)
  const isAdmin = joinsAs === 'admin'
  return frameInvitation(words, facts, {
    ...(isAdmin
      ? {
          subject: subjectOf(words, facts, line('invitation.subjectAdmin', { inviter, organization })),
          preview: line('invitation.previewAdmin', { questions: asked }),
          heading: say('join.titleAdmin', { organization }),
        }
      : {
          subject: subjectOf(words, facts, line('invitation.subject', { inviter, organization })),
          preview: hasStarted
            ? line('reminder.previewBegun')
            : line('invitation.preview', { questions: asked, minutes }),
          heading: say('invitation.heading', { organization }),
        }),
    blocks: [
      ...(isAdmin ? adminJoinBlocks(words, facts) : []),
      paragraph(say(isAdmin ? 'invitation.askedAdmin' : 'invitation.asked', { inviter, organization })),
      ...earlierMailNotice(words, facts),
      paragraph(hasStarted ? say('invitation.kept') : say('invitation.takes', { questions: asked, minutes })),
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

const toJoin = (words: MailWords, facts: InvitationFacts): MailContent => {
  const { say, line } = words
  const { inviterName: inviter, organizationName: organization, joinLink } = facts
  const isAdmin = facts.joinsAs === 'admin'
  const title = say(isAdmin ? 'join.titleAdmin' : 'join.title', { organization })
  return frameInvitation(words, facts, {
    subject: subjectOf(
      words,
      facts,
      line(isAdmin ? 'join.subjectAdmin' : 'join.subject', { inviter, organization }),
    ),
    preview: line('join.preview'),
    heading: title,
    blocks: [
      paragraph(say(isAdmin ? 'join.whatAdmin' : 'join.what', { inviter, organization })),
      ...earlierMailNotice(words, facts),
      { kind: 'action', label: title, href: joinLink },
    ],
  })
}

/** The subject of a mail that is not the first of its kind differs from the one before. */
const subjectOf = ({ line }: MailWords, { before }: InvitationFacts, subject: string): string =>
  before === 'none' ? subject : line('invitation.again', { subject })

/** Which of two mails holds the link that is good. */
const earlierMailNotice = ({ say }: MailWords, { before }: InvitationFacts): MailBlock[] =>
  before === 'none'
    ? []
    : [paragraph(say(before === 'same-link' ? 'invitation.sameLink' : 'invitation.replaces'))]
