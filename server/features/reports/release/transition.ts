import { and, desc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { AuditAction } from '../../../../contract/shapes/audit-actions.ts'
import { messages } from '../../../../contract/http/failures.ts'
import {
  CompanyReleaseState,
  isPublished,
  type ReleaseState,
  type ReportStep,
} from '../../../../contract/calls/reports/release-report.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { companyReports, reports, reportSteps } from '../../../schema/reports.ts'

/** A version in transition; the caller holds the lock that makes its transitions sequential. */
export type TransitionTarget =
  | { of: 'person'; id: string; version: number; state: ReleaseState; employeeId: string }
  | { of: 'company'; id: string; version: number; state: CompanyReleaseState }

type Kind = ReportStep['kind']
/** The audit log's action for each kind of step; edits and deletions write their own entries. */
const actions: Readonly<Record<TransitionTarget['of'], Partial<Record<Kind, AuditAction>>>> = {
  person: {
    reviewed: 'report.reviewed',
    released: 'report.released',
    withdrawn: 'report.withdrawn',
    acknowledged: 'report.acknowledged',
    contested: 'report.contested',
    answered: 'report.answered',
    restored: 'report.restored',
  },
  company: {
    reviewed: 'companyReport.reviewed',
    released: 'companyReport.released',
    withdrawn: 'companyReport.withdrawn',
    restored: 'companyReport.restored',
  },
}

const stateAfter = {
  reviewed: 'reviewed',
  released: 'released',
  withdrawn: 'withdrawn',
  acknowledged: 'acknowledged',
  contested: 'contested',
  // A restored version has to be reviewed and released again.
  restored: 'draft',
} as const satisfies Partial<Record<Kind, ReleaseState>>

const isMoving = (kind: Kind): kind is keyof typeof stateAfter => kind in stateAfter

type Taker = Pick<MemberContext, 'tx' | 'now' | 'org' | 'user'>

/**
 * Kinds that may be repeated with another text. The same text again is a double click or a retry after a lost
 * response.
 */
const saidAgain: ReadonlySet<Kind> = new Set(['reviewed', 'contested', 'answered'])

/**
 * Stores a step by the caller, sets the state that follows, and writes an audit entry. `isOwn`: they decide about
 * their own report, which `lockDecidablePerson` allows only where nobody else could.
 * @throws Failure BUSINESS_LOGIC_ERROR where the version's last step is the same, by the same caller and with the
 * same text
 */
export const transitionReport = async (
  context: Taker,
  report: TransitionTarget,
  { kind, text, isOwn = false }: { kind: Kind; text?: string | undefined; isOwn?: boolean },
): Promise<{ state: ReleaseState; step: ReportStep }> => {
  const { tx, now, org, user } = context
  const isPersons = report.of === 'person'
  const ofReport = and(
    eq(reportSteps.orgId, org.id),
    eq(isPersons ? reportSteps.reportId : reportSteps.companyReportId, report.id),
  )
  const [last] = await tx
    .select({
      position: reportSteps.position,
      kind: reportSteps.kind,
      byUserId: reportSteps.byUserId,
      text: reportSteps.text,
    })
    .from(reportSteps)
    .where(ofReport)
    .orderBy(desc(reportSteps.position))
    .limit(1)
  const isSame = last?.kind === kind && last.byUserId === user.id && last.text === (text ?? null)
  if (isSame && saidAgain.has(kind)) throw ruleViolation(messages.stepTakenAlready)
  const step = {
    orgId: org.id,
    id: newId(),
    employeeId: isPersons ? report.employeeId : null,
    reportId: isPersons ? report.id : null,
    companyReportId: isPersons ? null : report.id,
    position: (last?.position ?? 0) + 1,
    kind,
    at: now,
    byUserId: user.id,
    text: text ?? null,
    isOwn,
    nobodyElse: isOwn,
    wasOut: isPublished(report.state),
    isTold: true,
  }
  await tx.insert(reportSteps).values(step)
  const state = await follow(context, report, kind)
  const action = actions[report.of][kind]
  if (action !== undefined) {
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      {
        action,
        entity: isPersons ? 'report' : 'companyReport',
        entityId: report.id,
        details: {
          ...(isPersons && { employeeId: report.employeeId }),
          version: report.version,
          ...(isOwn && { isOwn }),
        },
      },
    )
  }
  return {
    state,
    step: {
      id: step.id,
      reportId: report.id,
      version: report.version,
      kind,
      at: now.toISOString(),
      by: { userId: user.id, name: user.displayName },
      text: step.text,
      isOwn,
      nobodyElse: step.nobodyElse,
      wasOut: step.wasOut,
    },
  }
}

/** Sets the state that a step leads to; some kinds leave it unchanged. */
const follow = async ({ tx, org }: Taker, report: TransitionTarget, kind: Kind): Promise<ReleaseState> => {
  if (!isMoving(kind)) return report.state
  const state = stateAfter[kind]
  if (report.of === 'person') {
    await tx
      .update(reports)
      .set({ state })
      .where(and(eq(reports.orgId, org.id), eq(reports.id, report.id)))
    return state
  }
  await tx
    .update(companyReports)
    .set({ state: CompanyReleaseState.parse(state) })
    .where(and(eq(companyReports.orgId, org.id), eq(companyReports.id, report.id)))
  return state
}
