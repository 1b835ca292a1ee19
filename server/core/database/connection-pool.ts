import type postgres from 'postgres'
import {
  ConnectionLost,
  outageOf,
  outages,
  sqlState,
  StatementTimeout,
  isRowLockTimeout,
  type Outage,
} from './database-errors.ts'
import { openCounters, type Counters } from '../observability/counters.ts'
import { tracedStatement } from '../observability/tracing.ts'

export { ConnectionLost } from './database-errors.ts'

/**
 * The pool under drizzle: one postgres.js client of one connection for each place in it.
 *
 * postgres.js has a pool of its own, but its `sql.begin` (3.4.9) goes on using a connection that died in
 * the middle of a transaction: the ROLLBACK that follows throws outside of every promise, which ends the
 * process, and a COMMIT may reach a connection that was opened again for somebody else. Here a transaction
 * owns its connection, and nothing more is sent on it once it has closed.
 */

export type Argument = postgres.ParameterOrJSON<never>
export type Rows = postgres.RowList<postgres.Row[]>
/** Opens a postgres.js client to the one database of this process. */
export type Connect = (options: postgres.Options<{}>) => postgres.Sql
/** How values become text and back; drizzle wants its own for dates and JSON. */
export type Codecs = Pick<postgres.Sql['options'], 'parsers' | 'serializers'>

/** The server gives up on a statement after this long, sooner where it waits for a lock ... */
export const statementTimeoutMs = 15_000
export const lockTimeoutMs = 10_000
/** ... so a connection that has said nothing for this long is dead, whatever its socket believes. */
const silenceMs = 20_000
const waitForPlaceMs = 10_000
const timerSlackMs = 50

/** One connection to PostgreSQL. It connects when it is first used, and again after it closed. */
export class Connection {
  readonly #connect: Connect
  readonly #codecs: Codecs
  readonly #limitMs: number
  #client: postgres.Sql | undefined
  #closings = 0

  constructor(connect: Connect, codecs: Codecs, limitMs = statementTimeoutMs) {
    this.#connect = connect
    this.#codecs = codecs
    this.#limitMs = limitMs
  }

  /** Counts the times this connection closed: a transaction that was begun at another count is over. */
  get closings(): number {
    return this.#closings
  }

