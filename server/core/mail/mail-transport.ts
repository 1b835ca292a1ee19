import path from 'node:path'
import type { Environment } from '../config/environment.ts'
import type { Log } from '../observability/log.ts'
import type { Letter } from './letter.ts'
import type { MailboxFiles } from './mailbox-files.ts'
import type { Smtp } from './smtp.ts'

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
