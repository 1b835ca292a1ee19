import type { ReactNode } from 'react'
import { MailButton, MailLayout, MailLink, MailParagraph } from '../../core/mail-look/layout.tsx'
import { writeMail } from '../../core/mail-look/write-mail.ts'
import type { WrittenMail } from '../../core/mail.ts'

/** What the mail of an invitation tells. */
export type InvitationMailFacts = {
  /** Null where it is not known yet. */
  name: string | null
  inviterName: string
  organizationName: string
  /** Where the questionnaire is answered ... */
  inviteLink: string
  /** ... and where who has answered it can join with an account. */
  joinLink: string
  /** The last day of the link, in words. */
  until: string
  questions: number
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The mail that invites a person to the questionnaire (specification point 1). */
export const invitationMail = (facts: InvitationMailFacts): Promise<WrittenMail> => {
  const { inviterName, organizationName, inviteLink, questions } = facts
  return writeMail(
    oneLine(`${inviterName} invites you to ${organizationName}'s questionnaire`),
    <Frame
      facts={facts}
      preview={`${questions} questions about your work, about 15 minutes, no account needed.`}
      heading={`${organizationName} would like to hear from you`}
    >
      <MailParagraph>
        {inviterName} invites you to a questionnaire about your work at {organizationName}: what you do, how
        it goes, and what would make it better.
      </MailParagraph>
      <MailParagraph>
        It has {questions} questions and takes about 15 minutes. You need no account, you can answer on a
        phone, and you can stop at any point and go on later.
      </MailParagraph>
      <MailButton href={inviteLink}>Answer the questions</MailButton>
      <LinkAsText href={inviteLink} />
      <MailParagraph isQuiet>
        Your answers are not anonymous. The owners and admins of {organizationName} can read them, and reports
        about your work and about the organization are made from them.
      </MailParagraph>
    </Frame>,
  )
}

/** The mail to somebody who has answered already: what is left for them is to join with an account. */
export const joinMail = (facts: InvitationMailFacts): Promise<WrittenMail> => {
  const { inviterName, organizationName, joinLink } = facts
  return writeMail(
    oneLine(`${inviterName} invites you to join ${organizationName}`),
    <Frame
      facts={facts}
      preview="You have answered the questionnaire already. Here is how to join."
      heading={`Join ${organizationName}`}
    >
      <MailParagraph>
        {inviterName} invites you to {organizationName}. You have answered the questionnaire already, so there
        is nothing more to fill in. If you would like to, join with an account of your own: sign in with this
        e-mail address.
      </MailParagraph>
      <MailButton href={joinLink}>Join {organizationName}</MailButton>
      <LinkAsText href={joinLink} />
    </Frame>,
  )
}

const Frame = ({
  facts,
  preview,
  heading,
  children,
}: {
  facts: InvitationMailFacts
  preview: string
  heading: string
  children: ReactNode
}) => (
  <MailLayout
    preview={preview}
    heading={heading}
    footnote={`You get this mail because ${facts.inviterName} entered your e-mail address for ${facts.organizationName}. If you do not know them, you can ignore it.`}
  >
    <MailParagraph>{facts.name === null ? 'Hello,' : `Hello ${facts.name},`}</MailParagraph>
    {children}
    <MailParagraph isQuiet>
      The link is yours alone and is good until {facts.until}. Please do not pass it on.
    </MailParagraph>
  </MailLayout>
)

const LinkAsText = ({ href }: { href: string }) => (
  <MailParagraph isQuiet>
    If the button does not work, open this link: <MailLink href={href} />
  </MailParagraph>
)
