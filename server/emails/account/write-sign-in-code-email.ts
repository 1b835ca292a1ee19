import { and, eq } from 'drizzle-orm'
import { mailWords } from '../../core/email-layout/email-texts.ts'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { latestPast } from '../../core/time/cooldown.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { codeMail } from './sign-in-code-email.ts'
import { oneTimeCodes } from '../../schema/accounts.ts'

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
  // The person who asks reads the mail next, on the device that they chose a language on.
  const words =
    code.language === null ? await mailWordsFor(tx, { orgId, toAddress }, now) : mailWords(code.language)
  return renderMail(
    codeMail(words, {
      code: host.secrets.oneTimeCode(subjectId, code.digits),
      serverName: new URL(host.environment.publicUrl).host,
    }),
  )
}
