import { and, eq } from 'drizzle-orm'
import type { VerificationFinding } from '../../../../contract/calls/reports/verify-report.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { removedInputs } from '../../../schema/retention.ts'

/** Inputs of reports that the organization's own rules have removed since (docs/privacy.md). */

type Input = { employeeId: string; revision: number | null }

const atOnce = 1_000

/**
 * When a rule removed somebody's answers of a revision, or everything of them; undefined where none did. Read for these people
 * and asked as often as needed.
 */
export const findRemovedByRetention = async (
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
          isAnyOf(removedInputs.employeeId, ids.slice(start, start + atOnce)),
        ),
      )
    for (const { employeeId, revision, removedAt } of rows) found.set(`${revision} ${employeeId}`, removedAt)
  }
  return ({ employeeId, revision }) => found.get(`0 ${employeeId}`) ?? found.get(`${revision} ${employeeId}`)
}

/** What is found of them; nothing where there are none. */
export const retentionFindings = (moments: readonly (Date | undefined)[]): VerificationFinding[] => {
  const times = moments.flatMap((at) => at?.getTime() ?? [])
  if (times.length === 0) return []
  const [first, last] = [Math.min(...times), Math.max(...times)].map((at) => new Date(at).toISOString())
  if (first === undefined || last === undefined) return []
  return [{ is: 'removedByRules', count: times.length, first, last }]
}
