import { Modal, SegmentedControl } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Run } from '../../../../contract/calls/batch-jobs.ts'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { PlanRequired } from './plan-required.tsx'
import { InviteMany } from '../invite-list/invite-many.tsx'
import type { SkippedLine } from '../invite-list/skipped-lines.ts'
import { emptyInvite, InviteOne } from './invite-one.tsx'
import './invite.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

export type InviteWay = 'one' | 'many'

type Props = {
  /** Undefined while it is closed; it is in the page's address. */
  way: InviteWay | undefined
  onWay: (way: InviteWay) => void
  onClose: () => void
  /** Receives the ids of the invited people, before they are in the list. */
  onInvited: (ids: readonly string[]) => void
  /** Receives the lines that were not sent, too. */
  onRun: (run: Run, leftOut: readonly SkippedLine[]) => void
  mayInviteAdmins: boolean
  /** The e-mails of everyone in the list, in lower case. */
  known: ReadonlySet<string>
}

/** Restores the focus: a dialog opened from the command palette, which is gone by then, has no opener to return it to. */
const FocusBack = () => {
  useRestoreFocus()
  return null
}

const isWay = (value: string): value is InviteWay => value === 'one' || value === 'many'

/**
 * Invites one person, or many from pasted lines or a CSV file. Typed input stays as long as the page is open:
 * Escape or a click outside loses nothing, and only the Discard button clears it.
 */
export const InviteDialog = ({ way, onWay, onClose, ...rest }: Props) => {
  const [person, setPerson] = useState(emptyInvite)
  const [lines, setLines] = useState('')
  const isPersonTyped = JSON.stringify(person) !== JSON.stringify(emptyInvite)
  const unsay = useRef<() => void>(undefined)
  const isOpen = way !== undefined
  useEffect(() => {
    // The notification would cover the buttons of the dialog it is about.
    if (isOpen) unsay.current?.()
  }, [isOpen])
  // The notification is only true on this page.
  useEffect(() => () => unsay.current?.(), [])
  const slip = () => {
    if (isPersonTyped || lines !== '') {
      unsay.current = notifyDone(t(texts, 'inviteDialog.typedIsKept'))
    }
    onClose()
  }
  const discardPerson = () => {
    setPerson(emptyInvite)
    onClose()
  }
  const discardLines = () => {
    setLines('')
    onClose()
  }
  return (
    <Modal opened={isOpen} onClose={slip} title={t(texts, 'inviteDialog.invitePeople')} size="lg">
      <FocusBack />
      <div className="dialog-body__above">
        <PlanRequired />
        <SegmentedControl
          fullWidth
          aria-label={t(texts, 'inviteDialog.howMany')}
          value={way ?? 'one'}
          onChange={(value) => {
            if (isWay(value)) onWay(value)
          }}
          data={[
            { value: 'one', label: t(texts, 'inviteDialog.onePerson') },
            { value: 'many', label: t(texts, 'inviteDialog.manyPeople') },
          ]}
        />
      </div>
      {way === 'many' ? (
        <InviteMany {...rest} text={lines} onText={setLines} onDiscard={discardLines} onClose={onClose} />
      ) : (
        <InviteOne
          draft={person}
          onDraft={setPerson}
          isTyped={isPersonTyped}
          onDiscard={discardPerson}
          onClose={onClose}
          onInvited={rest.onInvited}
          mayInviteAdmins={rest.mayInviteAdmins}
        />
      )}
    </Modal>
  )
}
