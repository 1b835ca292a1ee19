import type { Letter } from '../core/mail/letter.ts'

/** A mail to somebody, as it is handed to a mail server. */
export const letter: Letter = {
  id: 'a',
  kind: 'code',
  from: 'muster@example.test',
  to: 'somebody@example.test',
  date: new Date(),
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
}
