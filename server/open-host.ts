import { startDatabase } from './core/database/start-database.ts'
import { openChangeHub } from './core/events/change-feed.ts'
import type { Clock } from './core/time/clock.ts'
import type { Database, Tx } from './core/database/database.ts'
import type { Environment } from './core/config/environment.ts'
import { openFiles } from './core/services/object-storage.ts'
import type { Host } from './core/host.ts'
import { startJobs } from './core/jobs/job-queue.ts'
import type { Log } from './core/observability/log.ts'
import { openMail } from './core/mail/mail-transport.ts'
import { openModel } from './core/services/language-model.ts'
import { openPayments } from './core/services/payment-provider.ts'
import { scheduleJobs } from './core/jobs/scheduled-jobs.ts'
import { openSecrets } from './core/auth/secrets.ts'
import { openCounters } from './core/observability/counters.ts'
import { requireSubscription } from './features/billing/require-subscription.ts'
import { refreshAllAfterKeyChange } from './features/billing/billing-jobs.ts'
import { keepComputedTextsOf } from './features/reports/rewording/store-rewording.ts'
import { jobList, scheduledWork } from './job-list.ts'
import { identify } from './identify.ts'

/**
 * Opens what a server has, in order; `close` ends it in the opposite order. `database`: one that was begun before
 * this module was loaded.
 */
export const openHost = async (given: {
  environment: Environment
  log: Log
  clock: Clock
  database?: Promise<Database>
  checkAnswer?: Host['checkAnswer']
}): Promise<{ host: Host; close: () => Promise<void> }> => {
  const { environment, log, clock, checkAnswer } = given
  const database = await (given.database ?? startDatabase(environment, log))
  try {
    const secrets = await openSecrets(database.db)
    const changes = await openChangeHub(database, log)
    const payments = environment.billing && (await openPayments(environment.billing))
    const model = environment.model && (await openModel(environment.model))
    const opened = {
      database,
      environment,
      clock,
      secrets,
      changes,
      log,
      webhookTries: openCounters(['delivered', 'failed', 'given-up']),
      mail: openMail(environment, log),
      onEmployeeRestored: keepComputedTextsOf,
      ...(environment.files && { files: openFiles(environment.files) }),
      ...(model && { model }),
      ...(payments && {
        payments,
        requireSubscription: (tx: Tx, orgId: string) => requireSubscription(payments, tx, orgId),
      }),
      ...(checkAnswer && { checkAnswer }),
    }
    const host: Host = {
      ...opened,
      identify: identify(opened),
      jobs: await startJobs(
        database,
        jobList(() => host),
        { log },
      ),
    }
    await scheduleJobs(host, Object.keys(scheduledWork))
    await refreshAllAfterKeyChange(host)
    return {
      host,
      close: async () => {
        await host.jobs.stop()
        await changes.close()
        await host.mail.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
