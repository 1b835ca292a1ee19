import path from 'node:path'
import { v7 as newId } from 'uuid'
import type { Tx } from '../database/database.ts'
import type { Environment } from '../config/environment.ts'
import type { Host } from '../host.ts'
import type { EnqueueOptions } from '../jobs/job-queue.ts'
import type { Log } from '../observability/log.ts'
import type { MailboxFiles } from './mailbox-files.ts'
import type { Smtp } from './smtp.ts'
import { mails } from '../database/tables.ts'

/** How long the recipients of an organization's mails are known, and a stored mail is kept. */
export const mailRetentionDays = 30

/** How mail leaves this server: by SMTP; into the local mailbox; or not at all, where the server is public and has no SMTP. */
export type Mail = {
  delivery: 'smtp' | 'mailbox' | 'none'
  /** Where the local mailbox is, without the key that opens it; null where there is none. */
  mailboxUrl: string | null
  /** The mails that were kept for want of a mail server; null where there is one. */
  kept: (() => Promise<MailboxFiles>) | null
  /**
   * Hands a mail to the mail server, or keeps it as a file where there is none. Slow: never in a transaction.
   * @throws MailRefused where it can never be delivered, MailDelayed where it may be later.
   */
  carry(letter: Letter): Promise<'sent' | 'kept'>
  /** Closes the connections to the mail server. */
  close(): Promise<void>
}

/**
 * A mail to be written when it is sent: its kind and the id of what it is about. `isUrgent`: somebody waits for it at a
 * screen, so it skips the queue of, for example, a thousand invitations.
 */
export type MailOrder = {
  kind: string
  orgId: string | null
  toAddress: string
  subjectId: string
  isUrgent?: true
}

/** `unsubscribeUrl`: the address to which a mail program posts for its reader that they want no more such mail. */
export type WrittenMail = {
  subject: string
  html: string
  text: string
  unsubscribeUrl?: string
  /** The address for replies, which its holder has confirmed. */
  replyTo?: string
}

/**
 * Writes a mail of one kind; null where there is nothing left to say (the code was used, the invitation revoked).
 * `queuedAt`: when what it tells of was done.
 */
export type MailWriter = (
  order: Omit<MailOrder, 'isUrgent'> & { queuedAt: Date },
  context: { tx: Tx; host: Host; now: Date },
) => Promise<WrittenMail | null>

/** A written mail with its envelope. `id` names it for good: a second try of the same mail has the same Message-ID. */
export type Letter = WrittenMail & { id: string; kind: string; from: string; to: string; date: Date }

/** The mail of this server, as its settings ask; warns where a public server has no way to send any. */
export const openMail = (environment: Environment, log: Log): Mail => {
  if (environment.smtpUrl !== undefined) {
    const { smtpUrl } = environment
    let smtp: Promise<Smtp> | undefined
    // What speaks with mail servers is loaded with the first mail: a start need not wait for it.
    const open = async () => (await import('./smtp.ts')).openSmtp(smtpUrl)
    return {
      delivery: 'smtp',
      mailboxUrl: null,
      kept: null,
      carry: async (letter) => {
        smtp ??= open()
        await (await smtp).send(letter)
        return 'sent'
      },
      close: async () => (await smtp)?.close(),
    }
  }
  const folder = path.resolve(environment.dataDir, 'mail')
  const { isLocal, publicUrl } = environment
  if (!isLocal) {
    log.warn(
      { folder },
      'No SMTP_URL is set, so no mail leaves this server: nobody can receive a sign-in code. Mails are kept as files in this folder; set SMTP_URL and MAIL_FROM to send them',
    )
  }
  let opened: Promise<MailboxFiles> | undefined
  const kept = () =>
    (opened ??= import('./mailbox-files.ts').then(({ openMailboxFiles }) => openMailboxFiles(folder)))
  return {
    delivery: isLocal ? 'mailbox' : 'none',
    mailboxUrl: isLocal ? `${publicUrl}/mailbox` : null,
    kept,
    carry: async (letter) => {
      await (await kept()).keep(letter)
      return 'kept'
    },
    close: async () => {},
  }
}

/**
 * Stores that a mail is to be sent, in the caller's transaction: it leaves if and only if that commits, and
 * however long the mail server is away; `afterMs`: not before, unless its job is added once more. @returns the id of its row, whose state says what became of it.
 */
export const queueMail = async (
  { tx, now, host }: { tx: Tx; now: Date; host: Pick<Host, 'jobs'> },
  { isUrgent, ...order }: MailOrder,
  options: Pick<EnqueueOptions, 'afterMs'> = {},
): Promise<string> => {
  const mailId = newId()
  await tx.insert(mails).values({ ...order, id: mailId, state: 'queued', createdAt: now })
  await host.jobs.enqueue(tx, isUrgent ? 'urgent-mail' : 'mail', { mailId }, options)
  return mailId
}

/** The same for many mails that nobody waits for at a screen, in two statements for all. */
export const queueMails = async (
  { tx, now, host }: { tx: Tx; now: Date; host: Pick<Host, 'jobs'> },
  orders: readonly Omit<MailOrder, 'isUrgent'>[],
): Promise<void> => {
  if (orders.length === 0) return
  const rows = orders.map((order) => ({ ...order, id: newId(), state: 'queued' as const, createdAt: now }))
  await tx.insert(mails).values(rows)
  await host.jobs.enqueueAll(
    tx,
    'mail',
    rows.map(({ id }) => ({ mailId: id })),
  )
}
