import { Alert, Button, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { planMessages, type PlanItem } from '../../../contract/action-plan.ts'
import { failureText } from '../../core/call-error.ts'
import { DialogBody } from '../../ui/dialog-body.tsx'
import { DueDay } from '../../ui/due-day.tsx'
import { useFocusBack } from '../../ui/focus.ts'
import { stateNames } from './plan-items.ts'

type Props = {
  title: string
  act: string
  isPending: boolean
  /** What was thrown at the last try; null where nothing was. */
  error: Error | null
  /** The action as somebody else has left it meanwhile, where that is why it was refused. */
  newest: PlanItem | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The frame in which something of the action plan is written down: says what failed, and keeps what was typed. */
export const PlanDialog = (props: Props) => {
  const { title, act, isPending, error, newest, onSubmit, onClose, children } = props
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <DialogBody
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              {newest === undefined ? act : `${act} all the same`}
            </Button>
          </>
        }
      >
        {children}
        {error !== null && (
          <Alert color={newest === undefined ? 'red' : 'yellow'} role="alert">
            {failureText(error)}
            {newest !== undefined && <Newest item={newest} />}
            {failureText(error) !== planMessages.changed && (
              <Text inherit mt="xs">
                Nothing was stored. What you typed is still here.
              </Text>
            )}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}

const Newest = ({ item }: { item: PlanItem }) => (
  <>
    <dl className="plan-newest">
      <dt>Now it says</dt>
      <dd>{item.title}</dd>
      {item.details !== '' && (
        <>
          <dt>Details</dt>
          <dd>{item.details}</dd>
        </>
      )}
      <dt>State</dt>
      <dd>
        {stateNames[item.state]}
        {item.outcome !== '' && `: ${item.outcome}`}
      </dd>
      <dt>Who and when</dt>
      <dd>
        {item.owner?.name ?? 'Nobody yet'}
        {item.dueOn !== null && (
          <>
            . <DueDay item={item} />
          </>
        )}
      </dd>
    </dl>
    <Text inherit>
      What you typed is still here, and the rest is as it is now. Go on to put yours in its place.
    </Text>
  </>
)
