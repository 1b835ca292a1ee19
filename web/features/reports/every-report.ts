import { queryOptions } from '@tanstack/react-query'
import { reports, type ReportSummary } from '../../../contract/reports.ts'
import type { CallError } from '../../core/call-error.ts'
import { send } from '../../core/call.ts'
import { everyPage, pageAfter } from '../../core/every-page.ts'

/** Grade and scores of everyone whose report the reader may see. */
export const everyReport = (organizationId: string) =>
  queryOptions<ReportSummary[], CallError>({
    queryKey: [reports.listReports.name, organizationId, 'every'],
    queryFn: ({ signal }) =>
      everyPage(async (after) => {
        const answer = await send(reports.listReports, pageAfter(after), { signal, organizationId })
        return { rows: answer.reports, next: answer.next }
      }),
  })
