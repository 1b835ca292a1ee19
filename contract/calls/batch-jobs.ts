import { z } from 'zod'
import { call } from '../http/call.ts'
import { Id, Instant, NextCursor, Nothing, PageByNumber } from '../shapes/fields.ts'

/**
 * A run is long work that goes on without its page: it can be left and found again,
 * its progress is what has been stored, and it ends with a result for each row.
 */

export const RunKind = z.enum(['invitations', 'employee-reports', 'reminders', 'cycle'])

export const RunResult = z.object({
  /** The person that the row was about: a name or an e-mail address. */
  label: z.string(),
  success: z.boolean(),
  error: z.string().nullable(),
  /** What is to be known of a row that was done, such as why its person was not mailed. */
  notice: z.string().optional(),
})
export type RunResult = z.infer<typeof RunResult>

/** What a row of a run of invitations was given, as it was typed. */
export const InvitationRowInput = z.object({
  /** The line in its list, from 1, if the caller of `startInvitations` gave it. */
  line: z.number().int().nullable(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  department: z.string(),
})
export type InvitationRowInput = z.infer<typeof InvitationRowInput>

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
    database: 'query',
    summary: 'The 20 latest runs that the caller started in this organization.',
    may: 'member',
    scope: ['people:invite', 'reports:generate'],
    in: Nothing,
    out: z.object({ runs: z.array(Run) }),
  }),
  getRun: call('getRun', {
    method: 'GET',
    database: { get: 'id' },
    summary:
      'One run of the caller, with its failed rows and those that were done with a notice (all of them), and a count of the rest.',
    may: 'member',
    scope: ['people:invite', 'reports:generate'],
    in: z.object({ id: Id }),
    out: z.object({ run: Run, failures: z.array(RunResult), notices: z.array(RunResult).optional() }),
  }),
  getRunResults: call('getRunResults', {
    method: 'GET',
    database: { get: 'id' },
    summary: 'What became of each row of a run of the caller, in order; of rows that still wait nothing.',
    may: 'member',
    scope: ['people:invite', 'reports:generate'],
    in: PageByNumber.extend({ id: Id }),
    out: z.object({
      results: z.array(RunResult.extend({ invited: InvitationRowInput.optional() })),
      next: NextCursor,
    }),
  }),
}
