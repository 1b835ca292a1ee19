import { ActionIcon, Menu } from '@mantine/core'
import { Ellipsis, Link2, Pencil, QrCode, RotateCcw, Send, ShieldOff, UserMinus } from 'lucide-react'
import type { PersonRow } from './person-rows.ts'
import type { RowActions } from './row-actions.ts'

/** Finds the button of a person's menu. */
export const menuOf = (id: string): string => `[data-actions-of="${CSS.escape(id)}"]`

/** What can be done about a person; nothing where the reader may do nothing. */
export const RowMenu = ({ row, actions }: { row: PersonRow; actions: RowActions }) => {
  const { copyLink, copySignInLink, share, sendAgain, revoke, edit, reopen, remove, sending } = actions
  const { name, progress, invitation } = row
  const state = invitation?.state
  const hasLink = invitation !== null && invitation.inviteLink !== null
  const canSend = sendAgain !== undefined && progress !== 'answered'
  const canReopen = reopen !== undefined && progress === 'answered'
  const canCopySignIn = copySignInLink !== undefined && row.progress === 'reopened'
  if (!canSend && edit === undefined && !canReopen && !canCopySignIn && remove === undefined) return null
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Actions for ${name}`}
          data-actions-of={row.id}
          loading={sending === row.id}
        >
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {copyLink !== undefined && hasLink && (
          <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => copyLink(row)}>
            Copy link
          </Menu.Item>
        )}
        {canCopySignIn && (
          <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => copySignInLink(row)}>
            Copy the link for them
          </Menu.Item>
        )}
        {share !== undefined && hasLink && (
          <Menu.Item leftSection={<QrCode size={16} aria-hidden />} onClick={() => share(row)}>
            Link and QR code
          </Menu.Item>
        )}
        {canSend && (
          <Menu.Item leftSection={<Send size={16} aria-hidden />} onClick={() => sendAgain(row)}>
            {invitation === null ? 'Send an invitation' : 'Send again'}
          </Menu.Item>
        )}
        {edit !== undefined && (
          <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => edit(row)}>
            Edit person
          </Menu.Item>
        )}
        {canReopen && (
          <Menu.Item leftSection={<RotateCcw size={16} aria-hidden />} onClick={() => reopen(row)}>
            Open for changes again
          </Menu.Item>
        )}
        {revoke !== undefined && (state === 'pending' || state === 'expired') && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<ShieldOff size={16} aria-hidden />}
            onClick={() => revoke(row)}
          >
            Revoke invitation
          </Menu.Item>
        )}
        {remove !== undefined && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<UserMinus size={16} aria-hidden />}
            onClick={() => remove(row)}
          >
            Remove from the list
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
