import { eq } from 'drizzle-orm'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { wordsFor } from '../people/mail-language.ts'
import { addressWords, deviceWords } from './device.ts'
import { newDeviceMail } from './new-device-mail.ts'
import { sessions } from './tables.ts'

/**
 * Writes mails of the kind 'new-device', also where the session has been ended since: whoever came in uninvited
 * may have ended it themselves.
 */
export const writeNewDeviceMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, subjectId))
  if (!session) return null
  const { publicUrl } = host.environment
  const words = await wordsFor(tx, { orgId, toAddress }, now)
  return writeMail(
    newDeviceMail(words, {
      at: words.momentOfWeek(session.createdAt),
      device: deviceWords(words, session),
      address: addressWords(words, session),
      sessionsLink: `${publicUrl}/#/account?section=sessions`,
      serverName: new URL(publicUrl).host,
    }),
  )
}
