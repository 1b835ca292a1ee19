import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberContext } from '../../../core/http/serve.ts'
import { submissions, submissionVersions } from '../../../schema/submissions.ts'
import { answersIn, type StoredReportRow } from './contributors.ts'
import { readStoredInputs } from '../generation/stored-inputs.ts'
import { leftBeside, type OpenAnswers, type StoredRelease } from './residual-disclosure-worker.ts'
import { toldOfLeft, type Left } from './residual-disclosure.ts'
import { isVisibleTo, type Reader } from '../view/report-access.ts'
import { reports } from '../../../schema/reports.ts'
import { releasesHeld, releasesTold, sumsOfRelease, type Release } from './report-disclosure.ts'
import type { ReportDisclosure } from './redact-company-report.ts'

/**
 * What a company report tells where each person's report is open once it is released. Who reads the open ones can take
 * them from each sum of each release, so that no more is told than what is left may tell (`left-beside-open.ts`).
 */

type Context = Pick<MemberContext, 'tx' | 'org'>
/** Of which submission's answers a report of somebody is open, by the key of who it is and with which answers. */
type Open = ReadonlyMap<string, { employeeId: string; revision: number }>

/** The answers that this reader finds a report of, in whatever version. */
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

/** Whether the report of everybody in a company report is open, of the answers that are in it. */
export const isAllOpen = async (company: StoredReportRow, open: Open, context: Context): Promise<boolean> => {
  const inputs = await readStoredInputs(company, context)
  const answers: ReadonlyMap<string, string | null> = inputs ? answersIn(inputs) : new Map()
  return company.content.gradingBreakdown.every(({ teamScores }) =>
    teamScores.every(({ employeeId }) => open.has(`${employeeId} ${answers.get(employeeId) ?? ''}`)),
  )
}

/** What is left to tell of these reports beside the open ones, by their ids. */
export const toldBesideOpen = async (
  companies: readonly StoredReportRow[],
  told: (id: string) => ReportDisclosure,
  open: Open,
  context: Context,
): Promise<(id: string) => ReportDisclosure> => {
  const newest = open.size === 0 ? [] : await releasesTold(context)
  const found = new Map<string, ReportDisclosure>()
  for (const company of companies) {
    const whole = told(company.id)
    const place = newest.findIndex(({ reportId }) => reportId === company.id)
    if (place === -1 || whole.withheld !== null) continue
    const until = newest.slice(place)
    found.set(company.id, toldOfLeft(company, whole, await leftOf(until, open, context)))
  }
  return (id) => found.get(id) ?? told(id)
}

/** What earlier releases showed is not known any more, or what the open answers are. */
const nothing: Left = { withheld: 'near', departments: [], withheldTopics: [] }

/** What is left of the first of these releases, the newest, beside all others. */
const leftOf = async (newest: readonly Release[], open: Open, context: Context): Promise<Left | null> => {
  if (newest.length > releasesHeld) return nothing
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
  const left = (await leftBeside(releases, answers)).at(-1) ?? null
  // The first is the oldest.
  for (const [oldest] of leftBefore.size < keptMost ? [] : leftBefore) {
    leftBefore.delete(oldest)
    break
  }
  leftBefore.set(key, left)
  return left
}

/** What was found beside the same open reports, which a report is read beside again and again: it may take seconds. */
const leftBefore = new Map<string, Left | null>()
const keptMost = 1000

/** Nothing else decides: what a release showed is never changed, and answers go by their hash. */
const keyOf = (releases: readonly Release[], open: Open): string =>
  createHash('sha256')
    .update(JSON.stringify([releases.map(({ id }) => id), [...open.keys()].toSorted()]))
    .digest('base64')

/** The open answers of people in these releases; undefined where some are not there any more. */
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
  // Of what lies in a list PostgreSQL has no statistics: it would compare everybody with everybody.
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
