import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../server/app.ts'
import { errorForLog } from '../server/core/observability/log-errors.ts'
import { NamelessUser } from '../server/core/embedded-postgres/cluster.ts'
import { listenFailureMessage, databaseOpeningMessage } from '../server/core/config/startup-errors.ts'
import { readEnvironment } from '../server/core/config/environment.ts'
import { openLogDestination } from '../server/core/observability/log-destination.ts'
import { openHost } from '../server/open-host.ts'
import { mailboxAddress } from '../server/core/mail/mailbox.ts'
import { fillWorkspace } from './fill-workspace.ts'
import { owner, people } from './sample.ts'

/**
 * `npm run demo`: a server over a folder of its own, filled through the product's own door and thrown away when it
 * ends. Its clock starts 30 days ago, so that its two company reports lie 30 days apart (specification point 1).
 */

const day = 24 * 60 * 60 * 1000
const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-demo-'))
let behindMs = 30 * day + 60_000

const { HOST, PORT, POSTGRES_BIN_DIR } = process.env
const environment = readEnvironment({
  HOST,
  PORT,
  POSTGRES_BIN_DIR,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT: 'off',
})
const log = pino(
  { level: environment.logLevel, serializers: { err: errorForLog } },
  // A full disk costs lines, and not the stop.
  openLogDestination(1),
)
const opened = await openHost({ environment, log, clock: () => new Date(Date.now() - behindMs) }).catch(
  (error: unknown) => {
    // The demo has neither another data folder nor another database.
    console.error(error instanceof NamelessUser ? error.alone : databaseOpeningMessage(error, environment))
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(1)
  },
)
const app = await buildApp(opened.host, {
  logger: log,
  pagesFolder: path.resolve(import.meta.dirname, '..', 'web'),
})

const close = async (exitCode = 0) => {
  await app.close()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(exitCode)
}
process.on('SIGINT', () => void close())
process.on('SIGTERM', () => void close())

await fillWorkspace(app, opened.host, {
  // A minute short of now, so that whoever looks around can ask for a code of their own at once.
  passAMonth: () => {
    behindMs = 60_000
  },
}).catch(async (error: unknown) => {
  console.error(error)
  await close(1)
})
behindMs = 0
await app.listen({ host: environment.host, port: environment.port }).catch(async (error: unknown) => {
  console.error(listenFailureMessage(error, environment))
  await close(1)
})

console.log(`
The demo is ready: ${environment.publicUrl}
Sign in as the owner, ${owner.email}, or as an employee, ${people[0]?.email};
the code arrives at ${mailboxAddress(opened.host)}.
Everything in it is thrown away when this command ends (Ctrl+C).
`)
