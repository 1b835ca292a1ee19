import { and, eq, isNull, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { seesPay } from '../../../../contract/rights/pay-visibility.ts'
import {
  verificationReasons,
  verify as calls,
  type VerificationFinding,
  type Verification,
} from '../../../../contract/calls/reports/verify-report.ts'
import { Failure, orFail } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { readOriginalIds } from '../../organizations/imported-names.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'
import { companyInputsHash } from '../generation/report-inputs.ts'
import type { PersonInput } from '../../../schema/reports.ts'
import {
  readInputAnswers,
  readStoredInputs,
  personFromInput,
  type StoredInputs,
} from '../generation/stored-inputs.ts'
import { buildReport, type BuiltReport } from '../generation/build-company-report.ts'
import { companyReports } from '../../../schema/reports.ts'
import { retentionFindings, findRemovedByRetention } from './inputs-removed-by-retention.ts'
import { verificationResult, inputsMissingResult, type RebuiltReport } from './verification-result.ts'

/** Verifies a company report by building it again from its stored inputs (docs/reports.md). */

export const verifyCompanyReport = serveMember(calls.verifyCompanyReport, async ({ reportId }, context) => {
  const { tx, org } = context
  const [row] = await tx
    .select({
      version: companyReports.version,
      origin: companyReports.origin,
      content: companyReports.content,
    })
    .from(companyReports)
    .where(
      and(
        eq(companyReports.orgId, org.id),
        eq(companyReports.id, reportId),
        isNull(companyReports.removedAt),
      ),
    )
  const stored = orFail(row, new Failure('NOT_FOUND', messages.reportNotFound))
  await requireTurn(context)
  const kept = await readStoredInputs(stored, context)
  if (!kept) return { verification: inputsMissingResult(stored) }
  const verification = verificationResult(stored, await rebuildReport(kept, context), { isListed: true })
  return { verification: seesPay(context.member) ? verification : withoutPay(verification) }
})

/** Differences in suggested pay are counted for everybody, and listed only for those who are shown it. */
const withoutPay = (verification: Verification): Verification => ({
  ...verification,
  differences: verification.differences.filter(({ path }) => !path.endsWith('.suggestedPay')),
})

type Context = Pick<MemberContext, 'tx' | 'org'>

/**
 * Allows one verification at a time in an organization, since it reads every answer and computes a whole report.
 * @throws Failure RATE_LIMITED while another one runs.
 */
const requireTurn = async ({ tx, org }: Context): Promise<void> => {
  const [row] = await tx.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`verify ${org.id}`}, 0)) as "isFree"`,
  )
  if (!row?.isFree) throw new Failure('RATE_LIMITED', verificationReasons.underWay, { retryAfterSeconds: 5 })
}

const rebuildReport = async (kept: StoredInputs, context: Context): Promise<RebuiltReport> => {
  const { people, organizationName, hash } = kept
  const lastUpdated = kept.madeAt.toISOString()
  const found = await readInputAnswers(kept.reportId, context)
  const originalOf = await readOriginalIds(context.tx, context.org.id)
  const hashOf = (some: readonly PersonInput[]) =>
    companyInputsHash(
      organizationName,
      lastUpdated,
      some.map(([id, ...input]) => [originalOf(id), ...input] as const),
    )
  const there = people.flatMap((person) => personFromInput(person, found) ?? [])
  // Everybody who still exists is checked, even where others are missing.
  const again = there.some(({ answers }) => answers !== null)
    ? await buildReport({ organizationName, lastUpdated }, there)
    : undefined
  const missing = people.length - there.length
  const erased = people.filter(([, name]) => name === null)
  const isRemovedByRules = await findRemovedByRetention(context, missingOf(people, found))
  const momentOf = ([employeeId, , , , revision]: PersonInput) => isRemovedByRules({ employeeId, revision })
  const erasedByAsking = erased.filter((person) => momentOf(person) === undefined).length
  const gone = people.filter(
    (person) => isGone(person, found) && person[1] !== null && momentOf(person) === undefined,
  )
  return {
    madeInVersion: kept.version,
    hashThen: hash,
    hashNow: missing === 0 && again ? hashOf(again.inputs.people) : null,
    people: people.length,
    missing,
    whyMissing: [
      ...(erasedByAsking > 0 ? [{ is: 'erased' as const, count: erasedByAsking }] : []),
      ...retentionFindings(people.filter((person) => isGone(person, found)).map(momentOf)),
      ...(gone.length > 0 ? await explainMissingPeople(gone, context) : []),
    ],
    changed: again ? changedIn(people, again) : 0,
    isRecordKept: erased.length > 0 || hashOf(people) === hash,
    report: again?.report,
  }
}

/** The number of existing people whose answers or time of submission differ. */
const changedIn = (people: readonly PersonInput[], { inputs }: BuiltReport): number => {
  const now = new Map(inputs.people.map((person) => [person[0], person]))
  return people.filter(([id, , , , , submittedAt, hash]) => {
    const person = now.get(id)
    return person !== undefined && (person[5] !== submittedAt || person[6] !== hash)
  }).length
}

type Answers = ReadonlyMap<string, unknown>

/** Somebody whose record or answers no longer exist. */
const isGone = ([id, name, , , revision]: PersonInput, found: Answers): boolean =>
  name === null || (revision !== null && !found.has(id))

const missingOf = (people: readonly PersonInput[], found: Answers): string[] =>
  people.filter((person) => isGone(person, found)).map(([id]) => id)

/** For people without answers: whether they were removed and can be restored. */
const explainMissingPeople = async (
  gone: readonly PersonInput[],
  { tx, org }: Context,
): Promise<VerificationFinding[]> => {
  const rows = await tx
    .select({ id: removedEmployees.id })
    .from(removedEmployees)
    .where(eq(removedEmployees.orgId, org.id))
  const removedIds = new Set(rows.map(({ id }) => id))
  const removed = gone.filter(([id]) => removedIds.has(id)).length
  return [
    ...(removed > 0 ? [{ is: 'removed' as const, count: removed }] : []),
    ...(gone.length > removed ? [{ is: 'answersGone' as const, count: gone.length - removed }] : []),
  ]
}
