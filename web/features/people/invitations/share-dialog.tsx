import { Modal } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { Loading } from '../../../ui/feedback/query-states.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** With the QR code, which few need, comes what draws it. */
const InvitationCard = lazy(() => import('./invitation-card.tsx'))

type Props = {
  row: PersonRow
  organizationName: string
  onClose: () => void
}

/** The link of one person to be handed over without mail: copied, scanned, or printed as a card. */
export const ShareDialog = ({ row, organizationName, onClose }: Props) => {
  useRestoreFocus()
  const { code = null, inviteLink = null, expiresAt = '' } = row.invitation ?? {}
  return (
    <Modal opened onClose={onClose} title={t(texts, 'shareDialog.title', { name: row.name })} size="md">
      {code !== null && inviteLink !== null && (
        <Suspense fallback={<Loading lines={3} height={72} />}>
          <InvitationCard
            name={row.name}
            organizationName={organizationName}
            isAdmin={row.invitation?.membershipRole === 'admin'}
            invitation={{ code, inviteLink, expiresAt }}
            onClose={onClose}
          />
        </Suspense>
      )}
    </Modal>
  )
}
