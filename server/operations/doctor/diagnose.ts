import { firstTextInCauses } from '../../core/observability/error-causes.ts'
import type { Environment } from '../../core/config/environment.ts'
import { type Finding, mergeFindings, wrong } from './finding.ts'
import { checkTimeZone } from './check-clock.ts'
import { checkDataFolder } from './check-data-folder.ts'
import { checkDatabaseState } from './check-database.ts'
import { checkNode, checkPort } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkServices } from './check-services.ts'
import { checkSettings } from './check-settings.ts'
import { checkTracing } from './check-tracing.ts'

/** Looks at everything that a server needs. It changes nothing: no folder is made, no database started or migrated. */
export const diagnose = async (environment: Environment): Promise<Finding[]> => {
  const found = await Promise.all([
    runCheck('Services', checkServices(environment)),
    runCheck('Traces', checkTracing(environment)),
    runCheck('Data folder', checkDataFolder(environment)),
    runCheck('Database', checkDatabaseState(environment)),
    runCheck('Mail', checkMail(environment)),
    runCheck('Port', checkPort(environment)),
  ])
  // The database, a service and the zone each say something of the clock.
  return mergeFindings(
    [checkNode(), ...checkSettings(environment), ...found.flat(), ...checkTimeZone()],
    'Clock',
  )
}

/** Where even looking fails, that is what was found. */
const runCheck = async (about: string, looking: Promise<Finding | Finding[]>): Promise<Finding[]> => {
  try {
    return [await looking].flat()
  } catch (error) {
    return [wrong(about, `could not be looked at (${firstTextInCauses(error, 'code') ?? 'without a code'}).`)]
  }
}
