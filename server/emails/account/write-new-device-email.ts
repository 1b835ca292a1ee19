import { eq } from 'drizzle-orm'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { addressWords, deviceWords } from '../../features/accounts/sessions/device.ts'
import { newDeviceMail } from './new-device-email.ts'
import { sessions } from '../../schema/accounts.ts'

/**
 * Writes mails of the kind 'new-device', also where the session has been ended since: an intruder may have ended it
 * themselves.
 */
export const writeNewDeviceMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, subjectId))
  if (!session) return null
  const { publicUrl } = host.environment
  const words = await mailWordsFor(tx, { orgId, toAddress }, now)
  return renderMail(
    newDeviceMail(words, {
      at: words.momentOfWeek(session.createdAt),
      device: deviceWords(words, session),
      address: addressWords(words, session),
      sessionsLink: `${publicUrl}/#/account?section=sessions`,
      serverName: new URL(publicUrl).host,
    }),
  )
}
