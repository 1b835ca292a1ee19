import { and, eq } from 'drizzle-orm'
import { limits } from '../../../contract/shapes/limits.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { latestPast } from '../../core/time/cooldown.ts'
import { oneTimeCodes } from '../../schema/accounts.ts'
import { paragraph } from '../blocks.ts'
import { defineEmail } from '../define-email.ts'

type Facts = {
  code: string
  /** Where it was asked for, so that a person can tell. */
  serverName: string
  /** As chosen on the device that asked: the person who reads the mail holds it. Null where none was chosen. */
  language: LanguageCode | null
}

/** The digits of a long code in groups, as they are read and typed; the page takes them with the spaces. */
const grouped = (code: string): string =>
  code.length <= 6 ? code : (code.match(code.length === 10 ? /.{5}/g : /.{4}/g) ?? []).join(' ')

/**
 * To the address with which somebody signs in: a one-time code, unless it would not be taken any more (used, replaced,
 * expired). The subject does not hold the code: mail servers log subjects.
 */
export const signInCodeEmail = defineEmail<Facts>({
  kind: 'code',
  chosenLanguage: ({ language }) => language,

  read: async ({ subjectId, toAddress }, { tx, host, now }) => {
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
    return {
      code: host.secrets.oneTimeCode(subjectId, code.digits),
      serverName: new URL(host.environment.publicUrl).host,
      language: code.language,
    }
  },

  compose: ({ language, say, line, apart }, { code, serverName }) => {
    const minutes = line('counted.minutes', { count: limits.otpMinutes })
    return {
      language,
      subject: line('code.subject'),
      preview: line('code.preview', { code: grouped(code), minutes }),
      heading: say('code.heading'),
      blocks: [
        paragraph(say('code.type')),
        { kind: 'code', code: grouped(code) },
        paragraph(say('code.good', { minutes })),
        { kind: 'aside', text: say('code.ignore') },
      ],
      footnote: say('code.why', { server: apart(serverName) }),
    }
  },
})
