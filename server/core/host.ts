import type { z } from 'zod'
import type { ChangeHub } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './database.ts'
import type { Environment } from './environment.ts'
import type { Files } from './files.ts'
import type { Identify } from './identity.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Model } from './model.ts'
import type { Payments } from './payments.ts'
import type { Secrets } from './secrets.ts'
import type { Tally } from './tally.ts'

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
  /** How tries of sending to webhooks ended on this node. */
  webhookTries: Tally<'delivered' | 'failed' | 'given-up'>
  /** Undefined where the database keeps files itself. */
  files?: Files
  /** Undefined where no language model is configured. */
  model?: Model
  /** Undefined where no subscription is needed; then there is no `requireSubscription` either, and nothing is asked. */
  payments?: Payments
  /** @throws Failure SUBSCRIPTION_REQUIRED where the organization has no good subscription. */
  requireSubscription?: (tx: Tx, orgId: string) => Promise<void>
  /** Holds answers to the contract, in tests. @throws where one does not fit, or holds more than it says. */
  checkAnswer?: (schema: z.ZodType, answer: unknown) => void
}
