import { accounts } from './messages/accounts.ts'
import { billing } from './messages/billing.ts'
import { chat } from './messages/chat.ts'
import { files } from './messages/files.ts'
import { organizations } from './messages/organizations.ts'
import { people } from './messages/people.ts'
import { questionnaires } from './messages/questionnaires.ts'
import { reports } from './messages/reports.ts'
import { told } from './messages/told.ts'

/**
 * The kinds of failure that a call can answer with, and the HTTP status of each
 * (specification point 8; decisions §1). 401 and 403 sign the browser out, so a
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

/** One fault in what was sent: where it is (dotted path) and what is wrong with it. */
export type Detail = { path: string; message: string }

/** The body of every failed call. */
export type FailureBody = {
  success: false
  error: string
  code: FailureKind
  details?: Detail[]
  requestId: string
}

/** The sentences of point 8, and those that decisions §1 to §7 add, word for word: those of any call here, the others by room. */
export const messages = {
  authenticationRequired: 'Authentication required',
  notAMember: 'You are not an active member of this organization',
  organizationIdRequired: 'Organization ID is required',
  invalidInput: 'Some of what was sent cannot be used. Nothing was changed.',
  payloadTooLarge: 'This is too large to be sent at once.',
  unavailable: 'Muster cannot reach its database at the moment. Nothing was lost; please try again shortly.',
  internal: 'Something went wrong on our side. Nothing was changed; please try again.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  nestedTooDeep: 'Lists and objects stand too deep in each other.',
  notFound: (entity: string, id: string) => `${entity} not found: ${id}`,
  ...accounts,
  ...organizations,
  ...billing,
  ...people,
  ...questionnaires,
  ...reports,
  ...told,
  ...files,
  ...chat,
} as const
