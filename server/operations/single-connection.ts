import type postgres from 'postgres'
import type { Connect } from '../core/database/connection-pool.ts'

/**
 * A client of one connection, on which a transaction is begun by hand: what moves whole tables streams for longer than a
 * callback of the driver likes. `query` refuses once the connection was lost, where the driver would open another one,
 * outside of the transaction.
 */
export type SingleConnection = {
  /** The driver's own client, for what takes one; call `refuseLost` before. */
  client: postgres.Sql
  isLost: () => boolean
  /** @throws Error where it was lost. */
  refuseLost: () => void
  query: <Row extends postgres.Row>(text: string) => Promise<Row[]>
  /** Ends it at once; a transaction that was not committed is undone. */
  close: () => Promise<void>
}

/** Opens a connection for `connect`, whose statements take as long as they take. */
export const openSingleConnection = (connect: Connect): SingleConnection => {
  let isLost = false
  const client = connect({
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    onclose: () => {
      isLost = true
    },
  })
  const refuseLost = () => {
    if (isLost) throw new Error('The connection to the database was lost.')
  }
  return {
    client,
    isLost: () => isLost,
    refuseLost,
    query: async <Row extends postgres.Row>(text: string) => {
      refuseLost()
      return [...(await client.unsafe<Row[]>(text))]
    },
    close: () => client.end({ timeout: 1 }),
  }
}

/** The name of a table or a column as it is written in a statement. */
export const quoteIdentifier = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')

/** A text as it is written in a statement. */
export const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** How dates, numbers and bytes are written, and that a statement which would see less than all rows fails. */
export const plainSettings = `
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local row_security = off; set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local extra_float_digits = 3;
  set local bytea_output = 'hex'; set local standard_conforming_strings = on;`
