import { limits } from '../../../contract/fields.ts'
import type { MailContent } from '../../core/mail-look/mail-content.ts'

/** The mail with a one-time code. `serverName`: where it was asked for, so that a person can tell. The subject
 * does not hold the code: mail servers log subjects. */
export const codeMail = ({ code, serverName }: { code: string; serverName: string }): MailContent => ({
  subject: 'Your Muster sign-in code',
  preview: `${code} is your code. It is good for ${limits.otpMinutes} minutes.`,
  heading: 'Your sign-in code',
  blocks: [
    { kind: 'paragraph', text: 'Type this code on the page where you asked for it:' },
    { kind: 'code', code },
    {
      kind: 'paragraph',
      text: `It is good for ${limits.otpMinutes} minutes and can be used once. Nobody from Muster will ever ask you for it.`,
    },
    {
      kind: 'aside',
      text: 'If you did not ask for a code, you can ignore this mail: without the code nobody can sign in as you.',
    },
  ],
  footnote: `You get this mail because somebody typed this e-mail address on the sign-in page of ${serverName}.`,
})
