import type { MailBlock, MailContent, MailText } from '../../core/mail-look/mail-content.ts'

/** What mails about a report tell: never a score, a grade or a word of it, for others may look at a mailbox. */

type Facts = {
  /** Whom it is written to; null where that is not known. */
  name: string | null
  /** Who took the step; null where they are not known any more. */
  by: string | null
  organizationName: string
  /** The day of it, in words. */
  at: string
  /** Where the report is read, or, without an account, where one is had. */
  link: string
}

const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text })

const framed = (
  { name, organizationName }: Facts,
  mail: Omit<MailContent, 'footnote'>,
  why: string,
): MailContent => ({
  ...mail,
  subject: mail.subject.replaceAll(/\s+/g, ' '),
  blocks: [paragraph(name === null ? 'Hello,' : ['Hello ', { name }, ',']), ...mail.blocks],
  footnote: [
    `You get this mail because ${why} `,
    { name: organizationName },
    '. Mails like this one cannot be turned off: they tell you of a report about you, or of what its person says to it.',
  ],
})

/** How whom a report is about comes to it. */
export type WayIn = 'account' | 'invitation' | 'none'

const toReport = ({ link, organizationName }: Facts, way: WayIn): MailBlock[] => {
  const organization = { name: organizationName }
  if (way === 'account') {
    return [
      { kind: 'action', label: 'Open your report', href: link },
      { kind: 'aside', text: 'Sign in with the account that you have there.' },
    ]
  }
  if (way === 'invitation') {
    return [
      paragraph(
        'To read it you need an account, so that nobody else can: sign in with this e-mail address, the one that this mail came to. A code is sent to it; you need no password.',
      ),
      { kind: 'action', label: ['Join ', organization, ' and open your report'], href: link },
      { kind: 'aside', text: 'The link is yours alone. Please do not pass it on.' },
    ]
  }
  return [
    paragraph([
      'To read it you need an account at ',
      organization,
      ', so that nobody else can, and your invitation has run out. Ask whoever invited you to invite you again, and sign in with this e-mail address then, the one that this mail came to.',
    ]),
    { kind: 'action', label: 'Open Muster', href: link },
  ]
}

/** To whom a report is about: it was released, by whom, and what they can do. */
export const releasedMail = (facts: Facts, way: WayIn): MailContent => {
  const { by, organizationName, at } = facts
  const organization = { name: organizationName }
  return framed(
    facts,
    {
      subject: `Your report at ${organizationName} is there`,
      preview: 'It was made from what you answered, and somebody has looked at it.',
      heading: ['Your report at ', organization, ' is there'],
      blocks: [
        paragraph([
          { name: by ?? organizationName },
          ` released the report on ${at} that was made from your answers to the questionnaire. It is about your work as you described it yourself.`,
        ]),
        ...toReport(facts, way),
        paragraph(
          'There you see who looked at it and why they released it, and every grade with the answers that it comes from. You can say that you have read it, or what you see differently: whoever released it is told, and answers you.',
        ),
      ],
    },
    'you answered the questionnaire of',
  )
}

/** To whom a report is about: somebody wrote back to what they see differently. */
export const answeredMail = (facts: Facts, way: WayIn): MailContent => {
  const { by, organizationName, at } = facts
  const organization = { name: organizationName }
  return framed(
    facts,
    {
      subject: `There is a reply to what you said about your report at ${organizationName}`,
      preview: 'You wrote what you see differently. Somebody has replied.',
      heading: ['You have a reply about your report at ', organization],
      blocks: [
        paragraph([
          { name: by ?? organizationName },
          ` replied on ${at} to what you wrote about your report. The reply stands beside it.`,
        ]),
        ...toReport(facts, way),
      ],
    },
    'you contested your report at',
  )
}

/** To whoever released a report: its person sees it differently. */
export const contestedMail = (facts: Facts, person: string): MailContent => {
  const { organizationName, at, link } = facts
  const organization = { name: organizationName }
  return framed(
    facts,
    {
      subject: `${person} sees their report at ${organizationName} differently`,
      preview: 'They wrote why. They expect a reply from you.',
      heading: [{ name: person }, ' sees their report differently'],
      blocks: [
        paragraph([
          { name: person },
          ` contested their report at `,
          organization,
          ` on ${at} and wrote what they see differently. Read it, look at the report again, and reply to them.`,
        ]),
        { kind: 'action', label: 'Open the report', href: link },
        paragraph(
          'If they are right, take the report back, edit it or make it anew, and release it again. What was released before stays in its history.',
        ),
      ],
    },
    'you released this report, or own',
  )
}
