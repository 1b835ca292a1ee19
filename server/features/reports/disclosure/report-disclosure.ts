import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../../contract/http/failures.ts'
import {
  type Contributors,
  type DisclosureDecision,
  type ReportDisclosure,
  toEarlierRelease,
  toReportDisclosure,
} from '../../../../insights/anonymity/index.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { Failure, orFail } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { organizations } from '../../../schema/organizations.ts'
import { readContributors, type StoredReportRow } from './contributors.ts'
import { decideDisclosureOffThread } from './disclosure-worker.ts'
import { storedSums } from './stored-sums.ts'
import type { StoredSums } from '../../../schema/reports.ts'
import { companyReports, companyReportDisclosures } from '../../../schema/reports.ts'

/**
 * What a company report discloses to readers who may not open each person's report is decided once, at its release,
 * from what earlier releases disclosed. It applies as long as the report is out, since readers remember what they
 * have read.
 */

type ReadContext = Pick<MemberContext, 'tx' | 'org'>
type Context = ReadContext & Pick<MemberContext, 'now'>

/** Releases older than this many are not read one by one. */
export const releasesReadMax = 200

/**
 * Decides and stores what a report discloses, as part of its release. The caller holds the lock that makes releases
 * sequential.
 * @throws Failure NOT_FOUND
 */
export const decideReportDisclosure = async (context: Context, reportId: string): Promise<void> => {
  const { tx, org, now } = context
  const {
    told: { sums, ...told },
  } = await previewDisclosure(context, reportId, true)
  await tx
    .insert(companyReportDisclosures)
    .values({ orgId: org.id, id: newId(), reportId, at: now, ...told, sums })
}

type ToBeTold = DisclosureDecision & { threshold: number; sums: StoredSums | null }

/**
 * What a report would disclose if it were released now.
 * @throws Failure NOT_FOUND
 */
export const previewDisclosure = async (
  context: ReadContext,
  reportId: string,
  isReleased = false,
): Promise<{ report: StoredReportRow; told: ToBeTold }> => {
  const threshold = await groupThresholdOf(context)
  const report = orFail(
    await storedReport(context, reportId),
    new Failure('NOT_FOUND', messages.reportNotFound),
  )
  const contributors = await readContributors(report, context)
  if (!contributors) return { report, told: { threshold, ...before, sums: null } }
  const earlier = await earlierReleases(context, contributors, isReleased)
  if (!earlier) return { report, told: { threshold, ...unknown, sums: null } }
  const told = await decideDisclosureOffThread({ content: report.content, contributors, threshold }, earlier)
  return { report, told: { ...told, threshold } }
}

/** Made before the inputs of reports were stored, so it cannot be compared with other releases. */
const before: DisclosureDecision = { withheld: 'old', departments: [], withheldTopics: [] }

/** The people in an earlier release are no longer known, so this one may differ from it by a single person. */
const unknown: DisclosureDecision = { withheld: 'near', departments: [], withheldTopics: [] }

const storedReport = async ({ tx, org }: ReadContext, id: string): Promise<StoredReportRow | undefined> => {
  const [row] = await tx
    .select({
      id: companyReports.id,
      version: companyReports.version,
      origin: companyReports.origin,
      content: companyReports.content,
    })
    .from(companyReports)
    .where(and(eq(companyReports.orgId, org.id), eq(companyReports.id, id)))
  return row
}

/** Read one at a time, since each may be large; undefined where the people in one of them are unknown. */
const earlierReleases = async (
  context: ReadContext,
  { everybody }: Contributors,
  isReleased: boolean,
): Promise<StoredSums[] | undefined> => {
  const releases = await readDisclosedReleases(context)
  const earlier: StoredSums[] = []
  for (const release of releases.slice(0, releasesReadMax)) {
    const sums = await sumsOfRelease(context, release, isReleased)
    if (sums === undefined) return undefined
    if (sums !== null) earlier.push(sums)
  }
  const oldest = releases.length > releasesReadMax ? releases[releasesReadMax - 1] : undefined
  if (oldest && (await isAnyBefore(context, oldest.id, [...everybody, ...earlier.flatMap(peopleIn)])))
    return undefined
  return earlier
}

