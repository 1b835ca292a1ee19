import { eq } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { remainingPause } from '../../../core/time/cooldown.ts'
import { employees } from '../../../schema/employees.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'

/** Whether a text names somebody of an organization. */
export type IsNaming = (text: string) => boolean

const goodForMs = 60_000
/** More organizations than these have no reports worded within a minute; of the others the names are read again. */
const organizationsMax = 100

/**
 * Who is in the list of an organization, for the texts of its reports. They are read at most once a minute, since many
 * reports are worded one after the other: a name that came into the list since is known from the next minute on.
 */
export const knownNames = () => {
  const known = new Map<string, { isNaming: IsNaming; since: Date }>()
  return async (tx: Tx, orgId: string, now: Date): Promise<IsNaming> => {
    for (const [id, { since }] of known) if (remainingPause(since, goodForMs, now) === 0) known.delete(id)
    const there = known.get(orgId)
    if (there) return there.isNaming
    const people = await tx
      .select({ name: employees.name, email: employees.email })
      .from(employees)
      .where(eq(employees.orgId, orgId))
    const isNaming = createNameDetector(people)
    if (known.size < organizationsMax) known.set(orgId, { isNaming, since: now })
    return isNaming
  }
}
