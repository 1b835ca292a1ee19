import { z } from 'zod'
import type { Access } from './call.ts'
import { failureStatus, type FailureKind } from './failure-kinds.ts'

/** How a call is put on the wire and its answer read (docs/api-and-webhooks.md), for the pages and for other software. */

const hasInviteCode = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'inviteCode' in input && Boolean(input.inviteCode)

/** How a call identifies itself: with nothing, with its token, or with token and organization. */
export const requiredCredentials = (may: Access, input: unknown): 'nothing' | 'session' | 'member' => {
  if (may === 'public' || (may === 'invitee' && hasInviteCode(input))) return 'nothing'
  return may === 'signed-in' ? 'session' : 'member'
}

/** The input of a call as the names and values of its query; what is undefined or null is left out. */
export const queryPairs = (input: unknown): [string, string][] =>
  typeof input !== 'object' || input === null
    ? []
    : Object.entries(input).flatMap(([key, value]): [string, string][] =>
        value === undefined || value === null ? [] : [[key, String(value)]],
      )

/** What a text holds as JSON; undefined where it is none. */
export const parseJsonOrUndefined = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Success = z.object({ success: z.literal(true) })

/** Whether a body says that the call was done. */
export const isSuccessBody = (body: unknown): boolean => Success.safeParse(body).success

const Answer = z.object({ success: z.boolean() })

/** Whether a body is Muster's at all. What is between may answer in its place: the login page of a network, a proxy. */
export const isMusterBody = (body: unknown): boolean => Answer.safeParse(body).success

const Failure = z.object({
  error: z.string().min(1).optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  details: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .catch(undefined),
  requestId: z.string().optional().catch(undefined),
})

/** What the body of a failed call says: nothing where it is not Muster's; what cannot be read of it is left out. */
export const readFailure = (body: unknown): z.output<typeof Failure> =>
  (isMusterBody(body) ? Failure.safeParse(body).data : undefined) ?? {}

const isKind = (code: string | undefined): code is FailureKind =>
  code !== undefined && Object.hasOwn(failureStatus, code)

/** The kind of a failure; one whose code is not known is UNAVAILABLE or INTERNAL by its status. */
export const failureKindFor = (code: string | undefined, status: number): FailureKind => {
  if (isKind(code)) return code
  return status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'INTERNAL'
}

/** A moment is no better than the clocks of both sides, so that of a `Retry-After` puts off no longer. */
const longestUntilMs = 5 * 60_000

/** How long the header `Retry-After` asks to wait, in milliseconds; null where there is none or it cannot be read. */
export const retryAfterMs = (header: string | null): number | null => {
  if (header === null) return null
  const seconds = Number(header)
  const ms = Number.isNaN(seconds)
    ? Math.min(Date.parse(header) - Date.now(), longestUntilMs)
    : seconds * 1000
  return Number.isNaN(ms) ? null : Math.max(ms, 0)
}
