/** What the database and the jobs need of a logger; pino's own loggers fit as they are. */
export interface Log {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** A logger for tests and tools that have nobody to tell. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
