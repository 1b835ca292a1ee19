import postgres from 'postgres'
import type { Connect } from './connection-pool.ts'

/**
 * Clients for an address as libpq knows it. A server's Unix socket may be named as an escaped host
 * (`postgres://user@%2Frun%2Fpostgresql/name`) or as `?host=/run/postgresql`; postgres.js reads neither.
 * An address that is none is a failure with a sentence, which does not repeat it: it may hold a password.
 */
export function connectTo(databaseUrl: string, shared: postgres.Options<{}> = {}): Connect {
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl))
    throw new Error(
      'DATABASE_URL is not an address of a PostgreSQL: write it as postgres://user:password@host:5432/name',
    )
  if (!isEscapedRightly(databaseUrl))
    throw new Error(
      'DATABASE_URL holds a % that begins no escape: write %25 for a % itself, as in a password.',
    )
  const address = new URL(databaseUrl)
  const named = address.searchParams.get('host') ?? decodeURIComponent(address.hostname)
  if (!named.startsWith('/')) return (more) => postgres(databaseUrl, { ...shared, ...more })
  address.searchParams.delete('host')
  address.hostname = 'localhost'
  return (more) => postgres(address.href, { ...shared, ...more, host: named })
}

function isEscapedRightly(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
