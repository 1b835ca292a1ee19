import type { MailContent } from '../../core/email-layout/email-content.ts'
import { withoutLinks } from '../../core/email-layout/unlink-names.ts'

/** The kind of the mails that take a message from the help centre to the support or the owner. */
export const supportMailKind = 'support'

type Facts = {
  /** Who wrote, and the confirmed address of their account. */
  name: string
  email: string
  role: string
  organizationName: string
  subject: string
  message: string
  /** Where in the product they were; empty where that is not known. */
  page: string
  /** Whether it goes to the server's support, and not to the owner. */
  isSupport: boolean
  serverName: string
}

/** The mail with which somebody asks for help. Answering it writes to who asked. */
export const supportMail = (facts: Facts): MailContent => {
  const { email, role, page, isSupport, serverName } = facts
  const name = withoutLinks(facts.name)
  const organizationName = withoutLinks(facts.organizationName)
  const subject = withoutLinks(facts.subject)
  return {
    // Supporters read English, as on all pages of owners and admins.
    language: 'en',
    subject: `${name} asks: ${subject}`.replaceAll(/\s+/g, ' '),
    preview: `A message from the help centre of ${serverName}.`,
    heading: [{ name }, ' asks for help'],
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'About', value: subject },
          { label: 'From', value: `${name}, ${email}` },
          { label: 'Organization', value: `${organizationName} (${role})` },
          ...(page === '' ? [] : [{ label: 'Written at', value: page }]),
        ],
      },
      { kind: 'said', text: withoutLinks(facts.message) },
      { kind: 'aside', text: ['Answer this mail to write to ', { name: email }, '.'] },
    ],
    footnote: isSupport
      ? `You get this mail because ${serverName} names your address for support (SUPPORT_EMAIL).`
      : [
          'You get this mail because you own ',
          { name: organizationName },
          ` on ${serverName}, and no other address is named for support there.`,
        ],
  }
}
