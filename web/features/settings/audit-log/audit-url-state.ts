import { z } from 'zod'
import { auditedEntities } from '../../../../contract/calls/audit-log.ts'

/** What the address says of the audit log, and what is asked of the server for it. */

/** A day of the reader's calendar, such as 2026-11-21. */
const Day = z.iso
  .date()
  .refine((day) => day < '9999')
  .optional()
  .catch(undefined)

export const AuditView = z.object({
  about: z.enum(auditedEntities).optional().catch(undefined),
  /** The id of the user who did it. */
  by: z.string().min(1).max(128).optional().catch(undefined),
  from: Day,
  /** The last day, which counts. */
  to: Day,
})
export type AuditView = z.output<typeof AuditView>

export const hasFilters = (view: AuditView): boolean =>
  Object.values(view).some((value) => value !== undefined)

export const isReversedRange = ({ from, to }: AuditView): boolean =>
  from !== undefined && to !== undefined && from > to

/** The midnight with which a day begins, or one some days later, where the reader is. */
const midnight = (day: string, later = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const moment = new Date(0)
  moment.setFullYear(year, month - 1, date + later)
  moment.setHours(0, 0, 0, 0)
  return moment.toISOString()
}

/** The filters of the call; whole days, as they are where the reader is. */
export const auditFilters = ({ about, by, from, to }: AuditView) => ({
  ...(about !== undefined && { entity: about }),
  ...(by !== undefined && { actorUserId: by }),
  ...(from !== undefined && { from: midnight(from) }),
  ...(to !== undefined && { until: midnight(to, 1) }),
})
