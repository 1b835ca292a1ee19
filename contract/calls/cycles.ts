import { z } from 'zod'
import { plainText } from '../../insights/text/plain-text.ts'
import { call } from '../http/call.ts'
import {
  Count,
  Id,
  Instant,
  normalizeWithin,
  NextCursor,
  singleLine,
  PageByNumber,
} from '../shapes/fields.ts'
import { limits } from '../shapes/limits.ts'
import { messages } from '../http/failures.ts'
import { Run } from './batch-jobs.ts'

/** Asking everybody again: people who have submitted are asked again, and their earlier submission is kept. */

export const cycleNameMax = 80

export const Cycle = z.object({
  id: Id,
  /** 2 for the first time that people are asked again: what they answered before is cycle 1. */
  number: z.number().int(),
  name: z.string(),
  /** What was announced to everybody about it; null where nothing was written. */
  reason: z.string().nullable(),
  openedAt: Instant,
  /** Null where their account is no longer known here. */
  openedBy: z.string().nullable(),
  /** How many had submitted and were to be asked again. */
  asked: Count,
  /** How many people submitted from its beginning to that of the next one. */
  answered: Count,
  /** How many times the company report was made in it. */
  reports: Count,
})
export type Cycle = z.output<typeof Cycle>

export const cycles = {
  openCycle: call('openCycle', {
    method: 'POST',
    database: 'create',
    summary:
      'Opens a new cycle: the answers of everybody who has submitted are opened again, as a run, and they are asked anew by mail.',
    may: 'submission:edit',
    scope: 'never',
    in: z.object({
      name: z
        .string({ error: messages.cycleNameMissing })
        .overwrite(normalizeWithin(singleLine, cycleNameMax))
        .min(1, messages.cycleNameMissing)
        .max(cycleNameMax, messages.cycleNameTooLong(cycleNameMax)),
      /** Told to everybody who is asked. */
      reason: z
        .string()
        .overwrite(normalizeWithin(plainText, limits.reopenReasonMax))
        .max(limits.reopenReasonMax, messages.reopenReasonTooLong)
        .optional(),
    }),
    out: z.object({ cycle: Cycle, run: Run }),
    touches: ['listCycles', 'getRuns'],
  }),
  listCycles: call('listCycles', {
    method: 'GET',
    database: 'query',
    summary: 'The cycles in which people were asked again, newest first.',
    may: 'submission:view',
    scope: 'answers:read',
    in: PageByNumber,
    out: z.object({ cycles: z.array(Cycle), next: NextCursor }),
  }),
}
