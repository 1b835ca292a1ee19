import { PgDialect, type PgDatabase } from 'drizzle-orm/pg-core'
import {
  drizzle,
  type PostgresJsDatabase,
  type PostgresJsQueryResultHKT,
  PostgresJsSession,
  PostgresJsTransaction,
} from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import {
  type Argument,
  type Codecs,
  type Connect,
  type Connection,
  ConnectionLost,
  Connections,
  type Rows,
} from './connections.ts'

type NoSchema = Record<string, never>

/** What every query is written against: the outer handle and a transaction alike. */
export type Queries = PgDatabase<PostgresJsQueryResultHKT, NoSchema, NoSchema>
/** A transaction; `inTransaction` opens it. */
export type Tx = PostgresJsTransaction<NoSchema, NoSchema>
/** The outer handle: single statements, each on any free connection, as the role that owns the tables. */
export type Db = PostgresJsDatabase & { readonly connections: Connections }

type Send = (text: string, args: Argument[], asArrays: boolean) => Promise<Rows>

/** A statement that is sent when it is awaited, as drizzle expects of postgres.js. */
class Statement implements PromiseLike<Rows> {
  readonly #send: (asArrays: boolean) => Promise<Rows>

  constructor(send: (asArrays: boolean) => Promise<Rows>) {
    this.#send = send
  }

  values(): Promise<Rows> {
    return this.#send(true)
  }

  // oxlint-disable-next-line unicorn/no-thenable -- the pending query of postgres.js is one, too
  then<A = Rows, B = never>(
    resolve?: ((rows: Rows) => A | PromiseLike<A>) | null,
    reject?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#send(false).then(resolve, reject)
  }
}

function clientOver(send: Send) {
  return {
    unsafe: (text: string, args: Argument[] = []) => new Statement((asArrays) => send(text, args, asArrays)),
  }
}

/** drizzle over a pool of `size` connections. Its own `transaction()` is refused: `inTransaction` sets the scope and retries. */
export function openDrizzle(connect: Connect, size: number): Db {
  const codecs: Codecs = { parsers: {}, serializers: {} }
  const connections = new Connections(connect, codecs, size)
  const client = {
    ...clientOver((text, args, asArrays) =>
      connections.lend((connection) =>
        connection.send(text, args, { asArrays, prepare: connections.isWorthPreparing(text, args) }),
      ),
    ),
    options: codecs,
    begin: () =>
      Promise.reject(
        new Error('Open a transaction with inTransaction or asSystem, not with db.transaction.'),
      ),
  }
  // drizzle's driver calls these members of a postgres.js client and no others.
  const handle = drizzle({ client: client as unknown as postgres.Sql })
  return Object.assign(handle, { connections })
}

type Session = postgres.Sql & postgres.TransactionSql
const dialect = new PgDialect()

/**
 * Runs `work` between BEGIN and COMMIT on `connection`. `opening` travels with BEGIN in one round trip.
 * Statements of one transaction go one after the other, so that none is waiting to be sent when the
 * connection dies: it would run outside of the transaction on the next one.
 */
export async function runTransaction<Result>(
  connections: Connections,
  connection: Connection,
  opening: { text: string; args: Argument[] } | undefined,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const begun = await begin(connections, connection, opening)
  let isOver = false
  let firstFailure: unknown
  let previous: Promise<unknown> = Promise.resolve()
  const send: Send = (text, args, asArrays) => {
    const answer = previous.then(() => {
      if (isOver)
        throw new Error('A statement was sent after its transaction had ended: await every statement.')
      if (connection.closings !== begun)
        throw new ConnectionLost('CONNECTION_CLOSED', 'the database connection closed during the transaction')
      return connection.send(text, args, { asArrays, prepare: connections.isWorthPreparing(text, args) })
    })
    previous = answer.catch((error: unknown) => {
      firstFailure ??= error
    })
    return answer
  }
  try {
    const result = await work(transactionOver(send))
    await previous
    const [ending] = [await send('commit', [], false)]
    // PostgreSQL answers COMMIT with ROLLBACK where a statement failed, even if the failure was caught.
    if (ending.command !== 'COMMIT') throw firstFailure
    return result
  } catch (error) {
    await rollback(connection, begun, previous)
    throw error
  } finally {
    isOver = true
  }
}

async function begin(
  connections: Connections,
  connection: Connection,
  opening?: { text: string; args: Argument[] },
) {
  const plain = { asArrays: false, prepare: false }
  const sent = [connection.send('begin', [], plain)]
  if (opening) {
    const prepare = connections.isWorthPreparing(opening.text, opening.args)
    sent.push(connection.send(opening.text, opening.args, { asArrays: false, prepare }))
  }
  const closings = connection.closings
  const answers = await Promise.allSettled(sent)
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure) {
    await rollback(connection, closings, Promise.resolve())
    throw failure.reason
  }
  return connection.closings
}

async function rollback(connection: Connection, begun: number, running: Promise<unknown>): Promise<void> {
  await running
  if (connection.closings !== begun) return
  try {
    await connection.send('rollback', [], { asArrays: false, prepare: false })
  } catch {
    // Whatever state it is in, the next caller must not inherit it.
    connection.replace()
  }
}

function transactionOver(send: Send, depth = 0): Tx {
  const client = {
    ...clientOver(send),
    async savepoint<Result>(work: (client: unknown) => Promise<Result>): Promise<Result> {
      const name = `nested_${depth + 1}`
      await send(`savepoint ${name}`, [], false)
      try {
        const result = await work(client)
        await send(`release savepoint ${name}`, [], false)
        return result
      } catch (error) {
        await send(`rollback to savepoint ${name}`, [], false)
        throw error
      }
    },
  }
  // drizzle's transaction calls `unsafe` and `savepoint` of its client and nothing else.
  const session = new PostgresJsSession<Session, NoSchema, NoSchema>(
    client as unknown as Session,
    dialect,
    undefined,
  )
  return new PostgresJsTransaction<NoSchema, NoSchema>(dialect, session, undefined)
}
