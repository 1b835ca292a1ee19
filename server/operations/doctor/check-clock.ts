import { findTimeZoneFault } from '../../core/config/time-zone.ts'
import { type Finding, ok, warning } from './finding.ts'

const mayDifferMs = 30_000

/** What is said of a clock that differs by so much from this machine's. */
export const clockSkewFinding = (whose: string, apartMs: number): Finding => {
  const seconds = Math.round(Math.abs(apartMs) / 1000)
  if (Math.abs(apartMs) <= mayDifferMs) return ok('Clock', `within 30 seconds of that of ${whose}`)
  const way = apartMs > 0 ? 'behind' : 'ahead of'
  return warning(
    'Clock',
    `this machine is ${seconds} seconds ${way} ${whose}: set its clock, or have it set by NTP.`,
  )
}

/** What is said of the zone that the machine's clock is read in; nothing where it is one that is known. */
export const checkTimeZone = (): Finding[] => {
  const fault = findTimeZoneFault(process.env['TZ'])
  return fault === undefined ? [] : [warning('Clock', fault)]
}
