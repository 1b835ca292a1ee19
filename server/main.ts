import path from 'node:path'
import { pino } from 'pino'
import { startDatabase } from './core/database/start-database.ts'
import { systemClock } from './core/time/clock.ts'
import { EnvironmentError, type Environment } from './core/config/environment.ts'
import { openLogDestination } from './core/observability/log-destination.ts'
import { readProcessSettings } from './core/config/process-environment.ts'
import { findTimeZoneFault } from './core/config/time-zone.ts'
import { openTracing } from './core/observability/tracing.ts'
import { mailboxAddress } from './core/mail/mailbox.ts'

/** Reads the settings, opens the database, listens, and closes it all in order. */

/** How long requests that run may take once the server was asked to end. */
const closeWithinMs = 10_000

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const settings = (): Environment => {
  try {
    return readProcessSettings()
  } catch (error) {
    if (error instanceof EnvironmentError) return stop(error.message)
    throw error
  }
}

const environment = settings()
// React writes the mails, and does so several times slower where it is not told that this is no development.
process.env['NODE_ENV'] ??= 'production'
// Until what reads errors is loaded, a log line keeps an error's kind alone: its text might name somebody.
let readError: (error: Error) => object = ({ name }) => ({ type: name })
const logDestination = openLogDestination(1)
const logger = pino(
  { level: environment.logLevel, serializers: { err: (error: Error) => readError(error) } },
  logDestination,
)
// The rest of the server is imported while PostgreSQL starts, which takes about as long.
const database = startDatabase(environment, logger)
database.catch(() => {
  // openHost says why, below.
})
const [{ errorForLog }, { listenFailureMessage, databaseOpeningMessage }, { openHost }, { buildApp }] =
  await Promise.all([
    import('./core/observability/log-errors.ts'),
    import('./core/config/startup-errors.ts'),
    import('./open-host.ts'),
    import('./app.ts'),
  ])
readError = errorForLog
const timeZone = findTimeZoneFault(process.env['TZ'])
for (const warning of [
  ...environment.leftOut,
  ...environment.warnings,
  ...(timeZone === undefined ? [] : [timeZone]),
])
  logger.warn(warning)
// Beside the compiled server: dist/server and dist/web.
const pagesFolder = path.resolve(import.meta.dirname, '..', 'web')

const host = await openHost({ environment, log: logger, clock: systemClock, database }).catch(
  (error: unknown) => {
    logger.debug({ err: error }, 'The server could not be opened')
    return stop(databaseOpeningMessage(error, environment))
  },
)
const { traceEndpoint } = environment
const tracing = traceEndpoint && (await openTracing(traceEndpoint))
const app = await buildApp(host.host, {
  logger,
  pagesFolder,
  droppedLogLines: () => logDestination.dropped(),
})

let isClosing = false
const close = async (signal: string) => {
  if (isClosing) process.exit(1)
  isClosing = true
  logger.info({ signal }, 'Closing: requests and jobs that run are finished first')
  // A connection that falls idle once its last request is answered would hold the stop up for over a minute.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), 100)
  // One that was opened ahead and never used does not even count as idle.
  const patience = setTimeout(() => app.server.closeAllConnections(), closeWithinMs)
  await app.close()
  clearInterval(sweeping)
  clearTimeout(patience)
  await host.close()
  await tracing?.close()
  process.exit(0)
}
process.on('SIGINT', (signal) => void close(signal))
process.on('SIGTERM', (signal) => void close(signal))

try {
  await app.listen({ host: environment.host, port: environment.port, listenTextResolver: () => 'Listening' })
} catch (error) {
  await host.close()
  stop(listenFailureMessage(error, environment))
}
console.log(`\nMuster is ready: ${environment.publicUrl}\n`)
const mailbox = mailboxAddress(host.host)
if (mailbox !== null) {
  console.log(`No SMTP_URL is set: mail can be read at ${mailbox}\n`)
}