export type Release = Pick<
  typeof companyReportDisclosures.$inferSelect,
  'id' | 'reportId' | 'threshold' | 'departments' | 'withheldTopics'
>

/**
 * The releases that showed numbers, newest first: up to one more than `releasesReadMax`, so that an overflow is noticed.
 */
export const readDisclosedReleases = ({ tx, org }: ReadContext): Promise<Release[]> => {
  const { id, reportId, threshold, departments, withheldTopics } = companyReportDisclosures
  return tx
    .select({ id, reportId, threshold, departments, withheldTopics })
    .from(companyReportDisclosures)
    .where(and(eq(companyReportDisclosures.orgId, org.id), isNull(companyReportDisclosures.withheld)))
    .orderBy(desc(id))
    .limit(releasesReadMax + 1)
}

/** The sums that a release showed; undefined where its people are unknown, null where its content is gone. */
export const sumsOfRelease = async (
  context: ReadContext,
  release: Release,
  isKept = false,
): Promise<StoredSums | null | undefined> => {
  const { tx, org } = context
  const [row] = await tx
    .select({ sums: companyReportDisclosures.sums })
    .from(companyReportDisclosures)
    .where(and(eq(companyReportDisclosures.orgId, org.id), eq(companyReportDisclosures.id, release.id)))
  if (row?.sums) return row.sums
  const report = await storedReport(context, release.reportId)
  // Its report was deleted long ago, before sums were stored with releases.
  if (!report || !('gradingBreakdown' in report.content)) return null
  const contributors = await readContributors(report, context)
  if (!contributors) return undefined
  const sums = storedSums(toEarlierRelease({ ...release, content: report.content, contributors }, release))
  // Store them now: later the report may be gone, and people in it erased.
  if (isKept) await keepSums(context, release.id, sums)
  return sums
}

const keepSums = async ({ tx, org }: ReadContext, id: string, sums: StoredSums): Promise<void> => {
  await tx
    .update(companyReportDisclosures)
    .set({ sums })
    .where(and(eq(companyReportDisclosures.orgId, org.id), eq(companyReportDisclosures.id, id)))
}

const peopleIn = ({ people }: StoredSums): readonly string[] => people.map((key) => key.join(' '))

/** Whether any of these people is in one of the releases that are too old to be read one by one. */
const isAnyBefore = async (
  { tx, org }: ReadContext,
  oldest: string,
  people: readonly string[],
): Promise<boolean> => {
  const keys = JSON.stringify([...new Set(people)])
  const [row] = await tx.execute<{ isAny: boolean }>(sql`
    select exists (
      select from ${companyReportDisclosures} told
      cross join lateral jsonb_array_elements(coalesce(told.sums->'people', '[]')) person
      where told.org_id = ${org.id} and told.withheld is null and told.id < ${oldest}
        and (person->>0) || ' ' || (person->>1) in (select jsonb_array_elements_text(${keys}::text::jsonb))
    ) as "isAny"`)
  return row?.isAny ?? true
}

const groupThresholdOf = async ({ tx, org }: ReadContext): Promise<number> => {
  const [row] = await tx
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  return orFail(row, new Failure('NOT_FOUND', messages.reportNotFound)).settings.groupThreshold
}

/** What each of these reports discloses, by id, as decided at its last release; nothing before the first release. */
export const readDisclosures = async (
  ids: readonly string[],
  context: ReadContext,
): Promise<(id: string) => ReportDisclosure> => {
  const { tx, org } = context
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectDistinctOn([companyReportDisclosures.reportId])
          .from(companyReportDisclosures)
          .where(
            and(eq(companyReportDisclosures.orgId, org.id), isAnyOf(companyReportDisclosures.reportId, ids)),
          )
          .orderBy(companyReportDisclosures.reportId, desc(companyReportDisclosures.id))
  const settled = new Map(rows.map((row) => [row.reportId, row]))
  const threshold = await groupThresholdOf(context)
  return (id) => {
    const row = settled.get(id)
    if (!row) return { threshold, withheld: 'notYet', departments: new Set(), withheldTopics: new Set() }
    return toReportDisclosure(row)
  }
}
