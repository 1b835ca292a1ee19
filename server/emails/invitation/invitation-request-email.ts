import type { MailContent } from '../../core/email-layout/email-content.ts'

type Facts = {
  /** Who asks, as the list of people has them, and the confirmed address that they signed in with. */
  name: string
  email: string
  organizationName: string
  hasReport: boolean
  /** The name of the recipient. */
  reader: string
  /** Where they are invited. */
  link: string
}

/**
 * The mail to a member who can invite, saying that somebody asks for an invitation. A reply goes to the person who
 * asked.
 */
export const invitationRequestMail = ({
  name,
  email,
  organizationName,
  hasReport,
  reader,
  link,
}: Facts): MailContent => ({
  // Inviters read English, as on all pages of owners and admins.
  language: 'en',
  subject: `${name} asks for an invitation to ${organizationName}`.replaceAll(/\s+/g, ' '),
  preview: 'They are in the list of people, and have no invitation that is good now.',
  heading: [{ name }, ' asks for an invitation'],
  blocks: [
    { kind: 'paragraph', text: ['Hello ', { name: reader }, ','] },
    {
      kind: 'paragraph',
      text: [
        { name },
        ' is in the list of people of ',
        { name: organizationName },
        ' and has no invitation that is good now. They signed in as ',
        { name: email },
        ', and were told that something waits for them',
        hasReport ? ': a report about them is released.' : '.',
      ],
    },
    { kind: 'action', label: ['See ', { name }, ' in the list of people'], href: link },
    {
      kind: 'aside',
      text: 'Send them an invitation there. Where you do not want to, nothing happens: asking lets nobody in. They can ask once a day.',
    },
  ],
  footnote: [
    'You get this mail because you can invite people to ',
    { name: organizationName },
    '. Mails like this one cannot be turned off.',
  ],
})
