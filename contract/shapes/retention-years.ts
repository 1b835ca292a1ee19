import { z } from 'zod'

/** For how many years an organization may choose to keep something; what is kept for good has no rule (docs/privacy.md). */
export const retentionYears = [1, 2, 3, 5] as const
export type RetentionYears = (typeof retentionYears)[number]

/** For how long one kind is kept; null for good. */
export const RetentionPeriod = z.literal(retentionYears).nullable()
