import type { MailBlock, MailText } from '../core/email-layout/email-content.ts'
import type { MailWords } from '../core/email-layout/email-texts.ts'

export const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

/** The first line of a mail to a person; `name` is null where it is not known. */
export const greeting = ({ say }: MailWords, name: string | null): MailBlock =>
  paragraph(name === null ? say('frame.hello') : say('frame.helloName', { name }))