  /** Sends one statement; statements sent in one go travel together and are answered in order. */
  async send(text: string, args: Argument[], shape: { asArrays: boolean; prepare: boolean }): Promise<Rows> {
    const pending = this.#opened().unsafe(text, args, { prepare: shape.prepare })
    // Each row as an array, which drizzle maps by position; it changes the query itself, whatever its type says.
    if (shape.asArrays) void pending.values()
    const answer: Promise<Rows> = pending
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.replace()
        reject(
          new ConnectionLost(
            'CONNECTION_SILENT',
            `PostgreSQL has not answered for ${silenceMs / 1000} seconds`,
          ),
        )
      }, silenceMs)
    })
    const sentAt = performance.now()
    try {
      return await tracedStatement(text, () => Promise.race([answer, silence]))
    } catch (error) {
      // Cancelled before its limit, it was somebody else: an operator, or a limit of a proxy in between.
      const isOwnLimit =
        sqlState(error)?.code === '57014' &&
        performance.now() - sentAt >= this.#limitMs - timerSlackMs &&
        !isRowLockTimeout(error)
      if (isOwnLimit) throw new StatementTimeout('a statement took too long', { cause: error })
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Drops the socket, whatever state it is in, and starts afresh with the next statement. */
  replace(): void {
    const old = this.#client
    this.#client = undefined
    this.#closings += 1
    void old?.end({ timeout: 0 })
  }

  /** Closes, giving a running statement `timeoutMs`. */
  async close(timeoutMs: number): Promise<void> {
    await this.#client?.end({ timeout: timeoutMs / 1000 })
  }

  #opened(): postgres.Sql {
    if (this.#client) return this.#client
    const client = this.#connect({
      max: 1,
      // A connection that is idle inside a transaction looks idle to postgres.js: it must not be retired then.
      max_lifetime: null,
      // Opened again, postgres.js (3.4.9) would answer the first statement with the failure that came before the
      // closing; so a client is used for one connection only.
      onclose: () => {
        if (this.#client === client) this.replace()
      },
    })
    Object.assign(client.options.parsers, this.#codecs.parsers)
    Object.assign(client.options.serializers, this.#codecs.serializers)
    this.#client = client
    return client
  }
}

interface Waiting {
  resolve(connection: Connection): void
  reject(reason: ConnectionLost): void
  timer: NodeJS.Timeout
}

/** At most `size` connections, lent to one caller each; further callers wait in line, at most 10 seconds. */
export class Connections {
  readonly #all: Connection[] = []
  readonly #free: Connection[] = []
  readonly #waiting: Waiting[] = []
  readonly #open: () => Connection
  readonly #size: number
  readonly #prepared = new Set<string>()
  /** How often the database could not do its work on this node, by why. */
  readonly outages: Counters<Outage> = openCounters(outages)
  /** A disk or memory was full, and no write since has shown that it is not. */
  isShort = false
  /** The server was met that takes no writes; what was opened since may lead there still. */
  isReadOnly = false
  /** Connections of before are dropped rather than lent again. */
  readonly #stale = new WeakSet<Connection>()
  #isClosed = false

  constructor(connect: Connect, codecs: Codecs, size: number) {
    this.#open = () => new Connection(connect, codecs)
    this.#size = size
  }

  /** How many are lent, wait to be lent, and how many callers wait for one. */
  get usage(): { lent: number; free: number; awaited: number } {
    const free = this.#free.length
    return { lent: this.#all.length - free, free, awaited: this.#waiting.length }
  }

  /** Runs `work` with a connection of its own, and takes it back however `work` ends. */
  async lend<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    let connection: Connection | undefined
    try {
      connection = await this.#take()
      return await work(connection)
    } catch (error) {
      const outage = outageOf(error)
      if (outage !== undefined) this.outages.add(outage)
      if (outage === 'read-only') {
        this.renew()
        this.isReadOnly = true
      }
      if (outage === 'resources') this.isShort = true
      throw error
    } finally {
      if (connection) this.#giveBack(connection)
    }
  }

  /**
   * Opens every connection again before its next use: after a failover an open one leads to a server that takes no
   * writes any more, and a new one to the server that does.
   */
  renew(): void {
    this.isReadOnly = false
    for (const connection of this.#all) this.#stale.add(connection)
  }

  /**
   * Whether a statement is kept prepared on its connection, which halves its round trips. Texts that vary
   * without end (long lists of values) would fill the server's memory: they are not.
   */
  isWorthPreparing(text: string, args: readonly Argument[]): boolean {
    if (args.length === 0 || args.length > 64 || text.length > 4_000) return false
    if (this.#prepared.has(text)) return true
    if (this.#prepared.size >= 400) return false
    this.#prepared.add(text)
    return true
  }

  /** Refuses new work, lets what runs end within `timeoutMs`, and closes every connection. */
  async close(timeoutMs: number): Promise<void> {
    this.#isClosed = true
    for (const waiting of this.#waiting.splice(0)) {
      clearTimeout(waiting.timer)
      waiting.reject(new ConnectionLost('CONNECTION_CLOSED', 'the database was closed'))
    }
    await Promise.all(this.#all.map((connection) => connection.close(timeoutMs)))
  }

  async #take(): Promise<Connection> {
    if (this.#isClosed) throw new ConnectionLost('CONNECTION_CLOSED', 'the database was closed')
    const free = this.#free.pop()
    if (free) {
      if (this.#stale.delete(free)) free.replace()
      return free
    }
    if (this.#all.length < this.#size) {
      const opened = this.#open()
      this.#all.push(opened)
      return opened
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(
          new ConnectionLost(
            'CONNECTION_WAIT',
            `no database connection came free in ${waitForPlaceMs / 1000} seconds`,
          ),
        )
      }, waitForPlaceMs)
      const waiting: Waiting = { resolve, reject, timer }
      this.#waiting.push(waiting)
    })
  }

  #giveBack(connection: Connection): void {
    if (this.#stale.delete(connection)) connection.replace()
    const next = this.#waiting.shift()
    if (!next) {
      this.#free.push(connection)
      return
    }
    clearTimeout(next.timer)
    next.resolve(connection)
  }
}
