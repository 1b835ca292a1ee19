import { useQueryClient } from '@tanstack/react-query'
import { deletedReports, deletionTouches } from '../../../../contract/calls/reports/deleted-reports.ts'
import { refresh } from '../../../core/api/queries.ts'
import { send } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useNotifyNotDone } from '../../feedback/notify-failure.ts'
import { hideUndo } from '../../feedback/notify-undo.tsx'
import { notifyDoneIn } from '../language/localized-notifications.ts'
import { useReading } from '../language/report-language.tsx'

export type Deleted = { id: string; version: number }

/**
 * Brings a deleted version of a report back and says so, or why not, in the language of the page; also once the page on
 * which that was asked is left. Answers whether it is back.
 */
export const useBringVersionBack = () => {
  const client = useQueryClient()
  const reading = useReading()
  const notifyNotDone = useNotifyNotDone()
  const { orgId } = useMembership().organization
  return async ({ id, version }: Deleted): Promise<boolean> => {
    let isBack = false
    hideUndo(id)
    try {
      await send(deletedReports.restoreReport, { reportId: id }, { organizationId: orgId })
      isBack = true
      notifyDoneIn(reading, reading.piece('deletedVersions.back', { version }))
    } catch (error) {
      notifyNotDone(reading.piece('deletedVersions.notBack', { version }), error)
    }
    // Also where it failed: somebody else may have brought it back.
    await refresh(client, deletionTouches)
    return isBack
  }
}
