import type { Detail, FailureKind } from '../../../contract/http/failure-kinds.ts'
import { failureTexts } from './failure-texts.ts'

/** Why a call failed: a failure kind of the contract, or `NETWORK` if no response arrived. */
export type CallFailureKind = FailureKind | 'NETWORK'

export type CallFailure = {
  kind: CallFailureKind
  /** The HTTP status; 0 if no response arrived. */
  status: number
  details?: readonly Detail[]
  requestId?: string | null
  /** How long the server asks to wait, in milliseconds; null if it does not say. */
  retryAfterMs?: number | null
  /** Whether the message is the server's own sentence, not a replacement made here. */
  isServerText?: boolean
  /** Whether something between us and Muster answered: a network's login page, a proxy. */
  isFromBetween?: boolean
}

/** A failed call; the message can be shown to the user as it is. */
export class CallError extends Error {
  readonly kind: CallFailureKind
  readonly status: number
  readonly details: readonly Detail[]
  readonly requestId: string | null
  readonly retryAfterMs: number | null
  readonly isServerText: boolean
  readonly isFromBetween: boolean

  constructor(message: string, failure: CallFailure) {
    super(message)
    this.name = 'CallError'
    this.kind = failure.kind
    this.status = failure.status
    this.details = failure.details ?? []
    this.requestId = failure.requestId ?? null
    this.retryAfterMs = failure.retryAfterMs ?? null
    this.isServerText = failure.isServerText ?? false
    this.isFromBetween = failure.isFromBetween ?? false
  }

  /** The message for one field of the input (a dotted path), if the server named that field. */
  detailOf(path: string): string | undefined {
    return this.details.find((detail) => detail.path === path)?.message
  }
}

/** Whether the server is temporarily unreachable, or hidden behind something else, so that a retry makes sense. */
export const isConnectionFailure = (error: unknown): error is CallError =>
  error instanceof CallError &&
  (error.kind === 'NETWORK' || error.isFromBetween || [502, 503, 504].includes(error.status))

/**
 * Whether the call may have taken effect despite the failure: no response arrived, or none in which Muster itself
 * refuses, for example because a proxy timed out.
 */
export const mayHaveBeenDone = (error: unknown): boolean => {
  if (!(error instanceof CallError)) return true
  const isRefused = error.status >= 400 && error.status < 500 && !error.isFromBetween
  return !isRefused && !error.isServerText
}

/** The sentence to show for any thrown value. */
export const failureText = (error: unknown): string => {
  if (!(error instanceof Error) || error.message === '') return 'Unknown error'
  return error instanceof CallError && error.isFromBetween ? failureTexts.between : error.message
}

/**
 * The server's own sentence if there is one, else `otherwise`, followed by the connection problem if that was the
 * cause.
 */
export const failureTextOr = (error: unknown, otherwise: string): string => {
  if (!(error instanceof CallError)) return otherwise
  if (error.isServerText) return error.message
  return error.kind === 'NETWORK' || error.isFromBetween ? `${otherwise}. ${failureText(error)}` : otherwise
}
