import type { z } from 'zod'
import type { ChangeHub } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Environment } from './environment.ts'
import type { Identify } from './identity.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Secrets } from './secrets.ts'

/** What a running server has, given to every feature. */
export type Host = {
  database: Database
  environment: Environment
  clock: Clock
  secrets: Secrets
  identify: Identify
  jobs: Jobs
  changes: ChangeHub
  mail: Mail
  log: Log
  /** Holds answers to the contract, in tests. @throws where one does not fit, or holds more than it says. */
  checkAnswer?: (schema: z.ZodType, answer: unknown) => void
}
