import { desc, eq } from 'drizzle-orm'
import type { ReportCycle } from '../../../../contract/shapes/reports/report-cycle.ts'
import type { Reader, ReaderContext } from './report-visibility.ts'
import { cycles } from '../../../schema/cycles.ts'

/** Finds the cycle of a moment; undefined where people were asked only once so far. */
export type CycleLookup = (at: Date) => ReportCycle | undefined

/** Names of cycles are written for those who see every report; other readers get the number only. */
export const readCycles = async (
  { sees }: Reader,
  { tx, org }: Pick<ReaderContext, 'tx' | 'org'>,
): Promise<CycleLookup> => {
  const opened = await tx
    .select({ number: cycles.number, name: cycles.name, openedAt: cycles.openedAt })
    .from(cycles)
    .where(eq(cycles.orgId, org.id))
    .orderBy(desc(cycles.number))
  return (at) => {
    if (opened.length === 0) return undefined
    const cycle = opened.find(({ openedAt }) => openedAt <= at)
    if (cycle === undefined) return { number: 1, name: null }
    return { number: cycle.number, name: sees === 'everything' ? cycle.name : null }
  }
}
