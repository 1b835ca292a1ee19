import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { actionPlan, planMessages, type PlanItem } from '../../../../contract/calls/action-plan.ts'
import { failureStatus } from '../../../../contract/http/failure-kinds.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { CallError } from '../../../core/api/call-error.ts'
import { allPlanItemsQuery } from './plan-items.ts'

type Changes = Omit<z.input<typeof actionPlan.updatePlanItem.in>, 'id' | 'basedOn'>

/** The error that the server would answer with. */
const changedBefore = new CallError(planMessages.changed, {
  kind: 'BUSINESS_LOGIC_ERROR',
  status: failureStatus.BUSINESS_LOGIC_ERROR,
  isServerText: true,
})

type Then = {
  /** Called as soon as it is stored, even if the dialog was closed. */
  onStored: (item: PlanItem) => void
  /** Called once it is stored, only if the same dialog is still open: another one may have replaced it. */
  onDone: () => void
}

/**
 * Changes an action on the revision that its reader has seen. On a conflict nothing is stored and `seen` becomes the
 * newest revision, so that a second attempt overwrites it knowingly. Input typed on another revision (`typedOn`)
 * starts in that state.
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
        // `error` shows every failure. If the newest revision cannot be loaded either, the next attempt is
        // refused like this one.
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
