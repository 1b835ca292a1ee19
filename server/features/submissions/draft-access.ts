import { messages } from '../../../contract/http/failures.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import { hexHash } from '../../core/auth/secrets.ts'
import type { InviteeContext } from '../../core/http/serve.ts'
import type { SubmissionRow } from './serialize-submission.ts'

/** Who may open a started questionnaire: a shared code is also known to the inviter. */

type Asker = Pick<InviteeContext, 'employeeId' | 'address' | 'isHanded'> & {
  request: Pick<InviteeContext['request'], 'deviceKey'>
}

/**
 * A hash of the client's browser, mixed with the person's id so that two people who share a browser are not linked by
 * it.
 */
export const hashAskingDevice = ({ request: { deviceKey }, employeeId }: Asker): string | null =>
  deviceKey === null ? null : hexHash(`${employeeId}\n${deviceKey}`)

/**
 * Whether answers may be opened from this address: a draft only by its author, even if somebody else has the record or
 * its address by now.
 */
export const isOpenToAddress = (
  address: string,
  { status, authorAddress }: Pick<SubmissionRow, 'status' | 'authorAddress'>,
): boolean => status === 'completed' || authorAddress === null || authorAddress === address

/**
 * A draft may be opened by its author: when signed in, and with the link in their mail. With a shared code it opens
 * only in the browser in which it was started or last saved by its owner.
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
