import { firstTextOf } from '../../core/causes.ts'
import type { Environment } from '../../core/environment.ts'
import { type Finding, inOneLine, wrong } from './finding.ts'
import { lookAtTimeZone } from './look-at-clock.ts'
import { lookAtDataFolder } from './look-at-data-folder.ts'
import { lookAtDatabase } from './look-at-database.ts'
import { lookAtNode, lookAtPort } from './look-at-machine.ts'
import { lookAtMail } from './look-at-mail.ts'
import { lookAtServices } from './look-at-services.ts'
import { lookAtSettings } from './look-at-settings.ts'
import { lookAtTraces } from './look-at-traces.ts'

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
