import type { WrittenMail } from '../mail/letter.ts'
import { type MailContent, renderMailText } from './email-content.ts'

/** Makes both parts of a mail. What renders HTML is loaded with the first mail: a start need not wait for it. */
export const renderMail = async (content: MailContent): Promise<WrittenMail> => {
  const { renderMailHtml } = await import('./email-html.tsx')
  return { subject: content.subject, html: renderMailHtml(content), text: renderMailText(content) }
}
