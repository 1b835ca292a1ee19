import type { WrittenMail } from '../mail.ts'
import { type MailContent, textOfMail } from './mail-content.ts'

/** Makes both parts of a mail. What renders HTML is loaded with the first mail: a start need not wait for it. */
export const writeMail = async (content: MailContent): Promise<WrittenMail> => {
  const { htmlOfMail } = await import('./mail-html.tsx')
  return { subject: content.subject, html: htmlOfMail(content), text: textOfMail(content) }
}
