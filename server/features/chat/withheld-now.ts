import { and, eq, inArray } from 'drizzle-orm'
import { employees } from '../people/tables.ts'
import type { ReaderContext } from '../reports/reader.ts'
import { covers, rightsOf } from './rights.ts'
import type { chatTurns } from './tables.ts'

type TurnRow = Pick<typeof chatTurns.$inferSelect, 'id' | 'people' | 'rights'>

/**
 * Of stored replies: the ids of those that their owner is not shown any more, because they may see less than when they
 * asked, or because somebody whom the reply names is no longer in the list. One rule for every way out.
 */
export const withheldNow = async (
  context: ReaderContext,
  turns: readonly TurnRow[],
): Promise<ReadonlySet<string>> => {
  const rights = await rightsOf(context)
  const there = await stillThere(context, turns)
  const withheld = turns.filter(
    (turn) => !covers(rights, turn.rights) || turn.people.some((id) => !there.has(id)),
  )
  return new Set(withheld.map(({ id }) => id))
}

/** Of those whom the replies name: who is still in the list. */
const stillThere = async (
  { tx, org }: ReaderContext,
  turns: readonly TurnRow[],
): Promise<ReadonlySet<string>> => {
  const named = [...new Set(turns.flatMap(({ people }) => people))]
  if (named.length === 0) return new Set()
  const rows = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), inArray(employees.id, named)))
  return new Set(rows.map(({ id }) => id))
}
