import { Alert, Button, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { planMessages, type PlanItem } from '../../../../contract/calls/action-plan.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { DueDate } from '../../../ui/report/action-plan/due-date.tsx'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { localizedFailureText, commandOutcomeText } from '../../../ui/report/language/localized-states.tsx'
import { useDialogLocale } from '../../../ui/report/language/localized-notifications.ts'
import { useWiki } from '../language/company-report-texts.tsx'

type Props = {
  title: string
  act: string
  /** The label after a conflict: submitting overwrites the other person's change. */
  actAnyway?: string
  /** Something is typed: a click outside does not close the dialog. */
  isTyped: boolean
  isPending: boolean
  /** The error of the last attempt; null if there was none. */
  error: Error | null
  /** The action with somebody else's change, if that caused the refusal. */
  newest: PlanItem | undefined
  onSubmit: () => void
  /** Runs before "Cancel" closes the dialog; any other way of closing keeps what was typed. */
  onCancel?: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog frame for changes to the action plan: shows what failed and keeps what was typed. */
export const PlanDialog = (props: Props) => {
  const {
    title,
    act,
    actAnyway = act,
    isTyped,
    isPending,
    error,
    newest,
    onSubmit,
    onCancel,
    onClose,
  } = props
  const wiki = useWiki()
  const overPage = useDialogLocale()
  useRestoreFocus()
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={!isTyped} title={title} size="lg" {...overPage}>
      <DialogBody
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        actions={
          <>
            <Button
              variant="default"
              onClick={() => {
                onCancel?.()
                onClose()
              }}
            >
              {wiki.piece('dialog.cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {newest === undefined ? act : actAnyway}
            </Button>
          </>
        }
      >
        {props.children}
        {error !== null && (
          <Alert color={newest === undefined ? 'red' : 'yellow'} role="alert">
            {localizedFailureText(error, wiki)}
            {newest !== undefined && <Newest item={newest} />}
            {failureText(error) !== planMessages.changed && (
              <Text inherit mt="xs">
                {commandOutcomeText(error, wiki.say('planEdit.notStored'), wiki)}
              </Text>
            )}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}

const Newest = ({ item }: { item: PlanItem }) => {
  const { say, piece, named } = useWiki()
  const { title, details, state, outcome, owner, dueOn } = item
  return (
    <>
      <dl className="plan-newest">
        <dt>{say('planEdit.now')}</dt>
        <dd dir="auto">{title}</dd>
        {details !== '' && (
          <>
            <dt>{say('planEdit.nowDetails')}</dt>
            <dd dir="auto">{details}</dd>
          </>
        )}
        <dt>{say('planEdit.state')}</dt>
        <dd>
          {state === 'open' || outcome === ''
            ? say(`planEdit.${state}`)
            : piece(`actions.${state}`, { outcome: named(outcome) })}
        </dd>
        <dt>{say('planEdit.whoAndWhen')}</dt>
        <dd>
          {owner === null ? say('planEdit.nobodyYet') : <bdi>{owner.name}</bdi>}
          {dueOn !== null && (
            <>
              . <DueDate item={item} />
            </>
          )}
        </dd>
      </dl>
      <Text inherit>{say('planEdit.goOn')}</Text>
    </>
  )
}
