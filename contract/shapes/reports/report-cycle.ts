import { z } from 'zod'

/**
 * The cycle that a report belongs to: a person's to the one in which its answers were submitted, the company's to the
 * one that was the newest when its numbers were made. Edited texts change neither.
 */
export const ReportCycle = z.object({
  /** 1 for what was answered before people were asked again for the first time. */
  number: z.number().int(),
  /** What it is called, for who sees everything of reports; null for others, and for cycle 1, which has no name. */
  name: z.string().nullable(),
})
export type ReportCycle = z.output<typeof ReportCycle>

/** What it is called on the screen and in files. */
export const cycleLabel = ({ number, name }: ReportCycle): string =>
  name === null ? `Cycle ${number}` : `Cycle ${number}: ${name}`
