import { and, eq, inArray } from 'drizzle-orm'
import { verdicts } from '../../../contract/verify.ts'
import type { MemberContext } from '../../core/serve.ts'
import { removedInputs } from '../retention/tables.ts'

/** Inputs of reports that the organization's own rules have removed since (decisions 0060). */

type Input = { employeeId: string; revision: number | null }

const atOnce = 1_000

/**
 * When a rule removed somebody's answers of a revision, or everything of them; undefined where none did. Read for these people
 * and asked as often as needed.
 */
export const removedByRules = async (
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
  ids: readonly string[],
): Promise<(input: Input) => Date | undefined> => {
  const found = new Map<string, Date>()
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await tx
      .select()
      .from(removedInputs)
      .where(
        and(
          eq(removedInputs.orgId, org.id),
          inArray(removedInputs.employeeId, ids.slice(start, start + atOnce)),
        ),
      )
    for (const { employeeId, revision, removedAt } of rows) found.set(`${revision} ${employeeId}`, removedAt)
  }
  return ({ employeeId, revision }) => found.get(`0 ${employeeId}`) ?? found.get(`${revision} ${employeeId}`)
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The sentence about them; none where there are none. */
export const whyByRules = (moments: readonly (Date | undefined)[]): string[] => {
  const times = moments.flatMap((at) => at?.getTime() ?? [])
  if (times.length === 0) return []
  return [
    verdicts.removedByRules(times.length, day.format(Math.min(...times)), day.format(Math.max(...times))),
  ]
}
