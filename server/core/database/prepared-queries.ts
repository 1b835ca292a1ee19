import type { SQL } from 'drizzle-orm'
import { type PgPreparedQuery, type PreparedQueryConfig, PgDialect } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import type { Tx } from './drizzle-session.ts'

/**
 * Queries whose text is built once, for those that run with every incoming answer: drizzle builds the text again for
 * each run, which takes longer than sending it. What differs between runs is a `sql.placeholder`.
 */

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is there to build with; nothing is sent by it
const nobody = { options: { parsers: {}, serializers: {} } } as unknown as postgres.Sql

/** To build a query with that `runPrepared` runs. */
export const builder = drizzle({ client: nobody })

/** The same for statements that drizzle has no builder for. `Row`: as PostgreSQL names the columns. */
export const prepareStatement = <Row>(statement: SQL<Row>) =>
  builder._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(
    new PgDialect().sqlToQuery(statement),
    undefined,
    undefined,
    false,
  )

/** Runs in `tx` what was prepared by `builder`, with a value for each of its placeholders. */
export const runPrepared = <Config extends PreparedQueryConfig>(
  tx: Tx,
  prepared: PgPreparedQuery<Config>,
  values: Record<string, unknown>,
): Promise<Config['execute']> => {
  const own: PgPreparedQuery<Config> = Object.create(prepared, {
    client: { value: Reflect.get(tx._.session, 'client') },
  })
  return own.execute(values)
}
