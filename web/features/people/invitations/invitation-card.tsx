import './invitation-card.css'
import { Button, Group, Stack, Text } from '@mantine/core'
import { Printer } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { createPortal } from 'react-dom'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { minutesToAnswer } from '../../../../insights/questionnaire/questionnaire.ts'
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx'
import { toJoinLink } from './join-link.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Who = {
  name: string
  organizationName: string
  /** They are invited as an admin. */
  isAdmin: boolean
  invitation: { inviteLink: string; code: string; expiresAt: string }
}

const day = (instant: string) => new Date(instant).toLocaleDateString(englishLocale(), { dateStyle: 'long' })

/** "ABCD-EFGH-JKMN-PQRS": as a code is best typed. */
const inFours = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** Dark on light in the dark theme, too: that is what cameras read. */
const Code = ({ name, invitation }: Pick<Who, 'name' | 'invitation'>) => (
  <span className="invitation-code">
    <QRCodeSVG
      value={invitation.inviteLink}
      title={t(texts, 'invitationCard.qrCode', { name })}
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
        {t(texts, 'invitationCard.goodUntil', { date: day(invitation.expiresAt), name })}
      </Text>
      <Group gap="xs" justify="center">
        <CopyButton
          value={invitation.inviteLink}
          label={t(texts, 'invitationCard.copyLink')}
          name={t(texts, 'invitationCard.copyLinkOf', { name })}
          size="sm"
        />
        {isAdmin && (
          <CopyButton
            value={toJoinLink(invitation.inviteLink)}
            label={t(texts, 'invitationCard.copyJoinLink')}
            name={t(texts, 'invitationCard.copyJoinLinkOf', { name })}
            size="sm"
          />
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<Printer size={14} aria-hidden />}
          onClick={() => window.print()}
        >
          {t(texts, 'invitationCard.printACard')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t(texts, 'invitationCard.done')}
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
      {t(texts, 'invitationCard.asksAboutYourWork', {
        organization: organizationName,
        minutes: minutesToAnswer,
      })}
    </p>
    <QRCodeSVG value={invitation.inviteLink} level="M" marginSize={4} size={208} />
    <p>
      {t(texts, 'invitationCard.scanTheCode', {
        address: invitation.inviteLink.replace(/questionnaire\/.*/, 'employee-form'),
      })}
    </p>
    <p className="printed-card__code">{inFours(invitation.code)}</p>
    <p>{t(texts, 'invitationCard.cardGoodUntil', { date: day(invitation.expiresAt) })}</p>
  </div>
)
