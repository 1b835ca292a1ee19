import type { WrittenMail } from '../mail/mail-queue.ts'
import { type MailContent, textOfMail } from './email-content.ts'

/** Makes both parts of a mail. What renders HTML is loaded with the first mail: a start need not wait for it. */
export const writeMail = async (content: MailContent): Promise<WrittenMail> => {
  const { htmlOfMail } = await import('./email-html.tsx')
  return { subject: content.subject, html: htmlOfMail(content), text: textOfMail(content) }
}
