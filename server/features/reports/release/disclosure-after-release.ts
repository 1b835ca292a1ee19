import { and, desc, eq, isNull } from 'drizzle-orm'
import type { CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import { openTo } from '../disclosure/index.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { organizations } from '../../../schema/organizations.ts'
import { isVisibleTo, type Reader } from '../view/report-visibility.ts'
import { companyReports } from '../../../schema/reports.ts'
import { createCompanyReportView } from '../view/report-view.ts'
import { describeLostParts } from './lost-parts.ts'

/**
 * What the release of a person's report changes in the company reports that are out, for colleagues who read each other's
 * reports: who can read one more can take it from every sum, so less may be shown of what is left.
 */

type Colleague = Extract<Reader, { sees: 'all but pay' }>
type Context = Pick<MemberContext, 'tx' | 'org' | 'user' | 'member'>

export type ShownAfter = {
  id: string
  version: number
  /** `whole`: everything but pay, since it was the last report that was not open. */
  shown: 'less' | 'whole'
  /** What is not shown any more, in sentences. */
  withheld: string[]
}

/** Older versions than these are few people's to read, and each takes a while to settle. */
const looksAt = 10

export const topicsAfterRelease = async (
  personReportId: string,
  context: Context,
  words: CompanyWords,
): Promise<ShownAfter[]> => {
  const reader = await colleagueOf(context)
  if (reader === undefined) return []
  const after = { ...reader, asIfOut: personReportId }
  const [openNow, openThen] = [await openTo(reader, context), await openTo(after, context)]
  // The same answers are open in another version.
  if (openNow.size === openThen.size) return []
  const found: ShownAfter[] = []
  for (const id of await companyReportsFoundBy(reader, context)) {
    const [row] = await context.tx
      .select()
      .from(companyReports)
      .where(and(eq(companyReports.orgId, context.org.id), eq(companyReports.id, id)))
    if (row === undefined) continue
    const now = (await createCompanyReportView(reader, [row], context))(row)
    const then = (await createCompanyReportView(after, [row], context))(row)
    const { version } = row
    if (now.isAnonymous && !then.isAnonymous) found.push({ id, version, shown: 'whole', withheld: [] })
    const withheld = describeLostParts(now, then, words)
    if (withheld.length > 0) found.push({ id, version, shown: 'less', withheld })
  }
  return found
}

/** Any colleague who has no report of their own; undefined where people read their own alone. */
const colleagueOf = async ({ tx, org }: Context): Promise<Colleague | undefined> => {
  const [row] = await tx
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  if (row?.settings.reportVisibility !== 'organization') return undefined
  return { sees: 'all but pay', employeeId: null, openSince: row.settings.reportsOpenSince }
}

/** One by one, since each may be large. */
const companyReportsFoundBy = async (reader: Reader, { tx, org }: Context): Promise<string[]> => {
  const rows = await tx
    .select({ id: companyReports.id })
    .from(companyReports)
    .where(
      and(
        eq(companyReports.orgId, org.id),
        isNull(companyReports.removedAt),
        isVisibleTo(reader, companyReports),
      ),
    )
    .orderBy(desc(companyReports.version))
    .limit(looksAt)
  return rows.map(({ id }) => id)
}
