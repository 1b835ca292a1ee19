import { and, eq } from 'drizzle-orm'
import { mailWords } from '../../core/mail-look/mail-words.ts'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { MailWriter } from '../../core/mail.ts'
import { latestPast } from '../../core/pauses.ts'
import { wordsFor } from '../people/mail-language.ts'
import { codeMail } from './code-mail.ts'
import { oneTimeCodes } from './tables.ts'

/** Writes mails of the kind 'code'. A code that would not be taken (used, replaced, expired) is not sent any more. */
export const writeCodeMail: MailWriter = async ({ orgId, subjectId, toAddress }, { tx, host, now }) => {
  const [code] = await tx
    .select({
      createdAt: oneTimeCodes.createdAt,
      expiresAt: oneTimeCodes.expiresAt,
      digits: oneTimeCodes.digits,
      usedAt: oneTimeCodes.usedAt,
      language: oneTimeCodes.language,
    })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, toAddress), eq(oneTimeCodes.id, subjectId)))
  if (!code || code.usedAt || code.expiresAt <= now || code.createdAt > latestPast(now)) return null
  // Whoever asks reads the mail next, on the device that they chose a language on.
  const words =
    code.language === null ? await wordsFor(tx, { orgId, toAddress }, now) : mailWords(code.language)
  return writeMail(
    codeMail(words, {
      code: host.secrets.oneTimeCode(subjectId, code.digits),
      serverName: new URL(host.environment.publicUrl).host,
    }),
  )
}
