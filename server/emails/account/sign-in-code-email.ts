import { limits } from '../../../contract/shapes/fields.ts'
import type { MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'

/** The digits of a long code in groups, as they are read and typed; the page takes them with the spaces. */
const grouped = (code: string): string =>
  code.length <= 6 ? code : (code.match(code.length === 10 ? /.{5}/g : /.{4}/g) ?? []).join(' ')

/** The mail with a one-time code. `serverName`: where it was asked for, so that a person can tell. The subject
 * does not hold the code: mail servers log subjects. */
export const codeMail = (
  { language, say, line, apart }: MailWords,
  { code, serverName }: { code: string; serverName: string },
): MailContent => {
  const minutes = line('counted.minutes', { count: limits.otpMinutes })
  return {
    language,
    subject: line('code.subject'),
    preview: line('code.preview', { code: grouped(code), minutes }),
    heading: say('code.heading'),
    blocks: [
      { kind: 'paragraph', text: say('code.type') },
      { kind: 'code', code: grouped(code) },
      { kind: 'paragraph', text: say('code.good', { minutes }) },
      { kind: 'aside', text: say('code.ignore') },
    ],
    footnote: say('code.why', { server: apart(serverName) }),
  }
}
