import { z } from 'zod'
import { releaseStatuses, reportStates, sortKeys } from './report-rows.ts'

/** What the address of the list of reports says: search, filters, order, and what is shown or asked. */
export const View = z.object({
  q: z.string().catch(''),
  department: z.string().catch(''),
  state: z.enum(reportStates).or(z.literal('')).catch(''),
  release: z.enum(releaseStatuses).or(z.literal('')).catch(''),
  sort: z.enum(sortKeys).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  /** The id of a run whose progress or outcome is shown. */
  run: z.string().optional().catch(undefined),
  /** Set while it is asked whether all reports shall be made. */
  generate: z.literal('ask').optional().catch(undefined),
})
