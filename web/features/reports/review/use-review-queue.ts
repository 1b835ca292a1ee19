import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { pollingOnOpen } from '../../../core/api/polling.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { focusTitle } from '../../../ui/focus/focus.ts'
import {
  notifyDoneLocalized,
  notifyFailedLocalized,
} from '../../../ui/report/language/localized-notifications.ts'
import type { ReviewQueue } from '../../../ui/report/release/review-queue.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'

/** The first of a queue and the one after it, in case the first is the one on screen. */
const atOnce = 2

/**
 * The reports that wait for the reader's review, from the person on screen on. The next one is asked for when it is
 * wanted: a colleague may have released the one that was next before.
 */
export const useReviewQueue = (employeeId: string, isEnabled: boolean): ReviewQueue | undefined => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const reading = useReportWords()
  const { language } = reading
  const waiting = useQuery({
    ...callQuery(release.listReviews, { limit: atOnce }),
    ...pollingOnOpen,
    enabled: isEnabled,
  })
  const ask = async (after?: string) =>
    client.fetchQuery({
      ...callQuery(release.listReviews, { limit: atOnce, ...(after !== undefined && { after }) }),
      staleTime: 0,
    })
  const isOther = (one: { employeeId: string }) => one.employeeId !== employeeId
  const next = useMutation({
    mutationFn: async () => {
      const behind = await ask(employeeId)
      const found = behind.reviews[0] ?? (await ask()).reviews.find(isOther)
      if (found === undefined) return undefined
      const input = { employeeId: found.employeeId, ...(language !== 'en' && { language }) }
      await client.prefetchQuery(callQuery(reports.getReport, input))
      return found
    },
    onSuccess: async (found) => {
      if (found === undefined) {
        notifyDoneLocalized(reading, reading.piece('queue.done'))
        return
      }
      await navigate({
        to: paths.report,
        params: { employeeId: found.employeeId },
        search: { queue: 'review' },
      })
      focusTitle()
    },
    onError: (error) => notifyFailedLocalized(reading, reading.piece('queue.notFound'), error),
  })
  if (!isEnabled || waiting.data === undefined) return undefined
  return {
    waiting: waiting.data.waiting,
    hasOther: waiting.data.reviews.some(isOther),
    isOpening: next.isPending,
    openNext: () => {
      if (!next.isPending) next.mutate()
    },
  }
}
