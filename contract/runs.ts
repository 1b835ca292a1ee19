import { z } from 'zod'
import { call } from './call.ts'
import { Id, Instant, Nothing } from './fields.ts'

/**
 * A run is long work that goes on without its page: it can be left and found again,
 * its progress is what has been stored, and it ends with a result for each row.
 */

export const RunKind = z.enum(['invitations', 'employee-reports', 'reminders'])

export const RunResult = z.object({
  /** Whom the row was about: a name or an e-mail address. */
  label: z.string(),
  success: z.boolean(),
  error: z.string().nullable(),
})

export const Run = z.object({
  id: Id,
  kind: RunKind,
  state: z.enum(['running', 'finished']),
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
})
export type Run = z.infer<typeof Run>

export const runs = {
  getRuns: call('getRuns', {
    method: 'GET',
    summary: 'The 20 latest runs that the caller started in this organization.',
    may: 'org:view',
    in: Nothing,
    out: z.object({ runs: z.array(Run) }),
  }),
  getRun: call('getRun', {
    method: 'GET',
    summary: 'One run of the caller, with its failed rows (all of them) and a count of the rest.',
    may: 'org:view',
    in: z.object({ id: Id }),
    out: z.object({ run: Run, failures: z.array(RunResult) }),
  }),
}
