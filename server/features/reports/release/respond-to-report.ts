import { and, count, eq, inArray } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { isPublished, release as calls } from '../../../../contract/calls/reports/release-report.ts'
import { seesEveryReport } from '../../../../contract/rights/permissions.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { Failure, ruleViolation } from '../../../core/http/failures.ts'
import { isWithin } from '../../../core/time/cooldown.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { lockedMember } from '../../organizations/members/locked-members.ts'
import { notifyContest, notifyPerson } from './notifications.ts'
import { lockDecider, lockPerson, lockDecidablePerson, requireVersion } from './locked-version.ts'
import { reportSteps } from '../../../schema/reports.ts'
import { transitionReport } from './transition.ts'

/** A person's answers to their released report, and the responses to them. */

/** Limits the answers per day, since every answer is stored for good. */
const refuseTooOften = async ({ tx, org, user, now }: MemberContext, employeeId: string): Promise<void> => {
  const [answers] = await tx
    .select({ count: count() })
    .from(reportSteps)
    .where(
      and(
        eq(reportSteps.orgId, org.id),
        eq(reportSteps.employeeId, employeeId),
        eq(reportSteps.byUserId, user.id),
        inArray(reportSteps.kind, ['acknowledged', 'contested']),
        isWithin(reportSteps.at, dayMs, now),
      ),
    )
  if ((answers?.count ?? 0) < limits.reportAnswersPerDay) return
  throw new Failure('RATE_LIMITED', messages.answersUsedUp, { retryAfterSeconds: dayMs / 1000 })
}

/**
 * @throws Failure NOT_FOUND where the caller cannot see it; BUSINESS_LOGIC_ERROR where it is not theirs, not
 * released, or acknowledged by them already; RATE_LIMITED above the daily limit. An acknowledged report may still be
 * contested, and a contested one acknowledged.
 */
export const answerReport = serveMember(
  calls.answerReport,
  async ({ employeeId, version, answer, comment }, context) => {
    // Prevents storing a comment that may name somebody who is being erased at the same time. Members are locked
    // before people everywhere, to avoid deadlocks.
    await lockedMember(context)
    const person = await lockPerson(context, employeeId)
    if (!person.isCaller) throw ruleViolation(messages.answerOfAnother)
    const report = await requireVersion(context, employeeId, version)
    if (!isPublished(report.state)) {
      if (!seesEveryReport(context.member)) throw new Failure('NOT_FOUND', messages.reportNotFound)
      throw ruleViolation(messages.nothingToAnswer)
    }
    if (answer === 'acknowledged' && report.state === 'acknowledged') {
      throw ruleViolation(messages.acknowledgedAlready)
    }
    await refuseTooOften(context, employeeId)
    const taken = await transitionReport(context, report, { kind: answer, text: comment })
    if (answer === 'contested') {
      await notifyContest(context, { reportId: report.id, employeeId }, taken.step.id)
    }
    return taken
  },
)

/**
 * @throws Failure BUSINESS_LOGIC_ERROR where nobody contests it, or where the caller contests it and somebody else
 * could respond
 */
export const respondToContest = serveMember(
  calls.respondToContest,
  async ({ employeeId, version, comment }, context) => {
    await lockDecider(context)
    const person = await lockDecidablePerson(context, employeeId, 'report:generate')
    const report = await requireVersion(context, employeeId, version)
    if (report.state !== 'contested') throw ruleViolation(messages.notContested)
    const taken = await transitionReport(context, report, {
      kind: 'answered',
      text: comment,
      isOwn: person.isCaller,
    })
    const told = person.isCaller
      ? { emailSent: false, notice: null }
      : await notifyPerson(context, person, 'report-answered', taken.step.id)
    return { ...taken, ...told }
  },
)
