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
  /** The same where somebody else was faster: it goes over what they did. */
  actAnyway?: string
  /** Something is written: a tap beside is no wish to go away from it. */
  isTyped: boolean
  isPending: boolean
  /** What was thrown at the last try; null where nothing was. */
  error: Error | null
  /** The action as somebody else has left it meanwhile, where that is why it was refused. */
  newest: PlanItem | undefined
  onSubmit: () => void
  /** Before it is closed by "Cancel"; what is typed is found again after every other way of closing. */
  onCancel?: () => void
  onClose: () => void
  children: ReactNode
}

/** The frame in which something of the action plan is written down: says what failed, and keeps what was typed. */
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
