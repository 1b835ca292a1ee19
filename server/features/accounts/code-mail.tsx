import { limits } from '../../../contract/fields.ts'
import { MailCode, MailLayout, MailParagraph } from '../../core/mail-look/layout.tsx'

/** The mail with a one-time code. `serverName`: where it was asked for, so that a person can tell. */
export function CodeMail({ code, serverName }: { code: string; serverName: string }) {
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
