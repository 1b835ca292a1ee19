import { and, count, eq, inArray } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/fields.ts'
import { isOut, release as calls } from '../../../../contract/calls/reports/release-report.ts'
import { seesEveryReport } from '../../../../contract/rights/permissions.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { Failure, refused } from '../../../core/http/failures.ts'
import { isWithin } from '../../../core/time/cooldown.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { heldMember } from '../../organizations/members/locked-members.ts'
import { tellOfContest, tellPerson } from './notifications.ts'
import { holdDecider, holdPerson, holdPersonDecided, versionOf } from './locked-version.ts'
import { reportSteps } from '../../../schema/reports.ts'
import { takeStep } from './transition.ts'

/** What a person says to their released report, and what is said to them. */

/** Every answer stays for good, so there is an end to them. */
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
 * @throws Failure NOT_FOUND where they do not find it; BUSINESS_LOGIC_ERROR where it is not theirs, or not released, or
 * they acknowledged it already; RATE_LIMITED after so many in a day. One may be contested after it was acknowledged, and the other way round.
 */
export const answerReport = serveMember(
  calls.answerReport,
  async ({ employeeId, version, answer, comment }, context) => {
    // What they write is not stored while somebody is erased whom it may name. Before the person, as everywhere.
    await heldMember(context)
    const person = await holdPerson(context, employeeId)
    if (!person.isCaller) throw refused(messages.answerOfAnother)
    const report = await versionOf(context, employeeId, version)
    if (!isOut(report.state)) {
      if (!seesEveryReport(context.member)) throw new Failure('NOT_FOUND', messages.reportNotFound)
      throw refused(messages.nothingToAnswer)
    }
    if (answer === 'acknowledged' && report.state === 'acknowledged') {
      throw refused(messages.acknowledgedAlready)
    }
    await refuseTooOften(context, employeeId)
    const taken = await takeStep(context, report, { kind: answer, text: comment })
    if (answer === 'contested') {
      await tellOfContest(context, { reportId: report.id, employeeId }, taken.step.id)
    }
    return taken
  },
)

/** @throws Failure BUSINESS_LOGIC_ERROR where nobody contests it, or it is the caller who does and somebody else could respond */
export const respondToContest = serveMember(
  calls.respondToContest,
  async ({ employeeId, version, comment }, context) => {
    await holdDecider(context)
    const person = await holdPersonDecided(context, employeeId, 'report:generate')
    const report = await versionOf(context, employeeId, version)
    if (report.state !== 'contested') throw refused(messages.notContested)
    const taken = await takeStep(context, report, {
      kind: 'answered',
      text: comment,
      isOwn: person.isCaller,
    })
    const told = person.isCaller
      ? { emailSent: false, notice: null }
      : await tellPerson(context, person, 'report-answered', taken.step.id)
    return { ...taken, ...told }
  },
)
