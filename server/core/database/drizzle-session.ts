import { PgDialect } from 'drizzle-orm/pg-core'
import {
  drizzle,
  type PostgresJsDatabase,
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
} from './connection-pool.ts'
import { transactionAttempts, withRetries } from './retry-transaction.ts'

type NoSchema = Record<string, never>

/** A transaction; `inTransaction` opens it. */
export type Tx = PostgresJsTransaction<NoSchema, NoSchema>
/** The outer handle: single statements, each on any free connection of the system's. */
export type Db = PostgresJsDatabase & {
  /** Those of the handlers, whose user can become `muster_handler` and nothing else. */
  readonly connections: Connections
  /** Those of jobs and of look-ups that come before anybody is known: they see every organization's rows. */
  readonly systemConnections: Connections
}

interface Pool {
  connect: Connect
  size: number
}

/** A statement that travels with BEGIN. */
export interface Opening {
  text: string
  args: Argument[]
}

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

/** drizzle over both pools. Its own `transaction()` is refused: `inTransaction` sets the scope and retries. */
export function openDrizzle(tenant: Pool, system: Pool): Db {
  const codecs: Codecs = { parsers: {}, serializers: {} }
  const connections = new Connections(tenant.connect, codecs, tenant.size)
  const systemConnections = new Connections(system.connect, codecs, system.size)
  const client = {
    ...clientOver((text, args, asArrays) =>
      // A statement of its own is a transaction of its own.
      withRetries(transactionAttempts, () =>
        systemConnections.lend((connection) =>
          connection.send(text, args, {
            asArrays,
            prepare: systemConnections.isWorthPreparing(text, args),
          }),
        ),
      ),
    ),
    options: codecs,
    begin: () =>
      Promise.reject(
        new Error('Open a transaction with inTransaction or asSystem, not with db.transaction.'),
      ),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- drizzle's driver calls these members of a client and no others
  const handle = drizzle({ client: client as unknown as postgres.Sql })
  return Object.assign(handle, { connections, systemConnections })
}

type Session = postgres.Sql & postgres.TransactionSql
const dialect = new PgDialect()

/**
 * Runs `work` between BEGIN and COMMIT on `connection`; `opening` travels with BEGIN in one round trip, and so
 * does the first statement of `work` if it only reads.
 *
 * Statements of one transaction go one after the other, so that none is waiting to be sent when the connection
 * dies: postgres.js would send it on the next one, outside of the transaction. Only a first reading one may,
 * since it would do no harm there and its answer is not taken.
 */
export async function runTransaction<Result>(
  connections: Connections,
  connection: Connection,
  opening: Opening | undefined,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const closings = connection.closings
  let isOver = false
  let firstFailure: unknown
  const opened = begin(connections, connection, opening)
  let previous: Promise<unknown> | undefined
  const sendNow: Send = (text, args, asArrays) =>
    connection.send(text, args, { asArrays, prepare: connections.isWorthPreparing(text, args) })
  const send: Send = (text, args, asArrays) => {
    const answer =
      previous === undefined && reads.test(text)
        ? answeredAfter(opened, sendNow(text, args, asArrays), () => connection.closings === closings)
        : (previous ?? opened).then(async () => {
            await opened
            if (isOver)
              throw new Error('A statement was sent after its transaction had ended: await every statement.')
            if (connection.closings !== closings) throw closedMeanwhile()
            return sendNow(text, args, asArrays)
          })
    previous = answer.catch((error: unknown) => {
      firstFailure ??= error
    })
    return answer
  }
  try {
    const [result] = await Promise.all([work(transactionOver(send)), opened])
    const ending = await send('commit', [], false)
    // PostgreSQL answers COMMIT with ROLLBACK where a statement failed, even if the failure was caught.
    if (ending.command !== 'COMMIT') throw firstFailure
    return result
  } catch (error) {
    await Promise.allSettled([opened, previous])
    await rollback(connection, closings)
    throw error
  } finally {
    isOver = true
  }
}

/** What may be sent before BEGIN was answered. */
const reads = /^select /i

async function answeredAfter(
  opened: Promise<void>,
  sent: Promise<Rows>,
  isSameConnection: () => boolean,
): Promise<Rows> {
  const [begun, answer] = await Promise.allSettled([opened, sent])
  if (begun.status === 'rejected') throw begun.reason
  if (!isSameConnection()) throw closedMeanwhile()
  if (answer.status === 'rejected') throw answer.reason
  return answer.value
}

async function begin(connections: Connections, connection: Connection, opening?: Opening): Promise<void> {
  const closings = connection.closings
  const sent = [connection.send('begin', [], { asArrays: false, prepare: false })]
  if (opening) {
    const prepare = connections.isWorthPreparing(opening.text, opening.args)
    sent.push(connection.send(opening.text, opening.args, { asArrays: false, prepare }))
  }
  const answers = await Promise.allSettled(sent)
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure) throw failure.reason
  // Closed in between, the second may have been answered on a new connection, outside of the transaction.
  if (connection.closings !== closings) throw closedMeanwhile()
}

function closedMeanwhile(): ConnectionLost {
  return new ConnectionLost('CONNECTION_CLOSED', 'the database connection closed during the transaction')
}

async function rollback(connection: Connection, closings: number): Promise<void> {
  if (connection.closings !== closings) return
  try {
    await connection.send('rollback', [], { asArrays: false, prepare: false })
  } catch {
    // Whatever state it is in, the next caller must not inherit it.
    connection.replace()
  }
}

function transactionOver(send: Send): Tx {
  const client = {
    ...clientOver(send),
    async savepoint<Result>(work: (client: unknown) => Promise<Result>): Promise<Result> {
      await send('savepoint nested', [], false)
      try {
        const result = await work(client)
        await send('release savepoint nested', [], false)
        return result
      } catch (error) {
        await send('rollback to savepoint nested', [], false)
        // The rollback keeps the savepoint, which would hide the enclosing ones of the same name.
        await send('release savepoint nested', [], false)
        throw error
      }
    },
  }
  const session = new PostgresJsSession<Session, NoSchema, NoSchema>(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- drizzle's transaction calls these members and no others
    client as unknown as Session,
    dialect,
    undefined,
  )
  return new PostgresJsTransaction<NoSchema, NoSchema>(dialect, session, undefined)
}
