import path from 'node:path'
import { openChangeHub } from './core/changes.ts'
import type { Clock } from './core/clock.ts'
import { makeDataFolder } from './core/data-folder.ts'
import { openDatabase } from './core/database.ts'
import type { Environment } from './core/environment.ts'
import type { Host } from './core/host.ts'
import { startJobs } from './core/jobs.ts'
import type { Log } from './core/log.ts'
import { openMail } from './core/mail.ts'
import { scheduleRegularJobs } from './core/regular-jobs.ts'
import { openSecrets } from './core/secrets.ts'
import { jobList, regularWork } from './job-list.ts'
import { identify } from './identify.ts'

/** Opens what a server has, in order; `close` ends it in the opposite order. */
export const openHost = async (given: {
  environment: Environment
  log: Log
  clock: Clock
  checkAnswer?: Host['checkAnswer']
}): Promise<{ host: Host; close: () => Promise<void> }> => {
  const { environment, log, clock, checkAnswer } = given
  // Mails that no server takes are kept there, whichever the database is; an embedded one makes the folder itself.
  if (environment.smtpUrl === undefined && environment.databaseUrl !== undefined)
    makeDataFolder(environment.dataDir)
  const database = await openDatabase({
    ...(environment.databaseUrl !== undefined && { databaseUrl: environment.databaseUrl }),
    ...(environment.postgresBinDir !== undefined && { binDir: environment.postgresBinDir }),
    dataDir: path.resolve(environment.dataDir),
    poolSize: environment.databasePool,
    log,
  })
  try {
    const secrets = await openSecrets(database.db)
    const changes = await openChangeHub(database, log)
    const opened = {
      database,
      environment,
      clock,
      secrets,
      changes,
      log,
      mail: openMail(environment, log),
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
    return {
      host,
      close: async () => {
        await host.jobs.stop()
        await changes.close()
        host.mail.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
