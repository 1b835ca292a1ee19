import { messages } from '../../../../contract/http/failures.ts'
import { isOut, release as calls } from '../../../../contract/calls/reports/release-report.ts'
import { refused } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { announce } from '../../outbox/publish-event.ts'
import { nobodyToTell, tellPerson } from './notifications.ts'
import {
  companyVersionOf,
  holdDecider,
  holdPersonDecided,
  versionOf,
  versionsOut,
  type Person,
} from './locked-version.ts'
import { settleWhatIsTold } from '../disclosure/report-disclosure.ts'
import { takeStep, type Stepped } from './transition.ts'

/** Between a report and its readers stands a person, who reviews it, lets it out and takes it back. */

type Which = { employeeId?: string | undefined; version?: number | undefined; reportId?: string | undefined }
type Asked = { report: Stepped; person: Person | null }

/**
 * The version that is meant, held, once it is sure that the caller still decides.
 * @throws Failure BUSINESS_LOGIC_ERROR where it is about the caller and somebody else could decide
 */
const asked = async (
  context: MemberContext,
  { employeeId, version = 0, reportId = '' }: Which,
): Promise<Asked> => {
  await holdDecider(context)
  if (employeeId === undefined) return { report: await companyVersionOf(context, reportId), person: null }
  const person = await holdPersonDecided(context, employeeId, 'report:generate')
  return { report: await versionOf(context, employeeId, version), person }
}

/** @throws Failure as `asked`; BUSINESS_LOGIC_ERROR where it is out already */
export const reviewReport = serveMember(calls.reviewReport, async ({ reason, ...which }, context) => {
  const { report, person } = await asked(context, which)
  if (isOut(report.state)) throw refused(messages.outAlready)
  return takeStep(context, report, { kind: 'reviewed', text: reason, isOwn: person?.isCaller === true })
})

/**
 * @throws Failure as `asked`; BUSINESS_LOGIC_ERROR where nobody has reviewed it, or it or a newer one of its person is out
 * already
 */
export const releaseReport = serveMember(calls.releaseReport, async (which, context) => {
  const { report, person } = await asked(context, which)
  if (isOut(report.state)) throw refused(messages.outAlready)
  if (report.state !== 'reviewed') throw refused(messages.reviewFirst)
  if (person === null) {
    await settleWhatIsTold(context, report.id)
    await announceRelease(context, report)
    return { ...(await takeStep(context, report, { kind: 'released' })), ...nobodyToTell }
  }
  const [newest] = await versionsOut(context, person.id)
  if (newest && newest.version > report.version) throw refused(messages.newerIsOut(newest.version))
  const taken = await takeStep(context, report, { kind: 'released', isOwn: person.isCaller })
  await announceRelease(context, report)
  const told = person.isCaller
    ? nobodyToTell
    : await tellPerson(context, person, 'report-released', taken.step.id)
  return { ...taken, ...told }
})

const announceRelease = (context: MemberContext, report: Stepped): Promise<void> => {
  const { tx, now, org, host } = context
  const { of, id: reportId, version } = report
  const data =
    of === 'person' ? { of, reportId, employeeId: report.employeeId, version } : { of, reportId, version }
  return announce({ tx, now, orgId: org.id, host }, { type: 'report.released', data })
}

/** @throws Failure as `asked`; BUSINESS_LOGIC_ERROR where it is not out */
export const withdrawReport = serveMember(calls.withdrawReport, async ({ reason, ...which }, context) => {
  const { report, person } = await asked(context, which)
  if (!isOut(report.state)) throw refused(messages.nothingOut)
  if (person !== null) await withdrawOlder(context, report, person, reason)
  const isOwn = person?.isCaller === true
  const taken = await takeStep(context, report, { kind: 'withdrawn', text: reason, isOwn })
  const told =
    person === null || isOwn
      ? nobodyToTell
      : await tellPerson(context, person, 'report-taken-back', taken.step.id)
  return { ...taken, ...told }
})

/**
 * Withdraws what was out before a version of a held person: it does not take its place, and they find nothing until
 * somebody releases another.
 */
export const withdrawOlder = async (
  context: Parameters<typeof takeStep>[0],
  report: Stepped,
  { id, isCaller }: Pick<Person, 'id' | 'isCaller'>,
  text?: string,
): Promise<void> => {
  for (const older of await versionsOut(context, id, report.version - 1)) {
    await takeStep(context, older, { kind: 'withdrawn', text, isOwn: isCaller })
  }
}
