import { Modal, SegmentedControl, Stack } from '@mantine/core'
import type { Run } from '../../../contract/runs.ts'
import type { FailedRow } from './failed-rows.ts'
import { InviteMany } from './invite-many.tsx'
import { InviteOne } from './invite-one.tsx'
import './invite.css'

export type InviteWay = 'one' | 'many'

type Props = {
  /** Undefined while it is closed; it is in the page's address. */
  way: InviteWay | undefined
  onWay: (way: InviteWay) => void
  onClose: () => void
  /** Somebody was invited. */
  onInvited: () => void
  /** With the lines that were not sent. */
  onRun: (run: Run, leftOut: readonly FailedRow[]) => void
  mayInviteAdmins: boolean
  /** The e-mails of everyone in the list, in lower case. */
  known: ReadonlySet<string>
}

const isWay = (value: string): value is InviteWay => value === 'one' || value === 'many'

/** Invites one person, or many from pasted lines or a CSV file. */
export const InviteDialog = ({ way, onWay, onClose, ...rest }: Props) => (
  <Modal opened={way !== undefined} onClose={onClose} title="Invite people" size="lg">
    <Stack>
      <SegmentedControl
        fullWidth
        aria-label="How many to invite"
        value={way ?? 'one'}
        onChange={(value) => {
          if (isWay(value)) onWay(value)
        }}
        data={[
          { value: 'one', label: 'One person' },
          { value: 'many', label: 'Many people' },
        ]}
      />
      {way === 'many' ? (
        <InviteMany {...rest} onClose={onClose} />
      ) : (
        <InviteOne onClose={onClose} onInvited={rest.onInvited} mayInviteAdmins={rest.mayInviteAdmins} />
      )}
    </Stack>
  </Modal>
)
