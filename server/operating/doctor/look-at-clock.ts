import type { Environment } from '../../core/environment.ts'
import { faultOfTimeZone } from '../../core/time-zone.ts'
import { type Finding, ok, warning } from './finding.ts'

const mayDifferMs = 30_000

/** What is said of a clock that differs by so much from this machine's. */
export const ofClockApart = (whose: string, apartMs: number): Finding => {
  const seconds = Math.round(Math.abs(apartMs) / 1000)
  if (Math.abs(apartMs) <= mayDifferMs) return ok('Clock', `within 30 seconds of that of ${whose}`)
  const way = apartMs > 0 ? 'behind' : 'ahead of'
  return warning(
    'Clock',
    `this machine is ${seconds} seconds ${way} ${whose}: set its clock, or have it set by NTP.`,
  )
}

/** What is said of the zone that the machine's clock is read in; nothing where it is one that is known. */
export const lookAtTimeZone = (): Finding[] => {
  const fault = faultOfTimeZone(process.env['TZ'])
  return fault === undefined ? [] : [warning('Clock', fault)]
}

/** Compares the clock with that of one of the services that are set up, asked for nothing that costs. */
export const lookAtClock = async ({
  socialSignIn,
  files,
  billing,
  databaseUrl,
}: Environment): Promise<Finding[]> => {
  const service = socialSignIn?.jwksUrl ?? files?.endpoint ?? billing?.apiUrl
  // A hosted database says what time it has, as a part of what is found of it.
  if (service === undefined)
    return databaseUrl === undefined
      ? [ok('Clock', 'not compared: nothing that is set up has a clock of its own')]
      : []
  const { host } = new URL(service)
  try {
    const asked = Date.now()
    const { headers } = await fetch(service, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    })
    const date = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(date)) return []
    // The header leaves out fractions of a second.
    return [ofClockApart(host, date + 500 - (asked + Date.now()) / 2)]
  } catch {
    return [
      warning(
        'Clock',
        `${host} did not answer, so the clock was not compared: see whether this machine reaches it.`,
      ),
    ]
  }
}
