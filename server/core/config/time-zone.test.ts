import { describe, expect, it } from 'vitest'
import { findTimeZoneFault } from './time-zone.ts'

/** Beside each value of TZ what Node says that it uses for it. */
describe('a time zone', () => {
  it.each([
    ['Nowhere/Atall', undefined],
    ['europe/berlin', undefined],
    ['UTC0', undefined],
    ['CET-1CEST', 'UTC'],
    ['Factory', 'Etc/Unknown'],
  ])('that is not known is named with what is used and the mend: %s', (given, inUse) => {
    expect(findTimeZoneFault(given, inUse)).toBe(
      `The time zone TZ=${given} is not known, so UTC is used. Set TZ to a name such as Europe/Berlin or UTC, or leave it out.`,
    )
  })

  it.each([
    [undefined, 'UTC'],
    ['', 'Etc/Unknown'],
    ['UTC', 'UTC'],
    ['utc', undefined],
    ['Etc/UTC', 'UTC'],
    ['Zulu', 'UTC'],
    ['Etc/GMT0', 'UTC'],
    ['Europe/Berlin', 'Europe/Berlin'],
    [':Europe/Berlin', 'Europe/Berlin'],
    ['Etc/GMT-3', 'Etc/GMT-3'],
    ['GMT+3', 'GMT+03:00'],
  ])('that is known, or not set, is fine: %s', (given, inUse) => {
    expect(findTimeZoneFault(given, inUse)).toBeUndefined()
  })
})
