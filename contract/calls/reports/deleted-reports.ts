import { z } from 'zod'
import { call } from '../../http/call.ts'
import { Id, Instant, NextCursor, PageByNumber } from '../../shapes/fields.ts'
import { DelegatedRights, reportTouches } from './release-report.ts'
import { ReportOrigin } from '../../shapes/reports/stored-reports.ts'

/** Versions of reports that were deleted, and bringing them back while that is possible. */

/** What is another answer once a version is deleted or brought back. */
export const deletionTouches = [...reportTouches, 'listDeletedReports']

/** A version that was deleted and is kept, with nothing of what it says. */
export const DeletedReport = z.object({
  id: Id,
  version: z.number().int(),
  origin: ReportOrigin,
  deletedAt: Instant,
  /** Null where their account is no longer known here. */
  deletedBy: z.string().nullable(),
  /** From then on it cannot be brought back. */
  erasedAt: Instant,
})
export type DeletedReport = z.output<typeof DeletedReport>

export const deletedReports = {
  listDeletedReports: call('listDeletedReports', {
    method: 'GET',
    database: 'query',
    summary:
      'The versions of a person’s report that were deleted and can be brought back, the newest version first; without a person, of the company report.',
    may: 'report:delete',
    scope: 'never',
    in: PageByNumber.extend({ employeeId: Id.optional() }),
    out: z.object({ deleted: z.array(DeletedReport), leftToOthers: DelegatedRights, next: NextCursor }),
  }),
  restoreReport: call('restoreReport', {
    method: 'POST',
    database: { update: 'reportId' },
    summary:
      'Brings a deleted version back with its number and its texts, within 30 days. It is a draft: nobody is told of it, and its readers find it once it is reviewed and released again.',
    may: 'report:delete',
    scope: 'never',
    in: z.object({ reportId: Id }),
    out: z.object({
      /** Whose report it is; null of the company’s. */
      employeeId: Id.nullable(),
      version: z.number().int(),
    }),
    touches: deletionTouches,
  }),
}
