import { messages } from '../../../contract/http/failures.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import { hexHash } from '../../core/auth/secrets.ts'
import type { InviteeContext } from '../../core/http/serve.ts'
import type { SubmissionRow } from './serialize-submission.ts'

/** To whom a questionnaire that is begun opens: a code that is handed over is known to whoever invites, too. */

type Asker = Pick<InviteeContext, 'employeeId' | 'address' | 'isHanded'> & {
  request: Pick<InviteeContext['request'], 'deviceKey'>
}

/** What is stored of the browser that asks: mixed with the person, so that two who share one are not linked by it. */
export const hashAskingDevice = ({ request: { deviceKey }, employeeId }: Asker): string | null =>
  deviceKey === null ? null : hexHash(`${employeeId}\n${deviceKey}`)

/**
 * Whether answers open to who has this address: a draft only to its author, whoever has its record or the record's address
 * by now.
 */
export const isOpenToAddress = (
  address: string,
  { status, authorAddress }: Pick<SubmissionRow, 'status' | 'authorAddress'>,
): boolean => status === 'completed' || authorAddress === null || authorAddress === address

/**
 * A draft opens to who wrote it: to the signed-in person, to the link in their mail, and to a code that was handed over only in the
 * browser where it was begun, or saved last by who it belongs to.
 * @throws Failure BUSINESS_LOGIC_ERROR for anybody else.
 */
export const requireOpenTo = (
  asker: Asker,
  stored: Pick<SubmissionRow, 'status' | 'deviceHash' | 'authorAddress'> | null,
): void => {
  if (stored && !isOpenToAddress(asker.address, stored)) throw ruleViolation(messages.begunBySomebodyElse)
  if (stored?.status !== 'in_progress' || !asker.isHanded) return
  if (stored.deviceHash === null || stored.deviceHash !== hashAskingDevice(asker)) {
    throw ruleViolation(messages.begunElsewhere)
  }
}
