import { eq } from 'drizzle-orm'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { accountDeletedMail } from './account-deleted-email.ts'
import { addressWords, deviceWords } from '../../features/accounts/sessions/device.ts'
import { sessions } from '../../schema/accounts.ts'

/** Writes mails of the kind 'account-deleted', also where somebody has signed in with the address again since. */
export const writeAccountDeletedMail: MailWriter = async (
  { orgId, subjectId, toAddress, queuedAt },
  { tx, host, now },
) => {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, subjectId))
  if (!session) return null
  const { publicUrl, supportEmail } = host.environment
  const words = await mailWordsFor(tx, { orgId, toAddress }, now)
  return renderMail(
    accountDeletedMail(words, {
      at: words.moment(queuedAt),
      device: deviceWords(words, session),
      address: addressWords(words, session),
      email: toAddress,
      support: supportEmail,
      loginLink: `${publicUrl}/#/login`,
      serverName: new URL(publicUrl).host,
    }),
  )
}
