import { lt } from 'drizzle-orm'
import { limits } from '../../../contract/fields.ts'
import type { RegularWork } from '../../core/regular-jobs.ts'
import { companyReports, reports } from './tables.ts'

/** Reports that were deleted a while ago go for good. */
export const purgeRemovedReports: RegularWork = {
  everyMs: 24 * 3_600_000,
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - limits.removedReportDays * 24 * 3_600_000)
    await tx.delete(reports).where(lt(reports.removedAt, before))
    await tx.delete(companyReports).where(lt(companyReports.removedAt, before))
  },
}
