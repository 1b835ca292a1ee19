import { causeChain, textProperty } from '../observability/error-causes.ts'

/** What PostgreSQL and its driver say of a failure, sorted by what it means for a request. */

/** The connection is gone, silent, or none came free in time. */
export class ConnectionLost extends Error {
  readonly code: 'CONNECTION_CLOSED' | 'CONNECTION_SILENT' | 'CONNECTION_WAIT'
  constructor(code: ConnectionLost['code'], message: string) {
    super(message)
    this.name = 'ConnectionLost'
    this.code = code
  }
}

/** A statement worked for the whole time that this server gives one: the same request would again. */
export class StatementTimeout extends Error {
  override name = 'StatementTooLong'
}

/**
 * Whether a statement ended while it waited for others to let a row go, several in a row perhaps, each for less than a lock
 * may take. PostgreSQL names the row by block and place, in whatever language it speaks.
 */
export const isRowLockTimeout = (error: unknown): boolean => {
  for (const link of causeChain(error)) if (/\(\d+,\d+\)/.test(textProperty(link, 'where') ?? '')) return true
  return false
}

/** PostgreSQL's error code (SQLSTATE, five characters) and the constraint it names, looked for along `cause`. */
export function sqlState(error: unknown): { code: string; constraint?: string } | undefined {
  for (const link of causeChain(error)) {
    const code = textProperty(link, 'code')
    // Node's own codes can have five letters as well (EPIPE); SQLSTATE of PostgreSQL comes with a severity.
    if (code === undefined || !/^[0-9A-Z]{5}$/.test(code) || textProperty(link, 'severity') === undefined)
      continue
    const constraint = textProperty(link, 'constraint_name')
    return constraint === undefined ? { code } : { code, constraint }
  }
  return undefined
}

/** Why the database cannot do its work just now; the metric counts by these. */
export const outages = ['unreachable', 'read-only', 'resources', 'timeout'] as const
export type Outage = (typeof outages)[number]

/** By SQLSTATE, or by its class, the first two characters. */
const outageOfState: Record<string, Outage> = {
  '08': 'unreachable',
  '25006': 'read-only',
  '25P03': 'timeout',
  '25P04': 'timeout',
  // Disk or memory full, too many connections.
  '53': 'resources',
  // A lock that did not come free, or a statement that somebody cancelled.
  '55P03': 'timeout',
  '57014': 'timeout',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P04': 'unreachable',
  '57P05': 'unreachable',
  // The system's own faults, such as a disk that cannot be read.
  '58': 'resources',
}

const driverCodes = /^(?:CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED))$/

/**
 * Why the database cannot serve just now, where `error` says so: the same call may succeed later, so it is answered
 * with 503. Other sockets fail alike; postgres.js marks its own failures with the `query`.
 */
export function outageOf(error: unknown): Outage | undefined {
  for (const link of causeChain(error)) if (link instanceof StatementTimeout) return undefined
  const state = sqlState(error)
  if (state) return outageOfState[state.code] ?? outageOfState[state.code.slice(0, 2)]
  for (const link of causeChain(error)) {
    if (link instanceof ConnectionLost || driverCodes.test(textProperty(link, 'code') ?? ''))
      return 'unreachable'
    if (textProperty(link, 'syscall') !== undefined && 'query' in link) return 'unreachable'
  }
  return undefined
}

export const isDatabaseUnavailable = (error: unknown): boolean => outageOf(error) !== undefined
