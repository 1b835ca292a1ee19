import { ActionIcon, Menu } from '@mantine/core'
import { Ellipsis, Link2, Pencil, QrCode, RotateCcw, Send, ShieldOff, UserMinus } from 'lucide-react'
import { sendActionFor, type PersonRow } from './list/person-rows.ts'
import type { RowActions } from './row-actions.ts'
import { say } from './t.ts'

/** Finds the button of a person's menu. */
export const menuSelector = (id: string): string => `[data-actions-of="${CSS.escape(id)}"]`

const byMail = {
  first: say('rowMenu.sendAnInvitation'),
  again: say('rowMenu.sendAgain'),
  anew: say('rowMenu.inviteAgain'),
}

const withoutMail: typeof byMail = {
  first: say('rowMenu.makeInvitation'),
  again: say('rowMenu.renewInvitation'),
  anew: say('rowMenu.inviteAgain'),
}

/** What sending somebody an invitation is called. */
export const sendActionLabels = ({ sendsMail }: Pick<RowActions, 'sendsMail'>) =>
  sendsMail ? byMail : withoutMail

/** What can be done about a person; nothing where the reader may do nothing. */
export const RowMenu = ({ row, actions }: { row: PersonRow; actions: RowActions }) => {
  const { copyLink, copySignInLink, share, sendAgain, revoke, edit, reopen, remove, sending } = actions
  const { name, progress, invitation } = row
  const state = invitation?.state
  const hasLink = (invitation?.inviteLink ?? null) !== null
  const sends = sendAgain === undefined ? null : sendActionFor(row)
  const canReopen = reopen !== undefined && progress === 'answered'
  const canCopySignIn = copySignInLink !== undefined && row.progress === 'reopened'
  if (sends === null && edit === undefined && !canReopen && !canCopySignIn && remove === undefined)
    return null
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={say('rowMenu.actionsFor', { name })}
          data-actions-of={row.id}
          loading={sending === row.id}
        >
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {copyLink !== undefined && hasLink && (
          <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => copyLink(row)}>
            {say('rowMenu.copyLink')}
          </Menu.Item>
        )}
        {canCopySignIn && (
          <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => copySignInLink(row)}>
            {say('rowMenu.copySignInLink')}
          </Menu.Item>
        )}
        {share !== undefined && hasLink && (
          <Menu.Item leftSection={<QrCode size={16} aria-hidden />} onClick={() => share(row)}>
            {say('rowMenu.share')}
          </Menu.Item>
        )}
        {sendAgain !== undefined && sends !== null && (
          <Menu.Item leftSection={<Send size={16} aria-hidden />} onClick={() => sendAgain(row)}>
            {sendActionLabels(actions)[sends]}
          </Menu.Item>
        )}
        {edit !== undefined && (
          <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => edit(row)}>
            {say('rowMenu.editPerson')}
          </Menu.Item>
        )}
        {canReopen && (
          <Menu.Item leftSection={<RotateCcw size={16} aria-hidden />} onClick={() => reopen(row)}>
            {say('rowMenu.reopen')}
          </Menu.Item>
        )}
        {revoke !== undefined && (state === 'pending' || state === 'expired') && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<ShieldOff size={16} aria-hidden />}
            onClick={() => revoke(row)}
          >
            {say('rowMenu.revoke')}
          </Menu.Item>
        )}
        {remove !== undefined && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<UserMinus size={16} aria-hidden />}
            onClick={() => remove(row)}
          >
            {say('rowMenu.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
