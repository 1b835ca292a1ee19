import { causeChain, firstTextInCauses } from '../observability/error-causes.ts'
import type { Environment } from './environment.ts'
import { isDatabaseUnavailable, sqlState } from '../database/transaction.ts'

/**
 * Why a server could not start, in one sentence for its operator: it names the setting and the fix, never a value of a
 * statement or a password.
 */

/** The sentence for an error thrown while opening the database and everything built on it. */
export const databaseOpeningMessage = (
  error: unknown,
  { databaseUrl }: Pick<Environment, 'databaseUrl'>,
): string => {
  const database = databaseUrl === undefined ? 'The database in DATA_DIR' : 'The PostgreSQL of DATABASE_URL'
  const state = sqlState(error)?.code
  if (state !== undefined) return explainSqlState(state, database)
  const code = firstTextInCauses(error, 'code')
  if (isOwnSentence(error) || (code === undefined && !isOfStatement(error)))
    return error instanceof Error ? error.message : String(error)
  const known = code ?? 'without a code'
  if (isOfNames.test(known))
    return `The host ${placeOf(error, databaseUrl)} of DATABASE_URL is not known (${known}): correct its name in DATABASE_URL.`
  // A server without TLS answers the hello of one by closing.
  const isRefusedTls = code === 'ECONNRESET' && asksForTls.test(databaseUrl ?? '')
  if (isRefusedTls || isOfTls.test(known))
    return `${database} could not be spoken to over TLS (${known}): correct sslmode in DATABASE_URL, or mend the server's certificate.`
  const isAway = isDatabaseUnavailable(error) || firstTextInCauses(error, 'syscall') !== undefined
  if (isAway && databaseUrl === undefined)
    return `${database} cannot be reached (${known}): give its folder to the user that runs Muster, or set DATA_DIR to another.`
  if (isAway)
    return `${database} cannot be reached at ${placeOf(error, databaseUrl)} (${known}): start it, or correct the host and the port in DATABASE_URL.`
  return `${database} could not be used (${known}): start with LOG_LEVEL=debug to see at which statement, and name another in DATABASE_URL if it cannot be mended.`
}

/** The sentence for a port or an address that cannot be listened on. */
export const listenFailureMessage = (
  error: unknown,
  { host, port }: Pick<Environment, 'host' | 'port'>,
): string => {
  const code = firstTextInCauses(error, 'code')
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or choose another with PORT.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: choose one from 1024 on with PORT.`
  return `The server cannot listen on ${host} (${code ?? 'without a code'}): set HOST to an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`
}

const isOfNames = /^(?:ENOTFOUND|EAI_\w+)$/
const isOfTls = /^ERR_(?:TLS|SSL)|CERT|^UNABLE_TO_|SIGNATURE_FAILURE/

const asksForTls = /[?&]ssl(?:mode)?=(?!disable|allow|prefer|false)/

const explainSqlState = (state: string, database: string): string => {
  const mend = mends[state] ?? mends[state.slice(0, 2)]
  return mend
    ? `${database} ${mend(state)}`
    : `${database} refused what Muster does at its start (SQLSTATE ${state}): start with LOG_LEVEL=debug to see the statement, or name another database in DATABASE_URL.`
}

/** By SQLSTATE, or by its class. */
const mends: Record<string, (state: string) => string> = {
  '3D000': () =>
    'has no database of the name in DATABASE_URL: make it with CREATE DATABASE, or correct the name.',
  '28': (state) =>
    `refused the user or the password (SQLSTATE ${state}): correct them in DATABASE_URL, or make that user and let it in.`,
  '42501': () =>
    'does not give the user of DATABASE_URL the rights that Muster needs (SQLSTATE 42501): make it the owner of the database and of all that Muster made there.',
  '53300': () =>
    'has no connection left (SQLSTATE 53300): raise its max_connections, or lower DATABASE_POOL.',
  '53': (state) => `has no room left (SQLSTATE ${state}): give it more disk or memory, then start again.`,
  '57P03': () => 'is just starting or stopping (SQLSTATE 57P03): start Muster again in a moment.',
  '25006': () => 'may only be read (SQLSTATE 25006): name the primary server in DATABASE_URL, not a standby.',
  '3F': (state) => otherTables(state),
  '42': (state) => otherTables(state),
}

const otherTables = (state: string) =>
  `does not hold the tables that Muster left there, or holds others of the same names (SQLSTATE ${state}): name an empty database in DATABASE_URL, or bring back the one that Muster made.`

/** Sentences of our own are plain errors; what a system or a driver throws has a code or a statement. */
const isOwnSentence = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && !('query' in error)

const isOfStatement = (error: unknown): boolean => [...causeChain(error)].some((link) => 'query' in link)

const placeOf = (error: unknown, databaseUrl: string | undefined): string => {
  const address = firstTextInCauses(error, 'address') ?? firstTextInCauses(error, 'hostname')
  if (address === undefined)
    return databaseUrl !== undefined && URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'its address'
  const port = [...causeChain(error)].map((link): unknown => Reflect.get(link, 'port')).find(Boolean)
  return typeof port === 'number' || typeof port === 'string' ? `${address}:${port}` : address
}
