import type { Detail, FailureKind } from '../contract/http/failure-kinds.ts'

/**
 * Why a call failed: a kind of the server's, or
 * - `NETWORK`: no whole answer came (unknown host, refused, cut);
 * - `TIMEOUT`: it did not come in time;
 * - `ABORTED`: the caller's signal ended the call;
 * - `UNREADABLE`: what came is not what a Muster server of this version answers.
 */
export type MusterErrorKind = FailureKind | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'UNREADABLE'

export type MusterFailure = {
  kind: MusterErrorKind
  /** The HTTP status; 0 where no answer came. */
  status: number
  details?: readonly Detail[]
  requestId?: string | null
  retryAfterMs?: number | null
  mayHaveBeenDone?: boolean
  cause?: unknown
}

/** A failed call. The message is a sentence that can be shown, and never holds the token. */
export class MusterError extends Error {
  override readonly name = 'MusterError'
  readonly kind: MusterErrorKind
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** What is wrong with the input, each with the dotted path of its field. */
  readonly details: readonly Detail[]
  /** What the server's log knows this call by; null where it did not say. */
  readonly requestId: string | null
  /** How long the server asks to wait, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null
  /** Whether something may have been changed all the same: look before you do it again. */
  readonly mayHaveBeenDone: boolean

  constructor(message: string, failure: MusterFailure) {
    super(message, failure.cause === undefined ? undefined : { cause: failure.cause })
    this.kind = failure.kind
    this.status = failure.status
    this.details = failure.details ?? []
    this.requestId = failure.requestId ?? null
    this.retryAfterMs = failure.retryAfterMs ?? null
    this.mayHaveBeenDone = failure.mayHaveBeenDone ?? false
  }
}
