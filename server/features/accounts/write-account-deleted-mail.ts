import { eq } from 'drizzle-orm'
import { momentInWords } from '../../core/mail-look/moment-in-words.ts'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { accountDeletedMail } from './account-deleted-mail.ts'
import { addressWords, deviceWords } from './device.ts'
import { sessions } from './tables.ts'

/** Writes mails of the kind 'account-deleted', also where somebody has signed in with the address again since. */
export const writeAccountDeletedMail: MailWriter = async (
  { subjectId, toAddress, queuedAt },
  { tx, host },
) => {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, subjectId))
  if (!session) return null
  const { publicUrl, supportEmail } = host.environment
  return writeMail(
    accountDeletedMail({
      at: momentInWords(queuedAt),
      device: deviceWords(session),
      address: addressWords(session),
      email: toAddress,
      support: supportEmail,
      loginLink: `${publicUrl}/#/login`,
      serverName: new URL(publicUrl).host,
    }),
  )
}
