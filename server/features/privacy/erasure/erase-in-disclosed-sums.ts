import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { companyReportDisclosures } from '../../../schema/reports.ts'

/**
 * The disclosed sums of a release: what it showed, over which people. They outlive the report, its answers and the
 * names in it, because readers remember what they have read.
 */

/**
 * Replaces erased people's answers in disclosed sums by numbers, which say only whether the answers were the same in
 * two releases.
 */
export const eraseInDisclosedSums = async (
  tx: Tx,
  { orgId, ids }: { orgId: string; ids: readonly string[] },
): Promise<void> => {
  const erased = new Set(ids)
  const numbers = new Map<string, string>()
  const numberOf = (id: string, answers: string): string => {
    if (answers.startsWith(erasedAnswers)) return answers
    const key = `${id} ${answers}`
    const number = numbers.get(key) ?? `${erasedAnswers}${numbers.size + 1}`
    numbers.set(key, number)
    return number
  }
  const rows = await tx
    .select({ id: companyReportDisclosures.id })
    .from(companyReportDisclosures)
    .where(and(eq(companyReportDisclosures.orgId, orgId), isNotNull(companyReportDisclosures.sums)))
    .orderBy(asc(companyReportDisclosures.id))
  // One at a time: each may be large.
  for (const { id } of rows) {
    const which = and(eq(companyReportDisclosures.orgId, orgId), eq(companyReportDisclosures.id, id))
    const [row] = await tx
      .select({ sums: companyReportDisclosures.sums })
      .from(companyReportDisclosures)
      .where(which)
    if (!row?.sums?.people.some(([person]) => erased.has(person))) continue
    const people = row.sums.people.map(([person, answers]) =>
      erased.has(person) ? [person, numberOf(person, answers)] : [person, answers],
    )
    await tx
      .update(companyReportDisclosures)
      .set({ sums: sql`${JSON.stringify({ ...row.sums, people })}::text::jsonb` })
      .where(which)
  }
}

const erasedAnswers = 'erased-'
