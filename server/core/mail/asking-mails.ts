import type { MailKind } from '../../../contract/shapes/mail-kinds.ts'
import { dayMs } from '../time/durations.ts'

/** How long a mail counts for what an address may be sent. */
export const askingDayMs = dayMs

/** A mail with the way back to answers that are open again: to one person, or to everybody in a new cycle. */
export type ReopeningMail = 'reopened' | 'asked-again'
/** To a member whose account has another address than their record, the same goes out as a kind of its own. */
export const accountMailKind = (mail: ReopeningMail) => `${mail}-account` as const
const reopeningMails: readonly ReopeningMail[] = ['reopened', 'asked-again']

/** Their kinds. */
export const reopeningMailKinds: readonly MailKind[] = reopeningMails.flatMap((mail) => [
  mail,
  accountMailKind(mail),
])

/** The kinds of all mails that ask for answers. */
export const askingMailKinds: readonly MailKind[] = ['invitation', 'reminder', ...reopeningMailKinds]
