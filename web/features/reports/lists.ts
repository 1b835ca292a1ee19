import { queryOptions } from '@tanstack/react-query'
import { limits } from '../../../contract/fields.ts'
import { people, type Employee } from '../../../contract/people.ts'
import { reports, type ReportSummary } from '../../../contract/reports.ts'
import type { CallError } from '../../core/call-error.ts'
import { send } from '../../core/call.ts'
import { everyPage } from '../../core/every-page.ts'

/** Lists that are only right when they are complete: asked for page by page until there is no next one. */

const windowAfter = (after: string | undefined) => ({
  limit: limits.pageMax,
  ...(after === undefined ? {} : { after }),
})

/** Everyone in the organization. */
export const everyEmployee = (organizationId: string) =>
  queryOptions<Employee[], CallError>({
    queryKey: [people.getEmployees.name, organizationId, 'every'],
    queryFn: ({ signal }) =>
      everyPage(async (after) => {
        const answer = await send(people.getEmployees, windowAfter(after), { signal, organizationId })
        return { rows: answer.employees, next: answer.next }
      }),
  })

/** Grade and scores of everyone whose report the reader may see. */
export const everyReport = (organizationId: string) =>
  queryOptions<ReportSummary[], CallError>({
    queryKey: [reports.listReports.name, organizationId, 'every'],
    queryFn: ({ signal }) =>
      everyPage(async (after) => {
        const answer = await send(reports.listReports, windowAfter(after), { signal, organizationId })
        return { rows: answer.reports, next: answer.next }
      }),
  })
