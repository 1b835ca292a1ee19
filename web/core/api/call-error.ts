import type { Detail, FailureKind } from '../../../contract/http/failure-kinds.ts'
import { failureTexts } from './failure-texts.ts'

/** Why a call failed: a kind of the contract, or `NETWORK` where no answer came. */
export type CallFailureKind = FailureKind | 'NETWORK'

export type CallFailure = {
  kind: CallFailureKind
  /** The HTTP status; 0 where no answer came. */
  status: number
  details?: readonly Detail[]
  requestId?: string | null
  /** How long the server asks to wait, in milliseconds; null where it does not say. */
  retryAfterMs?: number | null
  /** Whether the message is the server's own sentence, not a stand-in for one. */
  isServerText?: boolean
  /** Whether something else answered in the place of Muster: the login page of a network, a proxy. */
  isFromBetween?: boolean
}

/** A failed call; the message is a sentence that can be shown as it stands. */
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

  /** The message for one field of the input (a dotted path), where the server named it. */
  detailOf(path: string): string | undefined {
    return this.details.find((detail) => detail.path === path)?.message
  }
}

/** Whether the server is away for the moment, or out of reach behind something else, so that asking again is worth it. */
export const isConnectionFailure = (error: unknown): error is CallError =>
  error instanceof CallError &&
  (error.kind === 'NETWORK' || error.isFromBetween || [502, 503, 504].includes(error.status))

/**
 * Whether what a call was to change may have been changed all the same: no answer came, or none of Muster's that refuses it,
 * as where a proxy gave up waiting for the answer.
 */
export const mayHaveBeenDone = (error: unknown): boolean => {
  if (!(error instanceof CallError)) return true
  const isRefused = error.status >= 400 && error.status < 500 && !error.isFromBetween
  return !isRefused && !error.isServerText
}

/** The sentence to show for whatever was thrown. */
export const failureText = (error: unknown): string => {
  if (!(error instanceof Error) || error.message === '') return 'Unknown error'
  return error instanceof CallError && error.isFromBetween ? failureTexts.between : error.message
}

/** The server's sentence, else the given one (with what happened to the connection, where it was that). */
export const failureTextOr = (error: unknown, otherwise: string): string => {
  if (!(error instanceof CallError)) return otherwise
  if (error.isServerText) return error.message
  return error.kind === 'NETWORK' || error.isFromBetween ? `${otherwise}. ${failureText(error)}` : otherwise
}
