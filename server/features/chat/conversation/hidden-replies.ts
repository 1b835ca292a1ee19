import { and, eq, isNull } from 'drizzle-orm'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { Citation } from '../../../../contract/calls/chat.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'
import { isVisibleTo, loadReader, type ReaderContext } from '../../reports/view/report-visibility.ts'
import { companyReports, reports } from '../../../schema/reports.ts'
import { coversRights, readRights } from './reply-rights.ts'
import type { chatTurns } from '../../../schema/chat.ts'

type TurnRow = Pick<typeof chatTurns.$inferSelect, 'id' | 'people' | 'rights' | 'citations'>

/**
 * The ids of stored replies that are hidden from their owner: where they may see less than when they asked, where a
 * cited report is no longer released, or where somebody in the question or the reply was removed from the list. Every
 * call that returns replies uses this rule. (Erased people are no longer in the reply.)
 */
export const findHiddenReplies = async (
  context: ReaderContext,
  turns: readonly TurnRow[],
): Promise<ReadonlySet<string>> => {
  const rights = await readRights(context)
  const removed = await removedOf(context, turns)
  const isReadable = await readableNow(context, turns)
  const withheld = turns.filter(
    (turn) =>
      !coversRights(rights, turn.rights) ||
      turn.people.some((id) => removed.has(id)) ||
      !turn.citations.every(isReadable),
  )
  return new Set(withheld.map(({ id }) => id))
}

/** The people in these turns who were removed, and can still be restored. */
const removedOf = async (
  { tx, org }: ReaderContext,
  turns: readonly TurnRow[],
): Promise<ReadonlySet<string>> => {
  const named = [...new Set(turns.flatMap(({ people }) => people))]
  if (named.length === 0) return new Set()
  const rows = await tx
    .select({ id: removedEmployees.id })
    .from(removedEmployees)
    .where(and(eq(removedEmployees.orgId, org.id), isAnyOf(removedEmployees.id, named)))
  return new Set(rows.map(({ id }) => id))
}

const keyOf = (employeeId: string, version: number): string => `${employeeId} ${version}`

/** Whether this reader can still read a cited source; not where a version was withdrawn or deleted. */
const readableNow = async (
  context: ReaderContext,
  turns: readonly TurnRow[],
): Promise<(citation: Citation) => boolean> => {
  const reader = await loadReader(context)
  if (reader.sees === 'everything') return () => true
  const { tx, org } = context
  const cited = turns.flatMap(({ citations }) => citations)
  const authors = cited.flatMap((one) =>
    one.kind === 'report' || one.kind === 'answer' ? [one.employeeId] : [],
  )
  const ids = cited.flatMap((one) => (one.kind === 'company' ? [one.reportId] : []))
  const versions =
    authors.length === 0
      ? []
      : await tx
          .select({ employeeId: reports.employeeId, version: reports.version })
          .from(reports)
          .where(
            and(
              eq(reports.orgId, org.id),
              isAnyOf(reports.employeeId, authors),
              isNull(reports.removedAt),
              isVisibleTo(reader, reports),
            ),
          )
  const ofCompany =
    ids.length === 0
      ? []
      : await tx
          .select({ id: companyReports.id })
          .from(companyReports)
          .where(
            and(
              eq(companyReports.orgId, org.id),
              isAnyOf(companyReports.id, ids),
              isNull(companyReports.removedAt),
              isVisibleTo(reader, companyReports),
            ),
          )
  const there = new Set([
    ...versions.map(({ employeeId, version }) => keyOf(employeeId, version)),
    ...ofCompany.map(({ id }) => id),
  ])
  return (citation) => {
    if (citation.kind === 'company') return there.has(citation.reportId)
    if (citation.kind === 'report') return there.has(keyOf(citation.employeeId, citation.version))
    if (citation.kind === 'answer' && citation.version !== undefined)
      return there.has(keyOf(citation.employeeId, citation.version))
    return true
  }
}
