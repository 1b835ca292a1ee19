import path from 'node:path'
import { v7 as newId } from 'uuid'
import type { Tx } from './database.ts'
import type { Environment } from './environment.ts'
import type { Host } from './host.ts'
import type { Log } from './log.ts'
import { keepMail } from './mail/kept-mails.ts'
import { openSmtp } from './mail/smtp.ts'
import { mails } from './tables.ts'

/** How mail leaves this server: by SMTP; into the local mailbox; or not at all, where the server is public and has no SMTP. */
export type Mail = {
  delivery: 'smtp' | 'mailbox' | 'none'
  /** Where the local mailbox can be read; null where there is none. */
  mailboxUrl: string | null
  /**
   * Hands a mail to the mail server, or keeps it as a file where there is none. Slow: never in a transaction.
   * @throws MailRefused where it can never be delivered, MailDelayed where it may be later.
   */
  carry(letter: Letter): Promise<'sent' | 'kept'>
  /** Closes the connections to the mail server. */
  close(): void
}

/**
 * A mail to be written when it is sent: its kind and the id of what it is about. `isUrgent`: somebody waits
 * for it at a screen, so it does not stand in line behind a thousand invitations.
 */
export type MailOrder = {
  kind: string
  orgId: string | null
  toAddress: string
  subjectId: string
  isUrgent?: true
}

export type WrittenMail = { subject: string; html: string; text: string }

/** Writes a mail of one kind; null where there is nothing left to say (the code was used, the invitation revoked). */
export type MailWriter = (
  order: Omit<MailOrder, 'isUrgent'>,
  context: { tx: Tx; host: Host; now: Date },
) => Promise<WrittenMail | null>

/** A written mail with its envelope. `id` names it for good: a second try of the same mail has the same Message-ID. */
export type Letter = WrittenMail & { id: string; from: string; to: string; date: Date }

/** The folder of the mails that were kept instead of sent. */
export const keptMailsFolder = (environment: Pick<Environment, 'dataDir'>): string =>
  path.resolve(environment.dataDir, 'mail')

/** The mail of this server, as its settings ask; warns where a public server has no way to send any. */
export const openMail = (environment: Environment, log: Log): Mail => {
  if (environment.smtpUrl !== undefined) {
    const smtp = openSmtp(environment.smtpUrl)
    return {
      delivery: 'smtp',
      mailboxUrl: null,
      carry: async (letter) => {
        await smtp.send(letter)
        return 'sent'
      },
      close: () => smtp.close(),
    }
  }
  const folder = keptMailsFolder(environment)
  const { isLocal, publicUrl } = environment
  if (!isLocal) {
    log.warn(
      { folder },
      'No SMTP_URL is set, so no mail leaves this server: nobody can receive a sign-in code. Mails are kept as files in this folder; set SMTP_URL and MAIL_FROM to send them',
    )
  }
  return {
    delivery: isLocal ? 'mailbox' : 'none',
    mailboxUrl: isLocal ? `${publicUrl}/mailbox` : null,
    carry: async (letter) => {
      await keepMail(folder, letter)
      return 'kept'
    },
    close: () => {},
  }
}

/**
 * Stores that a mail is to be sent, in the caller's transaction: it leaves if and only if that commits, and
 * however long the mail server is away. @returns the id of its row, whose state says what became of it.
 */
export const queueMail = async (
  { tx, now, host }: { tx: Tx; now: Date; host: Pick<Host, 'jobs'> },
  { isUrgent, ...order }: MailOrder,
): Promise<string> => {
  const mailId = newId()
  await tx.insert(mails).values({ ...order, id: mailId, state: 'queued', createdAt: now })
  await host.jobs.enqueue(tx, isUrgent ? 'urgent-mail' : 'mail', { mailId })
  return mailId
}
