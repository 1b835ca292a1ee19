import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { actionPlan, planMessages, type PlanItem } from '../../../../contract/calls/action-plan.ts'
import { failureStatus } from '../../../../contract/http/failure-kinds.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { CallError } from '../../../core/api/call-error.ts'
import { allPlanItemsQuery } from './plan-items.ts'

type Changes = Omit<z.input<typeof actionPlan.updatePlanItem.in>, 'id' | 'basedOn'>

/** What the server would say to it. */
const changedBefore = new CallError(planMessages.changed, {
  kind: 'BUSINESS_LOGIC_ERROR',
  status: failureStatus.BUSINESS_LOGIC_ERROR,
  isServerText: true,
})

type Then = {
  /** As soon as it is stored, also where what asked is closed meanwhile. */
  onStored: (item: PlanItem) => void
  /** Once it is stored, only where what asked is still open: another dialog may stand in its place. */
  onDone: () => void
}

/**
 * Changes an action on the ground of what its reader has seen. Where somebody else was faster nothing is stored: `seen`
 * becomes the newest then, so that storing once more is done in the knowledge of it. What was typed on another revision
 * (`typedOn`) begins with that.
 */
export const usePlanChange = (
  item: PlanItem,
  { onStored, onDone }: Then,
  typedOn: number = item.revision,
) => {
  const client = useQueryClient()
  const command = useCommand(actionPlan.updatePlanItem, { onAnswer: (answer) => onStored(answer.item) })
  const [seen, setSeen] = useState(item)
  const [wasChanged] = useState(typedOn !== item.revision)
  const [isNewest, setNewest] = useState(wasChanged)
  const error = command.error ?? (wasChanged && command.isIdle ? changedBefore : null)
  const isConflict = error?.message === planMessages.changed
  const findNewest = async (): Promise<void> => {
    const { items } = await client.fetchQuery({ ...allPlanItemsQuery(), staleTime: 0 })
    const newest = items.find(({ id }) => id === item.id)
    if (newest === undefined) return
    setSeen(newest)
    setNewest(true)
  }
  const save = (changes: Changes): void =>
    command.mutate(
      { id: item.id, basedOn: seen.revision, ...changes },
      {
        onSuccess: onDone,
        // Every failure is told by `error`. Where the newest cannot be had either, the next try is refused as this one was.
        onError: ({ message }) => {
          if (message === planMessages.changed) void findNewest().catch(() => undefined)
        },
      },
    )
  return {
    seen,
    save,
    error,
    isPending: command.isPending,
    newest: isConflict && isNewest ? seen : undefined,
  }
}
