import { firstTextInCauses } from './error-causes.ts'
import { isLoopback } from '../config/environment.ts'
import { Failure } from '../http/failures.ts'
import { isDatabaseUnavailable, sqlState } from '../database/transaction.ts'

/** What an operator has to fix, in words: few know a SQLSTATE. */
const words: Record<string, string> = {
  '53100': 'The disk of the database is full.',
  '53200': 'The database has no memory left.',
}

/** What a log line keeps of an error. */
export type LoggedError = {
  type: string
  message?: string
  stack?: string
  code?: string
  constraint?: string
  /** The text of the statement that failed, with $1 for its values. */
  statement?: string
  /** What the system was asked for, such as `connect`. */
  syscall?: string
  /** What kind of place it was asked for, never which. */
  address?: 'socket' | 'loopback' | 'network'
  /** What is behind a sentence for callers. */
  cause?: LoggedError
}

const statementAtMost = 2_000

/**
 * An error as the log may keep it. What PostgreSQL and drizzle say of a failed statement holds its values, which
 * are people's answers and addresses: of those the code, the constraint, the text without its values and the way
 * through the code stay.
 */
export const errorForLog = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message } = error
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''
  const state = sqlState(error)
  const isOfStatement =
    state !== undefined || 'query' in error || 'params' in error || isDatabaseUnavailable(error)
  const system = systemErrorFields(error)
  if (!isOfStatement) {
    const cause = error instanceof Failure && error.cause !== undefined && errorForLog(error.cause)
    return { type: name, message, ...system, stack: `${name}: ${message}${frames}`, ...(cause && { cause }) }
  }
  const statement = firstTextInCauses(error, 'query')?.trim().slice(0, statementAtMost)
  const said = state && words[state.code]
  return {
    type: name,
    ...(said !== undefined && { message: said }),
    ...system,
    ...state,
    ...(statement && { statement }),
    stack: `${name}${frames}`,
  }
}

const systemErrorFields = (error: Error): Pick<LoggedError, 'code' | 'syscall' | 'address'> => {
  const code = firstTextInCauses(error, 'code')
  const syscall = firstTextInCauses(error, 'syscall')
  const place = firstTextInCauses(error, 'address') ?? firstTextInCauses(error, 'hostname')
  return {
    ...(code !== undefined && { code }),
    ...(syscall !== undefined && { syscall }),
    ...(place !== undefined && { address: addressClass(place) }),
  }
}

const addressClass = (place: string): NonNullable<LoggedError['address']> => {
  if (place.startsWith('/')) return 'socket'
  return isLoopback(place) ? 'loopback' : 'network'
}
