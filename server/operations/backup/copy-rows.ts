import { type Transform, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { type SingleConnection, quoteIdentifier } from '../single-connection.ts'
import type { Table } from './read-catalog.ts'

/** Loads rows in COPY's text form into a table. A failure of `rows` or of `checked` fails the statement before its end. */
export const copyIn = async (
  connection: SingleConnection,
  table: Table,
  rows: AsyncIterable<Buffer>,
  checked: Transform,
): Promise<void> => {
  connection.refuseLost()
  const columns = table.columns.map((column) => quoteIdentifier(column)).join(', ')
  const statement = connection.client.unsafe(
    `copy ${quoteIdentifier(table.schema, table.name)} (${columns}) from stdin`,
  )
  const to = await statement.writable()
  // What PostgreSQL finds with the last rows, the driver tells the statement and not the stream, which then never ends.
  const refused = new Promise<never>((_resolve, reject) => {
    void Object.assign(statement, { reject })
  })
  const ended = Promise.race([finished(to), refused])
  // Callers that wait for it get the failure; this catch is for when nobody is waiting.
  ended.catch(() => {})
  const writing = new Writable({
    write(chunk: Buffer, _encoding, done) {
      to.write(chunk, done)
    },
    destroy(error, done) {
      if (error) to.destroy(error)
      done(error)
    },
  })
  await pipeline(rows, checked, writing).catch((error: unknown) => {
    throw to.errored ?? error
  })
  to.end()
  await ended
}
