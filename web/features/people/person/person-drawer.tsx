import { Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { Pencil, QrCode, RotateCcw, Send, UserMinus } from 'lucide-react'
import { useRef } from 'react'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx'
import { Answers } from './answers.tsx'
import { EarlierAnswers } from './earlier-answers.tsx'
import { InvitationState } from '../invitations/invitation-state.tsx'
import { sendActionFor, type PersonRow } from '../list/person-rows.ts'
import { ProgressState } from '../list/progress-state.tsx'
import type { RowActions } from '../row-actions.ts'
import { sendActionLabels } from '../row-menu.tsx'
import { useSignInLink } from './sign-in-link.ts'
import './person-drawer.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  isOpen: boolean
  /** Undefined where nobody in the list has the id of the address. */
  row: PersonRow | undefined
  actions: RowActions
  mayInvite: boolean
  onClose: () => void
}

/** Milliseconds after closing, by when the drawer has given the focus back to what opened it. */
const afterFocusReturn = 30

/** The id of a person's link in the list. */
export const personLinkId = (id: string): string => `person-${id}`

/**
 * A drawer that an address opened gives the focus to no more than the page's heading: from there it goes to the
 * person's link, or to the search where that row is not in the window.
 */
const focusPerson = (id: string | undefined): void => {
  const active = document.activeElement
  if (active !== null && active !== document.body && active.closest('.person-drawer, h1') === null) return
  const link = id === undefined ? null : document.getElementById(personLinkId(id))
  const next = link ?? document.querySelector('.submission-filters input[type="search"]')
  if (next instanceof HTMLElement) next.focus()
}

/** One person with their answers; its address can be shared, Escape closes it. */
export const PersonDrawer = ({ isOpen, row, actions, mayInvite, onClose }: Props) => {
  const closed = useRef<string>(undefined)
  useDidUpdate(() => {
    const timer = setTimeout(() => {
      if (!isOpen) focusPerson(closed.current)
    }, afterFocusReturn)
    return () => clearTimeout(timer)
  }, [isOpen])
  return (
    <Drawer
      opened={isOpen}
      onClose={() => {
        closed.current = row?.id
        onClose()
      }}
      position="right"
      size="lg"
      title={row?.name ?? t(texts, 'personDrawer.notInList')}
      classNames={{ title: 'person-drawer__title', content: 'person-drawer' }}
    >
      {row === undefined ? (
        <Text c="dimmed">{t(texts, 'personDrawer.perhapsRemoved')}</Text>
      ) : (
        <Person row={row} actions={actions} mayInvite={mayInvite} />
      )}
    </Drawer>
  )
}

type PersonProps = { row: PersonRow; actions: RowActions; mayInvite: boolean }

const Person = ({ row, actions, mayInvite }: PersonProps) => {
  const { name, email, role, department, invitation, progress } = row
  const { share, sendAgain, edit, reopen, remove, sending } = actions
  const link = invitation?.inviteLink ?? null
  const sends = sendAgain === undefined ? null : sendActionFor(row)
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text c="dimmed" className="person-drawer__email">
          {email}
        </Text>
        <Text>
          {role} · {department}
        </Text>
        <ProgressState row={row} />
        {mayInvite && (
          <div className="person-drawer__invitation">
            <Text c="dimmed">{t(texts, 'personDrawer.invitation')}</Text>
            <InvitationState row={row} />
          </div>
        )}
        <Group gap="xs">
          {mayInvite && link !== null && (
            <CopyButton
              value={link}
              label={t(texts, 'personDrawer.copyLink')}
              name={t(texts, 'personDrawer.copyLinkOf', { name })}
            />
          )}
          {share !== undefined && link !== null && (
            <Button
              size="xs"
              variant="default"
              leftSection={<QrCode size={14} aria-hidden />}
              onClick={() => share(row)}
            >
              {t(texts, 'personDrawer.qrCode')}
            </Button>
          )}
          {sendAgain !== undefined && sends !== null && (
            <Button
              size="xs"
              variant="default"
              leftSection={<Send size={14} aria-hidden />}
              loading={sending === row.id}
              onClick={() => sendAgain(row)}
            >
              {sendActionLabels(actions)[sends]}
            </Button>
          )}
          {edit !== undefined && (
            <Button
              size="xs"
              variant="default"
              leftSection={<Pencil size={14} aria-hidden />}
              onClick={() => edit(row)}
            >
              {t(texts, 'personDrawer.editPerson')}
            </Button>
          )}
          {reopen !== undefined && progress === 'answered' && (
            <Button
              size="xs"
              variant="default"
              leftSection={<RotateCcw size={14} aria-hidden />}
              onClick={() => reopen(row)}
            >
              {t(texts, 'personDrawer.reopen')}
            </Button>
          )}
          {remove !== undefined && (
            <Button
              size="xs"
              variant="default"
              leftSection={<UserMinus size={14} aria-hidden />}
              onClick={() => remove(row)}
            >
              {t(texts, 'personDrawer.remove')}
            </Button>
          )}
        </Group>
      </Stack>
      <Answers row={row} />
      {row.progress === 'reopened' && reopen !== undefined && <WayBack row={row} />}
      {progress !== 'waiting' && <EarlierAnswers key={row.id} employeeId={row.id} />}
    </Stack>
  )
}

/** The focus comes here once the answers were opened: the button that did it is gone. */
export const reopenButtonSelector = '.person-drawer__way-back button'

const WayBack = ({ row: { name, email } }: { row: PersonRow }) => (
  <div className="person-drawer__way-back">
    <Text size="sm">
      {t(texts, useMailEnabled() ? 'personDrawer.wayBack' : 'personDrawer.wayBackUnmailed', { name, email })}
    </Text>
    <CopyButton
      value={useSignInLink()}
      label={t(texts, 'personDrawer.copySignInLink')}
      name={t(texts, 'personDrawer.copySignInLinkFor', { name })}
    />
  </div>
)
