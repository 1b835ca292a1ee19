import { minutesToAnswer } from '../../../insights/questionnaire/questionnaire.ts'
import type { MailBlock, MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import { greeting, paragraph } from '../blocks.ts'
import type { InvitationFacts } from './invitation-facts.ts'

/** `until`: null where the link opens nothing without signing in. */
export type FrameFacts = Pick<InvitationFacts, 'name' | 'inviterName' | 'organizationName' | 'choiceLink'> & {
  until: Date | null
}

/** What every mail to an invited person begins and ends with. */
export const frameInvitation = (
  words: MailWords,
  { name, inviterName: inviter, organizationName: organization, until, choiceLink }: FrameFacts,
  mail: Omit<MailContent, 'footnote' | 'language'>,
): MailContent => {
  const { language, say, line, day } = words
  const last: MailBlock[] = [
    ...(until === null
      ? []
      : [{ kind: 'aside' as const, text: say('frame.goodUntil', { day: day(until) }) }]),
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

/** How long the questionnaire takes, as sentences have it. */
export const questionnaireDuration = ({ line }: MailWords): string =>
  line('counted.minutes', { count: minutesToAnswer })

/** Who reads what is answered: the same as the welcome of the questionnaire says. */
export const readerBlocks = (
  { say }: MailWords,
  { organizationName: organization, isOpenToColleagues }: InvitationFacts,
): MailBlock[] => [
  { kind: 'aside', text: say('invitation.notAnonymous', { organization }) },
  ...(isOpenToColleagues
    ? [{ kind: 'aside' as const, text: say('invitation.colleaguesAll', { organization }) }]
    : []),
]

/** What an admin does first: the questionnaire needs no account, but their work does. */
export const adminJoinBlocks = (
  { say }: MailWords,
  { inviterName: inviter, organizationName: organization, joinLink }: InvitationFacts,
): MailBlock[] => [
  paragraph(say('invitation.joinAsAdmin', { inviter, organization })),
  { kind: 'action', label: say('join.titleAdmin', { organization }), href: joinLink },
]

/** Everybody else may join too, before they answer or after. */
export const joinBlocks = (
  { say, line }: MailWords,
  { organizationName: organization, joinLink }: InvitationFacts,
): MailBlock[] => [
  {
    kind: 'aside',
    text: say('invitation.joinBeside', { organization }),
    link: { label: line('invitation.joinLink'), href: joinLink },
  },
]
