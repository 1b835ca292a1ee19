import type { Environment } from '../../core/config/environment.ts'
import { MailDelayed } from '../../core/mail/delivery-failures.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

/** Whether mail could leave: connects and signs in, and sends nothing. */
export const checkMail = async ({
  smtpUrl,
  isLocal,
  publicUrl,
}: Pick<Environment, 'smtpUrl' | 'isLocal' | 'publicUrl'>): Promise<Finding> => {
  if (smtpUrl === undefined) {
    return isLocal
      ? ok('Mail', `kept as files, to be read at ${publicUrl}/mailbox with the key that the start prints`)
      : warning('Mail', 'none leaves this server, so nobody receives a code: set SMTP_URL and MAIL_FROM.')
  }
  const { openSmtp } = await import('../../core/mail/smtp.ts')
  const { host } = new URL(smtpUrl)
  const smtp = openSmtp(smtpUrl)
  try {
    await smtp.check()
    return ok('Mail', `${host} takes mail from this server`)
  } catch (error) {
    const why = error instanceof MailDelayed ? error.sentence : 'It takes no mail from this server.'
    return wrong(
      'Mail',
      `${host}: ${why} Look at SMTP_URL (smtps:// is for a port that begins with TLS, mostly 465; smtp:// for any other), or at that server.`,
    )
  } finally {
    smtp.close()
  }
}
