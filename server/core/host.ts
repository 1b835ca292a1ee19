import type { z } from 'zod'
import type { ChangeHub } from './events/change-feed.ts'
import type { Clock } from './time/clock.ts'
import type { Database, Tx } from './database/database.ts'
import type { Environment } from './config/environment.ts'
import type { Files } from './services/object-storage.ts'
import type { Identify } from './auth/identity.ts'
import type { Jobs } from './jobs/job-queue.ts'
import type { Log } from './observability/log.ts'
import type { Mail } from './mail/mail-transport.ts'
import type { Model } from './services/language-model.ts'
import type { Payments } from './services/payment-provider.ts'
import type { Secrets } from './auth/secrets.ts'
import type { Counters } from './observability/counters.ts'

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
  webhookTries: Counters<'delivered' | 'failed' | 'given-up'>
  /** Undefined where the database keeps files itself. */
  files?: Files
  /** Undefined where no language model is configured. */
  model?: Model
  /** Undefined where no subscription is needed; then there is no `requireSubscription` either, and nothing is asked. */
  payments?: Payments
  /** @throws Failure SUBSCRIPTION_REQUIRED where the organization has no good subscription. */
  requireSubscription?: (tx: Tx, orgId: string) => Promise<void>
  /** What other features do when a removed employee is restored, in the same transaction. */
  onEmployeeRestored: (
    context: { tx: Tx; now: Date },
    restored: { orgId: string; employeeId: string },
  ) => Promise<void>
  /** Holds answers to the contract, in tests. @throws where one does not fit, or holds more than it says. */
  checkAnswer?: (schema: z.ZodType, answer: unknown) => void
}
