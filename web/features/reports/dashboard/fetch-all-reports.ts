import { queryOptions } from '@tanstack/react-query'
import { reports, type ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { fetchAllPages, pageInput } from '../../../core/api/fetch-all-pages.ts'

/** Grade and scores of everyone whose report the reader may see. */
export const allReportsQuery = (organizationId: string) =>
  queryOptions<ReportSummary[], CallError>({
    queryKey: [reports.listReports.name, organizationId, 'every'],
    queryFn: ({ signal }) =>
      fetchAllPages(async (after) => {
        const answer = await send(reports.listReports, pageInput(after), { signal, organizationId })
        return { rows: answer.reports, next: answer.next }
      }),
  })
