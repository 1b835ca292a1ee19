import { ActionIcon, Menu } from '@mantine/core'
import { Ellipsis, Link2, Pencil, QrCode, RotateCcw, Send, ShieldOff, UserMinus } from 'lucide-react'
import { sendActionFor, type PersonRow } from './list/person-rows.ts'
import type { RowActions } from './row-actions.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/submissions.json' with { type: 'json' }

/** Finds the button of a person's menu. */
export const menuSelector = (id: string): string => `[data-actions-of="${CSS.escape(id)}"]`

const byMail = {
  first: t(texts, 'rowMenu.sendAnInvitation'),
  again: t(texts, 'rowMenu.sendAgain'),
  anew: t(texts, 'rowMenu.inviteAgain'),
}

const withoutMail: typeof byMail = {
  first: t(texts, 'rowMenu.makeInvitation'),
  again: t(texts, 'rowMenu.renewInvitation'),
  anew: t(texts, 'rowMenu.inviteAgain'),
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
          aria-label={t(texts, 'rowMenu.actionsFor', { name })}
          data-actions-of={row.id}
          loading={sending === row.id}
        >
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {copyLink !== undefined && hasLink && (
          <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => copyLink(row)}>
            {t(texts, 'rowMenu.copyLink')}
          </Menu.Item>
        )}
        {canCopySignIn && (
          <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => copySignInLink(row)}>
            {t(texts, 'rowMenu.copySignInLink')}
          </Menu.Item>
        )}
        {share !== undefined && hasLink && (
          <Menu.Item leftSection={<QrCode size={16} aria-hidden />} onClick={() => share(row)}>
            {t(texts, 'rowMenu.share')}
          </Menu.Item>
        )}
        {sendAgain !== undefined && sends !== null && (
          <Menu.Item leftSection={<Send size={16} aria-hidden />} onClick={() => sendAgain(row)}>
            {sendActionLabels(actions)[sends]}
          </Menu.Item>
        )}
        {edit !== undefined && (
          <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => edit(row)}>
            {t(texts, 'rowMenu.editPerson')}
          </Menu.Item>
        )}
        {canReopen && (
          <Menu.Item leftSection={<RotateCcw size={16} aria-hidden />} onClick={() => reopen(row)}>
            {t(texts, 'rowMenu.reopen')}
          </Menu.Item>
        )}
        {revoke !== undefined && (state === 'pending' || state === 'expired') && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<ShieldOff size={16} aria-hidden />}
            onClick={() => revoke(row)}
          >
            {t(texts, 'rowMenu.revoke')}
          </Menu.Item>
        )}
        {remove !== undefined && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<UserMinus size={16} aria-hidden />}
            onClick={() => remove(row)}
          >
            {t(texts, 'rowMenu.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
