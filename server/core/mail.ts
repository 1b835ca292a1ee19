import type { Tx } from './database.ts'
import type { Host } from './host.ts'

/** How mail leaves this server: by SMTP; into the local mailbox; or not at all, where the server is public and has no SMTP. */
export type Mail = {
  delivery: 'smtp' | 'mailbox' | 'none'
  /** Where the local mailbox can be read; null where there is none. */
  mailboxUrl: string | null
}

/** A mail to be written when it is sent: its kind and the id of what it is about. */
export type MailOrder = { kind: string; orgId: string | null; toAddress: string; subjectId: string }

export type WrittenMail = { subject: string; html: string; text: string }

/** Writes a mail of one kind; null where there is nothing left to say (the code was used, the invitation revoked). */
export type MailWriter = (
  order: MailOrder,
  context: { tx: Tx; host: Host; now: Date },
) => Promise<WrittenMail | null>
