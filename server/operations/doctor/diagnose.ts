import { firstTextOf } from '../../core/observability/error-causes.ts'
import type { Environment } from '../../core/config/environment.ts'
import { type Finding, inOneLine, wrong } from './finding.ts'
import { lookAtTimeZone } from './check-clock.ts'
import { lookAtDataFolder } from './check-data-folder.ts'
import { lookAtDatabase } from './check-database.ts'
import { lookAtNode, lookAtPort } from './check-machine.ts'
import { lookAtMail } from './check-mail.ts'
import { lookAtServices } from './check-services.ts'
import { lookAtSettings } from './check-settings.ts'
import { lookAtTraces } from './check-tracing.ts'

/** Looks at everything that a server needs. It changes nothing: no folder is made, no database started or migrated. */
export const diagnose = async (environment: Environment): Promise<Finding[]> => {
  const found = await Promise.all([
    saying('Services', lookAtServices(environment)),
    saying('Traces', lookAtTraces(environment)),
    saying('Data folder', lookAtDataFolder(environment)),
    saying('Database', lookAtDatabase(environment)),
    saying('Mail', lookAtMail(environment)),
    saying('Port', lookAtPort(environment)),
  ])
  // The database, a service and the zone each say something of the clock.
  return inOneLine(
    [lookAtNode(), ...lookAtSettings(environment), ...found.flat(), ...lookAtTimeZone()],
    'Clock',
  )
}

/** Where even looking fails, that is what was found. */
const saying = async (about: string, looking: Promise<Finding | Finding[]>): Promise<Finding[]> => {
  try {
    return [await looking].flat()
  } catch (error) {
    return [wrong(about, `could not be looked at (${firstTextOf(error, 'code') ?? 'without a code'}).`)]
  }
}
