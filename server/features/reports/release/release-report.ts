import { messages } from '../../../../contract/http/failures.ts'
import { isPublished, release as calls } from '../../../../contract/calls/reports/release-report.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { publishEvent } from '../../outbox/publish-event.ts'
import { noRecipient, notifyPerson } from './notifications.ts'
import {
  requireCompanyVersion,
  lockDecider,
  lockDecidablePerson,
  requireVersion,
  publishedVersions,
  type Person,
} from './locked-version.ts'
import { decideReportDisclosure } from '../disclosure/index.ts'
import { transitionReport, type TransitionTarget } from './transition.ts'

/** A report reaches its readers only through a person, who reviews it, releases it and may withdraw it. */

type Which = { employeeId?: string | undefined; version?: number | undefined; reportId?: string | undefined }
type Asked = { report: TransitionTarget; person: Person | null }

/**
 * Locks the version in question, after checking that the caller may still decide.
 * @throws Failure BUSINESS_LOGIC_ERROR where it is about the caller and somebody else could decide
 */
const lockVersionToDecide = async (
  context: MemberContext,
  { employeeId, version = 0, reportId = '' }: Which,
): Promise<Asked> => {
  await lockDecider(context)
  if (employeeId === undefined)
    return { report: await requireCompanyVersion(context, reportId), person: null }
  const person = await lockDecidablePerson(context, employeeId, 'report:generate')
  return { report: await requireVersion(context, employeeId, version), person }
}

/** @throws Failure as `asked`; BUSINESS_LOGIC_ERROR where it is released already */
export const reviewReport = serveMember(calls.reviewReport, async ({ reason, ...which }, context) => {
  const { report, person } = await lockVersionToDecide(context, which)
  if (isPublished(report.state)) throw ruleViolation(messages.outAlready)
  return transitionReport(context, report, {
    kind: 'reviewed',
    text: reason,
    isOwn: person?.isCaller === true,
  })
})

/**
 * @throws Failure as `asked`; BUSINESS_LOGIC_ERROR where nobody has reviewed it, or where it or a newer version of
 * the same person is released already
 */
export const releaseReport = serveMember(calls.releaseReport, async (which, context) => {
  const { report, person } = await lockVersionToDecide(context, which)
  if (isPublished(report.state)) throw ruleViolation(messages.outAlready)
  if (report.state !== 'reviewed') throw ruleViolation(messages.reviewFirst)
  if (person === null) {
    await decideReportDisclosure(context, report.id)
    await announceRelease(context, report)
    return { ...(await transitionReport(context, report, { kind: 'released' })), ...noRecipient }
  }
  const [newest] = await publishedVersions(context, person.id)
  if (newest && newest.version > report.version) throw ruleViolation(messages.newerIsOut(newest.version))
  const taken = await transitionReport(context, report, { kind: 'released', isOwn: person.isCaller })
  await announceRelease(context, report)
  const told = person.isCaller
    ? noRecipient
    : await notifyPerson(context, person, 'report-released', taken.step.id)
  return { ...taken, ...told }
})

const announceRelease = (context: MemberContext, report: TransitionTarget): Promise<void> => {
  const { tx, now, org, host } = context
  const { of, id: reportId, version } = report
  const data =
    of === 'person' ? { of, reportId, employeeId: report.employeeId, version } : { of, reportId, version }
  return publishEvent({ tx, now, orgId: org.id, host }, { type: 'report.released', data })
}

/** @throws Failure as `asked`; BUSINESS_LOGIC_ERROR where it is not released */
export const withdrawReport = serveMember(calls.withdrawReport, async ({ reason, ...which }, context) => {
  const { report, person } = await lockVersionToDecide(context, which)
  if (!isPublished(report.state)) throw ruleViolation(messages.nothingOut)
  if (person !== null) await withdrawOlder(context, report, person, reason)
  const isOwn = person?.isCaller === true
  const taken = await transitionReport(context, report, { kind: 'withdrawn', text: reason, isOwn })
  const told =
    person === null || isOwn
      ? noRecipient
      : await notifyPerson(context, person, 'report-taken-back', taken.step.id)
  return { ...taken, ...told }
})

/**
 * Withdraws the older released versions of a locked person: they do not take the newer one's place, and the person
 * has no report until another is released.
 */
export const withdrawOlder = async (
  context: Parameters<typeof transitionReport>[0],
  report: TransitionTarget,
  { id, isCaller }: Pick<Person, 'id' | 'isCaller'>,
  text?: string,
): Promise<void> => {
  for (const older of await publishedVersions(context, id, report.version - 1)) {
    await transitionReport(context, older, { kind: 'withdrawn', text, isOwn: isCaller })
  }
}
