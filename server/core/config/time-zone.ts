/**
 * What is wrong with TZ, with the fix; undefined where the zone is known, or none is set. Node silently uses UTC for a
 * zone that it does not know, also for `CET-1CEST` and `europe/berlin`.
 */
export const findTimeZoneFault = (
  given: string | undefined,
  inUse: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined => {
  // With a colon before it, it is the same zone.
  const name = given?.trim().replace(/^:/, '') ?? ''
  const isUtc = inUse === undefined || inUse === 'Etc/Unknown' || inUse === 'UTC'
  if (name === '' || !isUtc || namesOfUtc.test(name)) return undefined
  return `The time zone TZ=${name} is not known, so UTC is used. Set TZ to a name such as Europe/Berlin or UTC, or leave it out.`
}

const namesOfUtc = /^(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal|Greenwich|GMT[+-]?0)$/i
