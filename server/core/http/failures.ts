import {
  failureStatus,
  type Detail,
  type FailureBody,
  type FailureKind,
} from '../../../contract/http/failure-kinds.ts'
import { messages } from '../../../contract/http/failures.ts'
import type { z } from 'zod'

/** A failure that is reported to the caller: its kind, its sentence, and what else goes on the wire. */
export class Failure extends Error {
  override name = 'Failure'
  readonly kind: FailureKind
  readonly status: number
  readonly details: Detail[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** Whether what the handler stored before it threw this stays stored: a wrong try must be counted. */
  readonly commits: boolean

  constructor(
    kind: FailureKind,
    message: string,
    more: {
      status?: number
      details?: Detail[]
      retryAfterSeconds?: number
      commits?: true
      cause?: unknown
    } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.kind = kind
    this.status = more.status ?? failureStatus[kind]
    this.details = more.details
    this.retryAfterSeconds = more.retryAfterSeconds
    this.commits = more.commits ?? false
  }

  body(requestId: string): FailureBody {
    return {
      success: false,
      error: this.message,
      code: this.kind,
      ...(this.details && { details: this.details }),
      requestId,
    }
  }
}

/** NOT_FOUND with the sentence '{entity} not found: {id}' (specification point 8). */
export const notFound = (entity: string, id: string): Failure =>
  new Failure('NOT_FOUND', messages.notFound(entity, id))

/** BUSINESS_LOGIC_ERROR 400: a rule of the product forbids it. */
export const ruleViolation = (message: string): Failure => new Failure('BUSINESS_LOGIC_ERROR', message)

/** VALIDATION_ERROR 400; the first detail's message is the sentence, so that a person reads what is wrong. */
export const invalid = (details: Detail[]): Failure =>
  new Failure('VALIDATION_ERROR', details[0]?.message ?? messages.invalidInput, { details })

/** Nobody reads more at once; a hundred thousand faults would be megabytes. */
const mostDetails = 100

/** The faults that a schema found, as details with dotted paths; the first hundred of them. */
export const detailsOf = (error: z.ZodError): Detail[] =>
  error.issues
    .slice(0, mostDetails)
    .flatMap(nearest)
    .map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: issue.message,
      ...suggestionOf(issue),
    }))

type Issue = z.core.$ZodIssue

const suggestionOf = (issue: Issue): Pick<Detail, 'suggestion'> => {
  const suggestion: unknown = issue.code === 'custom' ? issue.params?.['suggestion'] : undefined
  return typeof suggestion === 'string' ? { suggestion } : {}
}

/** The issues of the union member that the input came nearest to: the one whose fault lies deepest. */
const nearest = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.map((faults) => faults.flatMap(nearest))
  const depthOf = (faults: Issue[]) => faults[0]?.path.length ?? 0
  const [closest = []] = forms.toSorted((a, b) => depthOf(b) - depthOf(a))
  return depthOf(closest) === 0
    ? [issue]
    : closest.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }))
}

/** A row that must be there, else the failure. */
export const orFail = <T>(row: T | undefined, failure: Failure): T => {
  if (row === undefined) throw failure
  return row
}
