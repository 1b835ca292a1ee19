import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberContext } from '../../../core/http/serve.ts'
import { submissions, submissionVersions } from '../../../schema/submissions.ts'
import { answersIn, type StoredReportRow } from './contributors.ts'
import { readStoredInputs } from '../generation/stored-inputs.ts'
import { findResidualDisclosure, type OpenAnswers, type StoredRelease } from './residual-disclosure-worker.ts'
import {
  type Left,
  type ReportDisclosure,
  toResidualDisclosure,
} from '../../../../insights/anonymity/index.ts'
import { isVisibleTo, type Reader } from '../view/report-visibility.ts'
import { reports } from '../../../schema/reports.ts'
import { releasesReadMax, readDisclosedReleases, sumsOfRelease, type Release } from './report-disclosure.ts'

/**
 * What a released company report discloses to a reader who may open some of the single reports. Such a reader can
 * subtract the open ones from every sum of every release, so only what the remainder may disclose is shown
 * (`residual-disclosure.ts`).
 */

type Context = Pick<MemberContext, 'tx' | 'org'>
/** The answers whose reports are open to the reader, keyed by employee id and answers hash. */
type Open = ReadonlyMap<string, { employeeId: string; revision: number }>

/** The answers of which this reader can open a report, in any version. */
export const openTo = async (reader: Reader, { tx, org }: Context): Promise<Open> => {
  const rows = await tx
    .selectDistinctOn([reports.employeeId, answersHash], {
      employeeId: reports.employeeId,
      answersHash,
      revision: reports.submissionRevision,
    })
    .from(reports)
    .where(and(eq(reports.orgId, org.id), isNull(reports.removedAt), isVisibleTo(reader, reports)))
    .orderBy(reports.employeeId, answersHash)
  return new Map(
    rows.flatMap(({ employeeId, answersHash: hash, revision }) =>
      hash === null ? [] : [[`${employeeId} ${hash}`, { employeeId, revision }] as const],
    ),
  )
}

const answersHash = sql<string | null>`${reports.inputs}->>'answersHash'`

/** Whether the reader can open a report of everybody in a company report, made from the same answers. */
export const isAllOpen = async (company: StoredReportRow, open: Open, context: Context): Promise<boolean> => {
  const inputs = await readStoredInputs(company, context)
  const answers: ReadonlyMap<string, string | null> = inputs ? answersIn(inputs) : new Map()
  return company.content.gradingBreakdown.every(({ teamScores }) =>
    teamScores.every(({ employeeId }) => open.has(`${employeeId} ${answers.get(employeeId) ?? ''}`)),
  )
}

/** What these reports may still disclose beside the open ones, by report id. */
export const discloseBesideOpen = async (
  companies: readonly StoredReportRow[],
  told: (id: string) => ReportDisclosure,
  open: Open,
  context: Context,
): Promise<(id: string) => ReportDisclosure> => {
  const newest = open.size === 0 ? [] : await readDisclosedReleases(context)
  const found = new Map<string, ReportDisclosure>()
  for (const company of companies) {
    const whole = told(company.id)
    const place = newest.findIndex(({ reportId }) => reportId === company.id)
    if (place === -1 || whole.withheld !== null) continue
    const until = newest.slice(place)
    found.set(company.id, toResidualDisclosure(company, whole, await residualOfNewest(until, open, context)))
  }
  return (id) => found.get(id) ?? told(id)
}

/** Where the numbers of earlier releases, or the open answers, are no longer known. */
const nothing: Left = { withheld: 'near', departments: [], withheldTopics: [] }

/** What may be shown of the first (the newest) of these releases beside all the others. */
const residualOfNewest = async (
  newest: readonly Release[],
  open: Open,
  context: Context,
): Promise<Left | null> => {
  if (newest.length > releasesReadMax) return nothing
  const key = keyOf(newest, open)
  const known = leftBefore.get(key)
  if (known !== undefined) return known
  const releases: StoredRelease[] = []
  for (const release of newest.toReversed()) {
    const sums = await sumsOfRelease(context, release)
    if (sums === undefined) return nothing
    if (sums !== null) releases.push({ threshold: release.threshold, sums })
  }
  const answers = await openAnswersIn(releases, open, context)
  if (!answers) return nothing
  const left = (await findResidualDisclosure(releases, answers)).at(-1) ?? null
  // A map iterates in insertion order, so the first key is the oldest.
  for (const [oldest] of leftBefore.size < keptMost ? [] : leftBefore) {
    leftBefore.delete(oldest)
    break
  }
  leftBefore.set(key, left)
  return left
}

/**
 * Cached results: the same report is read many times beside the same open ones, and a calculation may take seconds.
 */
const leftBefore = new Map<string, Left | null>()
const keptMost = 1000

/**
 * These are all the inputs of the result: what a release showed never changes, and answers are identified by their
 * hash.
 */
const keyOf = (releases: readonly Release[], open: Open): string =>
  createHash('sha256')
    .update(JSON.stringify([releases.map(({ id }) => id), [...open.keys()].toSorted()]))
    .digest('base64')

/** The open answers of people in these releases; undefined where some of them are gone. */
const openAnswersIn = async (
  releases: readonly StoredRelease[],
  open: Open,
  { tx, org }: Context,
): Promise<OpenAnswers | undefined> => {
  const asked = new Map<string, { employeeId: string; revision: number }>()
  for (const { sums } of releases)
    for (const person of sums.people) {
      const key = person.join(' ')
      const found = open.get(key)
      if (found) asked.set(key, found)
    }
  if (asked.size === 0) return new Map()
  const wanted = JSON.stringify([...asked].map(([key, one]) => ({ key, ...one })))
  // PostgreSQL has no statistics on a JSON list and would choose a nested loop over everybody.
  await tx.execute(sql`set local enable_nestloop = off`)
  const rows = await tx.execute<{ key: string; answers: string | null }>(sql`
    select wanted.key, coalesce(s.raw_answers, v.raw_answers)::text as answers
    from jsonb_to_recordset(${wanted}::text::jsonb) as wanted (key text, "employeeId" text, revision integer)
    left join ${submissions} s on s.org_id = ${org.id} and s.employee_id = wanted."employeeId"
      and s.revision = wanted.revision and s.status = 'completed'
    left join ${submissionVersions} v on v.org_id = ${org.id} and v.employee_id = wanted."employeeId"
      and v.revision = wanted.revision`)
  const answers = new Map<string, string>()
  for (const row of rows) if (row.answers !== null) answers.set(row.key, row.answers)
  return answers.size === asked.size ? answers : undefined
}
