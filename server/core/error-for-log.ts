import { sqlState } from './transaction.ts'

/** What a log line keeps of an error. */
export type LoggedError = {
  type: string
  message?: string
  stack?: string
  code?: string
  constraint?: string
}

/**
 * An error as the log may keep it. What PostgreSQL and drizzle say of a failed statement holds its values, which
 * are people's answers and addresses: of those only the code, the constraint and the way through the code stay.
 */
export const errorForLog = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message } = error
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''
  const state = sqlState(error)
  const isOfStatement = state !== undefined || 'query' in error || 'params' in error
  if (!isOfStatement) return { type: name, message, stack: `${name}: ${message}${frames}` }
  return { type: name, ...state, stack: `${name}${frames}` }
}
