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

/** A version that somebody takes a step with; whoever does holds the lock under which its steps are taken. */
export type TransitionTarget =
  | { of: 'person'; id: string; version: number; state: ReleaseState; employeeId: string }
  | { of: 'company'; id: string; version: number; state: CompanyReleaseState }

type Kind = ReportStep['kind']
/** What the audit log says of a step; an edit and a deletion leave entries of their own. */
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
  // What was decided about it before it was deleted is decided anew.
  restored: 'draft',
} as const satisfies Partial<Record<Kind, ReleaseState>>

const isMoving = (kind: Kind): kind is keyof typeof stateAfter => kind in stateAfter

type Taker = Pick<MemberContext, 'tx' | 'now' | 'org' | 'user'>

/** What may be said again of a version, in other words: a second press or a lost answer sends the same ones. */
const saidAgain: ReadonlySet<Kind> = new Set(['reviewed', 'contested', 'answered'])

/**
 * Stores that the caller takes a step with a version, the state that follows from it, and an entry in the audit log. `isOwn`:
 * they decide about their own report, which `lockDecidablePerson` lets nobody do but who is alone.
 * @throws Failure BUSINESS_LOGIC_ERROR where the last step with it is theirs and says the same
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

/** Sets the state that a step leads to; some lead to none. */
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
