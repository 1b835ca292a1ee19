import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { publishedStates } from '../../../../contract/calls/reports/release-report.ts'
import {
  verify as calls,
  type VerificationFinding,
  type Verification,
} from '../../../../contract/calls/reports/verify-report.ts'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import { Failure, orFail } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { readOriginalIds } from '../../organizations/imported-names.ts'
import { answersOfRevision, type AnswersOfRevision } from '../../submissions/submission-versions.ts'
import { reportInputsHash, collectReportInputs } from '../generation/report-inputs.ts'
import type { ReportInputs } from '../../../schema/reports.ts'
import { ownEmployeeId } from '../view/report-visibility.ts'
import { retentionFindings, findRemovedByRetention } from './inputs-removed-by-retention.ts'
import { reports } from '../../../schema/reports.ts'
import { verificationResult, inputsMissingResult, type RebuiltReport } from './verification-result.ts'

/** Verifies a person's report by building it again from its stored inputs (docs/reports.md). */

export const verifyReport = serveMember(calls.verifyReport, async ({ employeeId, version }, context) => {
  const stored = await storedOf(context, and(eq(reports.employeeId, employeeId), isVersion(version)))
  const { origin, generatedVersion } = stored
  const madeInVersion = origin === 'generated' ? stored.version : generatedVersion
  return { verification: await verified(stored, { isListed: true, madeInVersion }, context) }
})

/**
 * Shows a person whether the report about them follows from their answers. It leaves out what nobody has released to
 * them: the version in which the numbers were computed, the original of edited texts, and, since another engine or
 * other answers would give another report, the content of that report.
 * @throws Failure NOT_FOUND where no report about them is released
 */
export const verifyOwnReport = serveMember(calls.verifyOwnReport, async ({ version }, context) => {
  const employeeId = await ownEmployeeId(context)
  const isOut = inArray(reports.state, [...publishedStates])
  const which = and(eq(reports.employeeId, employeeId ?? ''), isOut, isVersion(version))
  const stored = await storedOf(context, which)
  const madeInVersion = stored.origin === 'generated' ? stored.version : null
  return { verification: await verified(stored, { isListed: false, madeInVersion }, context) }
})

const isVersion = (version: number | undefined) =>
  version === undefined ? undefined : eq(reports.version, version)

/** The newest that fulfils the condition. @throws Failure NOT_FOUND where there is none */
const storedOf = async ({ tx, org }: Context, which: SQL | undefined) => {
  const [row] = await tx
    .select({
      employeeId: reports.employeeId,
      version: reports.version,
      origin: reports.origin,
      content: reports.content,
      inputs: reports.inputs,
      revision: reports.submissionRevision,
      generatedVersion: reports.generatedVersion,
    })
    .from(reports)
    .where(and(eq(reports.orgId, org.id), isNull(reports.removedAt), which))
    .orderBy(desc(reports.version))
    .limit(1)
  return orFail(row, new Failure('NOT_FOUND', messages.reportNotFound))
}

type Context = Pick<MemberContext, 'tx' | 'org'>
type Stored = Awaited<ReturnType<typeof storedOf>>
type Told = { isListed: boolean; madeInVersion: number | null }

const verified = async (
  stored: Stored,
  { isListed, madeInVersion }: Told,
  { tx, org }: Context,
): Promise<Verification> => {
  const { employeeId, inputs, revision } = stored
  if (!inputs) return inputsMissingResult(stored)
  const answers = await answersOfRevision({ tx, orgId: org.id }, employeeId, revision)
  const byRules = answers
    ? []
    : retentionFindings([(await findRemovedByRetention({ tx, org }, [employeeId]))({ employeeId, revision })])
  const hashedId = (await readOriginalIds(tx, org.id, [employeeId]))(employeeId)
  const again = {
    ...rebuildReport({ id: employeeId, hashedId, revision }, inputs, answers, byRules),
    madeInVersion,
  }
  return verificationResult(stored, again, { isListed })
}

/** `hashedId`: their id at the time of hashing. */
const rebuildReport = (
  { id, hashedId, revision }: { id: string; hashedId: string; revision: number },
  inputs: ReportInputs,
  answers: AnswersOfRevision | undefined,
  byRules: readonly VerificationFinding[],
): Omit<RebuiltReport, 'madeInVersion'> => {
  const { name, role, department } = inputs
  const about = {
    hashThen: inputs.hash,
    people: 1,
    isRecordKept: reportInputsHash(hashedId, revision, inputs) === inputs.hash,
  }
  if (!answers) {
    const whyMissing: readonly VerificationFinding[] =
      byRules.length > 0 ? byRules : [{ is: 'answersGone', count: 1 }]
    return { ...about, hashNow: null, missing: 1, whyMissing, changed: 0, report: undefined }
  }
  const employee = { id, name, role, department }
  const submittedAt = answers.submittedAt?.toISOString() ?? null
  const { rawAnswers } = answers
  const now = collectReportInputs(employee, { revision, submittedAt, rawAnswers })
  return {
    ...about,
    hashNow: reportInputsHash(hashedId, revision, now),
    missing: 0,
    whyMissing: [],
    changed: now.answersHash === inputs.answersHash && submittedAt === inputs.submittedAt ? 0 : 1,
    report: buildEmployeeReport({ employee, rawAnswers, submittedAt }),
  }
}
