import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { mayHaveBeenDone } from '../../core/api/call-error.ts'
import { notifyFailedLocalized } from '../report/language/localized-notifications.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

/**
 * Says in the corner what a command has not done and why, in the language of the page. Where it may have been done all the
 * same, that is said as well, and the page asks again, so that who looks sees how it is.
 */
export const useNotifyCommandFailure = (): ((what: string, error: unknown) => void) => {
  const client = useQueryClient()
  const reading = useReportLocale()
  return useCallback(
    (what, error) => {
      if (!mayHaveBeenDone(error)) {
        notifyFailedLocalized(reading, what, error)
        return
      }
      const { piece } = reading
      notifyFailedLocalized(reading, piece('dialog.asFarAsKnown', { what }), error, piece('dialog.mayBeDone'))
      void client.invalidateQueries()
    },
    [client, reading],
  )
}
