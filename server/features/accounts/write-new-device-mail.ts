import { eq } from 'drizzle-orm'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { addressWords, deviceWords } from './device.ts'
import { newDeviceMail } from './new-device-mail.ts'
import { sessions } from './tables.ts'

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/**
 * Writes mails of the kind 'new-device', also where the session has been ended since: whoever came in uninvited
 * may have ended it themselves.
 */
export const writeNewDeviceMail: MailWriter = async ({ subjectId }, { tx, host }) => {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, subjectId))
  if (!session) return null
  const { publicUrl } = host.environment
  return writeMail(
    newDeviceMail({
      at: `${moment.format(session.createdAt)} UTC`,
      device: deviceWords(session),
      address: addressWords(session),
      sessionsLink: `${publicUrl}/#/account?section=sessions`,
      serverName: new URL(publicUrl).host,
    }),
  )
}
