import { and, eq, isNull, sql } from 'drizzle-orm'
import { EmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import type * as Insights from '../../../../insights/report-types.ts'
import type {
  RewordingRefusal,
  ReportRewording,
} from '../../../../contract/shapes/reports/report-rewording.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Host } from '../../../core/host.ts'
import { answersOfRevision } from '../../submissions/submission-versions.ts'
import { latestVersion, lockEmployee, storeVersion } from '../generation/generate-employee-report.ts'
import { reports } from '../../../schema/reports.ts'

/** Reads reports that wait for rewording, and stores the result. */

export type WhichReport = { orgId: string; reportId: string }

export type RewordingRequest = {
  content: Insights.EmployeeReport
  /** The person's answer; undefined where there is none. */
  answerTo: (questionId: string) => string | undefined
}

/** `change` puts the new texts into the report. */
export type RewordedReport = {
  change: (content: unknown) => unknown
  record: Pick<ReportRewording, 'answeredBy' | 'promptHash' | 'texts' | 'textsWritten' | 'sentencesDropped'>
}

type Context = { tx: Tx; now: Date; host: Host }

/** The report, while it waits for rewording; undefined where it does not, or no longer. */
export const readPendingRewording = async (
  tx: Tx,
  which: WhichReport,
): Promise<RewordingRequest | undefined> => {
  const { orgId } = which
  const report = await waiting(tx, which)
  if (!report) return undefined
  const answers = await answersOfRevision({ tx, orgId }, report.employeeId, report.submissionRevision)
  const rawAnswers = new Map(Object.entries(answers?.rawAnswers ?? {}))
  return {
    content: report.content,
    answerTo: (questionId) => rawAnswers.get(questionId),
  }
}

/** Stores the new texts as the next version, unless the report has changed since the job read it. */
export const storeRewording = async (
  context: Context,
  which: WhichReport,
  { change, record }: RewordedReport,
): Promise<void> => {
  const { tx, now } = context
  const by = { ...context, org: { id: which.orgId } }
  const found = await waiting(tx, which)
  if (!found) return
  await lockEmployee(found.employeeId, by)
  // Another node may have finished the same job, or be giving it up right now.
  const held = await waiting(tx, which, { isHeld: true })
  if (!held) return
  const latest = await latestVersion(found.employeeId, by)
  const prose = finished(held.prose, record, now)
  if (latest?.id !== which.reportId || latest.state !== 'draft') return keep(tx, which, prose, 'overtaken')
  if (prose.textsWritten === 0) return keep(tx, which, prose, 'unfounded')
  const content = EmployeeReport.parse(change(latest.content))
  const { version } = await storeVersion(
    found.employeeId,
    { ...latest, content, origin: 'written', prose },
    { ...by, user: { id: latest.generatedBy } },
    latest,
  )
  await settle(tx, which, { ...prose, version })
}

/** Keeps the computed texts, and records why. */
export const keepComputedTexts = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  which: WhichReport,
  why: RewordingRefusal,
): Promise<void> => {
  const found = await waiting(tx, which)
  if (found) await keep(tx, which, finished(found.prose, {}, now), why)
}

/** The same for every waiting report of a person, called when they are restored: their jobs have run without them. */
export const keepComputedTextsOf = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { orgId, employeeId }: { orgId: string; employeeId: string },
): Promise<void> => {
  const rows = await tx
    .select({ reportId: reports.id })
    .from(reports)
    .where(and(eq(reports.orgId, orgId), eq(reports.employeeId, employeeId), isWaiting))
  for (const { reportId } of rows) await keepComputedTexts({ tx, now }, { orgId, reportId }, 'overtaken')
}

const finished = (prose: ReportRewording, record: Partial<ReportRewording>, now: Date): ReportRewording => ({
  ...prose,
  ...record,
  state: 'written',
  finishedAt: now.toISOString(),
})

const keep = (tx: Tx, which: WhichReport, prose: ReportRewording, why: RewordingRefusal): Promise<void> =>
  settle(tx, which, { ...prose, state: 'kept', why })

const settle = async (tx: Tx, { orgId, reportId }: WhichReport, prose: ReportRewording): Promise<void> => {
  await tx
    .update(reports)
    .set({ prose })
    // Keeps a result that somebody else has stored first.
    .where(and(eq(reports.orgId, orgId), eq(reports.id, reportId), isWaiting))
}

const isWaiting = sql`${reports.prose}->>'state' = 'waiting'`

const waiting = async (tx: Tx, { orgId, reportId }: WhichReport, { isHeld = false } = {}) => {
  const found = tx
    .select({
      content: reports.content,
      prose: reports.prose,
      employeeId: reports.employeeId,
      submissionRevision: reports.submissionRevision,
    })
    .from(reports)
    .where(and(eq(reports.orgId, orgId), eq(reports.id, reportId), isNull(reports.removedAt), isWaiting))
  const [row] = await (isHeld ? found.for('no key update') : found)
  return row?.prose ? { ...row, prose: row.prose } : undefined
}
