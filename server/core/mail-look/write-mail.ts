import { toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { WrittenMail } from '../mail.ts'

// The one that mail programs have known longest.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Makes both parts of a mail from one element (a `MailLayout`): the text part says what the HTML part says. */
export const writeMail = async (subject: string, mail: ReactElement): Promise<WrittenMail> => {
  // Not `render`: it streams, for which React turns on async hooks (Node 20) that then slow every promise of
  // the process down, for good.
  const html = doctype + renderToStaticMarkup(mail)
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    ],
  })
  return { subject, html, text: `${text.trim()}\n` }
}
