import { Button } from '@mantine/core'
import { UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import type { z } from 'zod'
import { useMembership } from '../../../core/organization/membership.tsx'
import { isServiceStopped } from '../../../core/organization/subscription-status.ts'
import { useOverlay, type SetView } from '../../../core/navigation/url-state.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { PlanFirstButton } from './plan-required.tsx'
import { storeSkippedLines } from '../invite-list/skipped-lines.ts'
import type { PersonRow } from '../list/person-rows.ts'
import { RevokeDialog } from '../invitations/revoke-dialog.tsx'
import { ShareDialog } from '../invitations/share-dialog.tsx'
import type { View } from '../people-url-state.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** The button and dialogs for inviting people, on both pages: that with invitations only, and that of the submissions. */

type InAddress = {
  view: z.output<typeof View>
  setView: SetView
}

export const InviteButton = ({ setView }: Pick<InAddress, 'setView'>) => {
  const isOff = isServiceStopped(useMembership().data.subscription)
  return (
    <>
      <Button
        className="invite-people"
        variant={isOff ? 'default' : 'filled'}
        leftSection={<UserPlus size={16} aria-hidden />}
        onClick={() => setView({ invite: 'one' }, { push: true, openedFor: 'invite' })}
      >
        {t(texts, 'inviting.invitePeople')}
      </Button>
      <PlanFirstButton />
    </>
  )
}

type Picked = { row: PersonRow | undefined; onClose: () => void }

type InvitingProps = InAddress & {
  /** Everyone in the list. */
  rows: readonly PersonRow[]
  /** Receives the ids of the invited people, before they are in the list. */
  onInvited: (ids: readonly string[]) => void
  sharing: Picked
  revoking: Picked
}

/** The dialogs for inviting people, sharing a link and revoking an invitation. */
export const InviteDialogs = ({ view, setView, rows, onInvited, sharing, revoking }: InvitingProps) => {
  const { organization } = useMembership()
  const over = useOverlay('invite', view.invite !== undefined, setView)
  const known = useMemo(() => new Set(rows.map(({ email }) => email.toLowerCase())), [rows])
  return (
    <>
      <InviteDialog
        way={view.invite}
        onWay={(way) => setView({ invite: way })}
        onClose={over.close}
        onInvited={onInvited}
        onRun={({ id }, leftOut) => {
          storeSkippedLines(id, leftOut)
          setView({ invite: undefined, run: id })
        }}
        mayInviteAdmins={organization.role === 'owner'}
        known={known}
      />
      {sharing.row !== undefined && (
        <ShareDialog
          row={sharing.row}
          organizationName={organization.companyName}
          onClose={sharing.onClose}
        />
      )}
      <RevokeDialog {...revoking} />
    </>
  )
}
