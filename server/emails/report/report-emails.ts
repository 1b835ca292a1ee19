import type { MailBlock, MailContent, MailText } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'
import { greeting } from '../invitation/invitation-email.ts'

/** What mails about a report tell: never a score, a grade or a word of it, for others may look at a mailbox. */

type Facts = {
  /** The name of the recipient; null where that is not known. */
  name: string | null
  /** Who took the step; null where they are not known any more. */
  by: string | null
  organizationName: string
  /** The day of it, in words. */
  at: string
  /** Where the report is read, or, without an account, where one is had. */
  link: string
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

const framed = (words: MailWords, { name }: Facts, mail: Omit<MailContent, 'language'>): MailContent => ({
  ...mail,
  language: words.language,
  blocks: [greeting(words, name), ...mail.blocks],
})

/**
 * How the person of a report gets access to it. `ask`: by a new invitation, which they have to ask somebody for;
 * `canAsk`: Muster does it for them where they sign in.
 */
export type ReportAccessRoute =
  | { kind: 'account' }
  | { kind: 'invitation' }
  | { kind: 'ask'; whom: string; canAsk: boolean }

const toReport = (
  { say }: MailWords,
  { link, organizationName }: Facts,
  way: ReportAccessRoute,
): MailBlock[] => {
  const organization = { organization: organizationName }
  if (way.kind === 'account') {
    return [
      { kind: 'action', label: say('report.open'), href: link },
      { kind: 'aside', text: say('report.signIn') },
    ]
  }
  if (way.kind === 'invitation') {
    return [
      paragraph(say('report.needsAccount')),
      { kind: 'action', label: say('report.joinAndOpen', organization), href: link },
      { kind: 'aside', text: say('report.yoursAlone') },
    ]
  }
  const { whom, canAsk } = way
  const needs = paragraph(say('report.needsInvitation', { ...organization, whom }))
  if (!canAsk) return [needs]
  return [
    needs,
    { kind: 'action', label: say('report.signInAndAsk'), href: link },
    { kind: 'aside', text: say('report.asksForYou', organization) },
  ]
}

/** To the person of a report: it was released, by which user, and what they can do. */
export const reportReleasedMail = (words: MailWords, facts: Facts, way: ReportAccessRoute): MailContent => {
  const { say, line } = words
  const { by, organizationName: organization, at: day } = facts
  return framed(words, facts, {
    subject: line('released.subject', { organization }),
    preview: line('released.preview'),
    heading: say('released.heading', { organization }),
    blocks: [
      paragraph(say('released.what', { by: by ?? organization, day })),
      ...toReport(words, facts, way),
      paragraph(say('released.there')),
    ],
    footnote: say('released.why', { organization }),
  })
}

/** To the person of a report: somebody replied to what they contested. */
export const reportAnsweredMail = (words: MailWords, facts: Facts, way: ReportAccessRoute): MailContent => {
  const { say, line } = words
  const { by, organizationName: organization, at: day } = facts
  return framed(words, facts, {
    subject: line('answered.subject', { organization }),
    preview: line('answered.preview'),
    heading: say('answered.heading', { organization }),
    blocks: [
      paragraph(say('answered.what', { by: by ?? organization, day })),
      ...toReport(words, facts, way),
    ],
    footnote: say('answered.why', { organization }),
  })
}

type TakenBack = {
  version: number
  /** For how many days a version that was deleted is kept; null where it was withdrawn. */
  deletedFor: number | null
  isAnotherOut: boolean
}

/**
 * To the person of a report: a version that they could read was withdrawn or deleted, and where they see what was said
 * about it. A deleted one may have been withdrawn before.
 */
export const reportWithdrawnMail = (words: MailWords, facts: Facts, taken: TakenBack): MailContent => {
  const { say, line } = words
  const { by, organizationName: organization, at: day, link } = facts
  const { version, deletedFor, isAnotherOut } = taken
  const whole = { by: by ?? organization, organization, day, version }
  const title = deletedFor === null ? 'takenBack.withdrawn' : 'takenBack.deleted'
  return framed(words, facts, {
    subject: line(title, whole),
    preview: line(deletedFor === null ? 'takenBack.preview' : 'takenBack.previewDeleted'),
    heading: say(title, whole),
    blocks: [
      paragraph(say(deletedFor === null ? 'takenBack.withdrawnWhat' : 'takenBack.deletedWhat', whole)),
      ...(deletedFor === null ? [] : [paragraph(say('takenBack.erased', { days: deletedFor }))]),
      paragraph(say(isAnotherOut ? 'takenBack.anotherIsOut' : 'takenBack.nothingIsOut')),
      { kind: 'action', label: say('takenBack.open'), href: link },
      { kind: 'aside', text: say('report.signIn') },
      // Nobody gives a reason for a deletion.
      paragraph(say(deletedFor === null ? 'takenBack.there' : 'takenBack.thereDeleted')),
    ],
    footnote: say('takenBack.why', { organization }),
  })
}

/** To the user who released a report: its person contests it. */
export const reportContestedMail = (words: MailWords, facts: Facts, person: string): MailContent => {
  const { say, line } = words
  const { organizationName: organization, at: day, link } = facts
  return framed(words, facts, {
    subject: line('contested.subject', { person, organization }),
    preview: line('contested.preview'),
    heading: say('contested.heading', { person }),
    blocks: [
      paragraph(say('contested.what', { person, organization, day })),
      { kind: 'action', label: say('contested.open'), href: link },
      paragraph(say('contested.next')),
    ],
    footnote: say('contested.why', { organization }),
  })
}
