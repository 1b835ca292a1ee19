import type { MailContent } from '../../core/mail-look/mail-content.ts'

type Facts = { at: string; device: string; address: string; sessionsLink: string; serverName: string }

/** The mail that says that somebody has signed in on a device that was not used before. */
export const newDeviceMail = ({ at, device, address, sessionsLink, serverName }: Facts): MailContent => ({
  subject: 'New device signed in to your Muster account',
  preview: `${device}, ${at}. If this was you, there is nothing to do.`,
  heading: 'A new device signed in as you',
  blocks: [
    { kind: 'paragraph', text: 'Your account was used on a device that we have not seen with it before.' },
    {
      kind: 'facts',
      facts: [
        { label: 'When', value: at },
        { label: 'Device', value: device },
        { label: 'Address', value: address },
      ],
    },
    { kind: 'paragraph', text: 'If this was you, there is nothing to do.' },
    {
      kind: 'paragraph',
      text: 'If it was not you, end that session now, and change the password of your mailbox and of any account that you sign in with: whoever came in could read the code that we mailed, or knew a password.',
    },
    { kind: 'action', label: 'Look at your sessions', href: sessionsLink },
  ],
  footnote: `You get this mail because somebody signed in to ${serverName} with this e-mail address. Mails like this one cannot be turned off: they protect your account.`,
})
