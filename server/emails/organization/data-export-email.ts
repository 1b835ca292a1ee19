import type { MailContent } from '../../core/email-layout/email-content.ts'
import type { MailKey, MailWords } from '../../core/email-layout/email-texts.ts'

/** How far an export came, as the mail of it says: `begun` where its end is not known, as after a server was killed. */
export type ExportOutcome = 'begun' | 'whole' | 'stopped'

/** The kinds of the mails that tell an owner of an export of everything, each about an entry of the audit log. */
export const exportMailKinds: Readonly<Record<ExportOutcome, string>> = {
  begun: 'organization-export-begun',
  whole: 'organization-exported',
  stopped: 'organization-export-stopped',
}

type Facts = {
  organizationName: string
  /** Who did it; null where they are not known any more. */
  by: string | null
  /** When, in words. */
  at: string
  end: ExportOutcome
  /** What had left of a stopped one: the names of its parts. */
  left: readonly string[]
  links: { sessions: string; audit: string }
  serverName: string
}

const keys: Readonly<Record<ExportOutcome, { subject: MailKey; said: MailKey; why: MailKey }>> = {
  begun: { subject: 'exported.subjectBegun', said: 'exported.saidBegun', why: 'exported.whyBegun' },
  whole: { subject: 'exported.subject', said: 'exported.said', why: 'exported.why' },
  stopped: { subject: 'exported.subjectStopped', said: 'exported.saidStopped', why: 'exported.whyBegun' },
}

/** What of people's data is in what has left. */
const whatLeft = ({ say, listed, apart }: MailWords, { end, left }: Facts) => {
  if (end !== 'stopped') return [say('exported.holds')]
  if (left.length === 0) return [say('exported.leftNothing')]
  return [say('exported.left', { files: listed(left.map(apart)) }), say('exported.holdsPart')]
}

/** The mail that tells an owner that everything of the organization is or was downloaded with their account, or how much of it. */
export const exportMail = (words: MailWords, facts: Facts): MailContent => {
  const { language, say, line, apart } = words
  const { organizationName: organization, at: moment, links, serverName } = facts
  const { subject, said, why } = keys[facts.end]
  return {
    language,
    subject: line(subject, { organization }),
    preview: line('frame.doneOn', { moment }),
    heading: say(subject, { organization }),
    blocks: [
      { kind: 'paragraph', text: say(said, { by: facts.by ?? organization, organization }) },
      ...whatLeft(words, facts).map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'paragraph', text: say('frame.doneOn', { moment }) },
      { kind: 'paragraph', text: say('frame.wasYou') },
      { kind: 'paragraph', text: say('exported.notYou') },
      { kind: 'action', label: say('exported.sessionsLink'), href: links.sessions },
      {
        kind: 'aside',
        text: say('exported.audit', { organization }),
        link: { label: line('exported.auditLink'), href: links.audit },
      },
    ],
    footnote: say(why, { organization, server: apart(serverName) }),
  }
}
