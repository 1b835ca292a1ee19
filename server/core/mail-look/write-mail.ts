import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { WrittenMail } from '../mail.ts'

/** Makes both parts of a mail from one element (a `MailLayout`): the text part says what the HTML part says. */
export const writeMail = async (subject: string, mail: ReactElement): Promise<WrittenMail> => {
  const html = await render(mail)
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    ],
  })
  return { subject, html, text: `${text.trim()}\n` }
}
