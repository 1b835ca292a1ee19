import type { MailContent } from '../../core/email-layout/email-content.ts'
import type { MailWords } from '../../core/email-layout/email-texts.ts'

type Facts = { at: string; device: string; address: string; sessionsLink: string; serverName: string }

/** The mail that says that somebody has signed in on a device that was not used before. */
export const newDeviceMail = (
  { language, say, line, apart }: MailWords,
  { at, device, address, sessionsLink, serverName }: Facts,
): MailContent => ({
  language,
  subject: line('newDevice.subject'),
  preview: line('newDevice.preview', { device, moment: at }),
  heading: say('newDevice.heading'),
  blocks: [
    { kind: 'paragraph', text: say('newDevice.what') },
    {
      kind: 'facts',
      facts: [
        { label: line('frame.when'), value: at },
        { label: line('frame.device'), value: device },
        { label: line('frame.address'), value: address },
      ],
    },
    { kind: 'paragraph', text: say('frame.wasYou') },
    { kind: 'paragraph', text: say('newDevice.notYou') },
    { kind: 'action', label: say('newDevice.sessions'), href: sessionsLink },
  ],
  footnote: say('newDevice.why', { server: apart(serverName) }),
})
