import { beginDatabase } from './core/begin-database.ts'
import { openChangeHub } from './core/changes.ts'
import type { Clock } from './core/clock.ts'
import type { Database, Tx } from './core/database.ts'
import type { Environment } from './core/environment.ts'
import { openFiles } from './core/files.ts'
import type { Host } from './core/host.ts'
import { startJobs } from './core/jobs.ts'
import type { Log } from './core/log.ts'
import { openMail } from './core/mail.ts'
import { openModel } from './core/model.ts'
import { openPayments } from './core/payments.ts'
import { scheduleRegularJobs } from './core/regular-jobs.ts'
import { openSecrets } from './core/secrets.ts'
import { openTally } from './core/tally.ts'
import { requireSubscription } from './features/billing/account.ts'
import { readAllOfAnotherKey } from './features/billing/jobs.ts'
import { jobList, regularWork } from './job-list.ts'
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
  const database = await (given.database ?? beginDatabase(environment, log))
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
      webhookTries: openTally(['delivered', 'failed', 'given-up']),
      mail: openMail(environment, log),
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
    await scheduleRegularJobs(host, Object.keys(regularWork))
    await readAllOfAnotherKey(host)
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
