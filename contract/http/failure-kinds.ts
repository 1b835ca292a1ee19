/**
 * The kinds of failure that a call can answer with, and the HTTP status of each
 * (specification point 8; docs/api-and-webhooks.md). 401 and 403 sign the browser out, so a
 * role that does not allow an action is a BUSINESS_LOGIC_ERROR.
 */
export const failureStatus = {
  VALIDATION_ERROR: 400,
  NOT_FOUND: 404,
  UNAUTHENTICATED: 401,
  DATABASE_ERROR: 500,
  BUSINESS_LOGIC_ERROR: 400,
  CONFIGURATION_ERROR: 500,
  RATE_LIMITED: 429,
  SUBSCRIPTION_REQUIRED: 402,
  PAYLOAD_TOO_LARGE: 413,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const

export type FailureKind = keyof typeof failureStatus

/** One fault in what was sent: where it is (dotted path), what is wrong with it, and what was probably meant. */
export type Detail = { path: string; message: string; suggestion?: string }

/** The body of every failed call. */
export type FailureBody = {
  success: false
  error: string
  code: FailureKind
  details?: Detail[]
  requestId: string
}
