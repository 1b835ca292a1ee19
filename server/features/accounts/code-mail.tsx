import { limits } from '../../../contract/fields.ts'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { WrittenMail } from '../../core/mail.ts'
import { MailCode, MailLayout, MailParagraph } from '../../core/mail-look/layout.tsx'

type Content = { code: string; serverName: string }

/** The mail with a one-time code. `serverName`: where it was asked for, so that a person can tell. The subject
 * does not hold the code: mail servers log subjects. */
export const codeMail = (content: Content): Promise<WrittenMail> =>
  writeMail('Your Muster sign-in code', <CodeMail {...content} />)

function CodeMail({ code, serverName }: Content) {
  return (
    <MailLayout
      preview={`${code} is your code. It is good for ${limits.otpMinutes} minutes.`}
      heading="Your sign-in code"
      footnote={`You get this mail because somebody typed this e-mail address on the sign-in page of ${serverName}.`}
    >
      <MailParagraph>Type this code on the page where you asked for it:</MailParagraph>
      <MailCode>{code}</MailCode>
      <MailParagraph>
        It is good for {limits.otpMinutes} minutes and can be used once. Nobody from Muster will ever ask you
        for it.
      </MailParagraph>
      <MailParagraph isQuiet>
        If you did not ask for a code, you can ignore this mail: without the code nobody can sign in as you.
      </MailParagraph>
    </MailLayout>
  )
}
