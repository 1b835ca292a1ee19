import './invitation-card.css'
import { Button, Group, Stack, Text } from '@mantine/core'
import { Printer } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { createPortal } from 'react-dom'
import { minutesToAnswer } from '../../../insights/questionnaire.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { joinLinkOf } from './join-link.ts'

type Who = {
  name: string
  organizationName: string
  /** They are invited as an admin. */
  isAdmin: boolean
  invitation: { inviteLink: string; code: string; expiresAt: string }
}

const day = (instant: string) => new Date(instant).toLocaleDateString(undefined, { dateStyle: 'long' })

/** "ABCD-EFGH-JKMN-PQRS": as a code is best typed. */
const inFours = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** Dark on light in the dark theme, too: that is what cameras read. */
const Code = ({ name, invitation }: Pick<Who, 'name' | 'invitation'>) => (
  <span className="invitation-code">
    <QRCodeSVG
      value={invitation.inviteLink}
      title={`QR code of the link of ${name}`}
      level="M"
      marginSize={4}
      size={208}
    />
  </span>
)

/** The link of an invitation as text and as a QR code, and the card of it for people without e-mail at work. */
export default function InvitationCard({ onClose, ...who }: Who & { onClose: () => void }) {
  const { name, invitation, isAdmin } = who
  return (
    <Stack align="center">
      <Code name={name} invitation={invitation} />
      <Text size="sm" ta="center" className="invitation-card__link">
        {invitation.inviteLink}
      </Text>
      <Text size="sm" c="dimmed" ta="center">
        Good until {day(invitation.expiresAt)}. Sending it again makes it good for another 14 days. Whoever
        has this link answers as {name}: give it to nobody else. What is begun with it opens on that device
        alone; the link in the mail goes on anywhere.
      </Text>
      <Group gap="xs" justify="center">
        <CopyButton
          value={invitation.inviteLink}
          label="Copy link"
          name={`Copy the link of ${name}`}
          size="sm"
        />
        {isAdmin && (
          <CopyButton
            value={joinLinkOf(invitation.inviteLink)}
            label="Copy link to join as an admin"
            name={`Copy the link with which ${name} joins`}
            size="sm"
          />
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<Printer size={14} aria-hidden />}
          onClick={() => window.print()}
        >
          Print a card
        </Button>
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </Group>
      {createPortal(<Printed {...who} />, document.body)}
    </Stack>
  )
}

/** What is on paper while the dialog is open, and nothing else. */
const Printed = ({ name, organizationName, invitation }: Who) => (
  <div className="printed-card" aria-hidden>
    <p className="printed-card__name">{name}</p>
    <p>
      {organizationName} asks you about your work: about {minutesToAnswer} minutes, on any phone, without an
      account. You can stop at any point and go on later on the same device.
    </p>
    <QRCodeSVG value={invitation.inviteLink} level="M" marginSize={4} size={208} />
    <p>
      Scan the code with a phone, or open{' '}
      {invitation.inviteLink.replace(/questionnaire\/.*/, 'employee-form')} and type
    </p>
    <p className="printed-card__code">{inFours(invitation.code)}</p>
    <p>Good until {day(invitation.expiresAt)}. This card is yours alone; please do not pass it on.</p>
  </div>
)
