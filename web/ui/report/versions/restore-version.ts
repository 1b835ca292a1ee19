import { useQueryClient } from '@tanstack/react-query'
import { deletedReports, deletionTouches } from '../../../../contract/calls/reports/deleted-reports.ts'
import { invalidateCalls } from '../../../core/api/queries.ts'
import { send } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useNotifyCommandFailure } from '../../feedback/notify-failure.ts'
import { dismissUndoToast } from '../../feedback/notify-undo.tsx'
import { notifyDoneLocalized } from '../language/localized-notifications.ts'
import { useReportLocale } from '../language/report-language.tsx'

export type DeletedVersion = { id: string; version: number }

/**
 * Brings a deleted version of a report back and says so, or why not, in the language of the page; also once the page on
 * which that was asked is left. Answers whether it is back.
 */
export const useRestoreVersion = () => {
  const client = useQueryClient()
  const reading = useReportLocale()
  const notifyNotDone = useNotifyCommandFailure()
  const { orgId } = useMembership().organization
  return async ({ id, version }: DeletedVersion): Promise<boolean> => {
    let isBack = false
    dismissUndoToast(id)
    try {
      await send(deletedReports.restoreReport, { reportId: id }, { organizationId: orgId })
      isBack = true
      notifyDoneLocalized(reading, reading.piece('deletedVersions.back', { version }))
    } catch (error) {
      notifyNotDone(reading.piece('deletedVersions.notBack', { version }), error)
    }
    // Also where it failed: somebody else may have brought it back.
    await invalidateCalls(client, deletionTouches)
    return isBack
  }
}
