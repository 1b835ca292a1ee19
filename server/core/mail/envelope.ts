import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './letter.ts'

const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** RFC 8058: one press in the mail program, which posts to the address. */
const unsubscribing = (url: string | undefined) =>
  url !== undefined && {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }

/** A letter as nodemailer takes it. The recipient is never parsed: one mail goes to one address. */
export const envelopeOf = (letter: Letter): SendMailOptions => ({
  from: letter.from,
  to: { name: '', address: letter.to },
  ...(letter.replyTo !== undefined && { replyTo: { name: '', address: letter.replyTo } }),
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  date: letter.date,
  messageId: `<${letter.id}@${domainOf(letter.from)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(letter.unsubscribeUrl) },
})
