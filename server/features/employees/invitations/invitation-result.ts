import { messages } from '../../../../contract/http/failures.ts'
import type { Employee, InvitationResult } from '../../../../contract/calls/employees/employees.ts'
import { Failure, ruleViolation } from '../../../core/http/failures.ts'
import type { Mail } from '../../../core/mail/mail-transport.ts'
import type { NameConflict } from '../names/match-invited-name.ts'

/** A row that was not invited, and why. */
export const failedResult = (email: string, error: string): InvitationResult => ({
  success: false,
  email,
  employee: null,
  code: null,
  inviteLink: null,
  emailSent: false,
  error,
})

/** The address is that of somebody with another name; `path`: the field that says yes to it. */
export const nameRefusal = (message: string, path = 'replaceName'): Failure =>
  new Failure('BUSINESS_LOGIC_ERROR', message, { details: [{ path, message }] })

/** A row that was not invited, for one person alone. */
export const invitationFailure = (result: InvitationResult | undefined): Failure => {
  const message = result?.error ?? messages.invitationFailed
  return result?.nameInList === undefined ? ruleViolation(message) : nameRefusal(message)
}

/** A row whose address belongs to somebody with another name. */
export const nameConflictResult = (email: string, { error, name }: NameConflict): InvitationResult => ({
  ...failedResult(email, error),
  nameInList: name,
})

/** Why no mail left; where no mail ever does, none was sent a moment ago. */
export const noticeOf = ({ delivery }: Pick<Mail, 'delivery'>, whyNotMailed: string | null): string | null =>
  delivery === 'none' ? null : whyNotMailed

/** A result is successful only with employee, code and link; else 'Failed to create invitation' (specification point 5). */
export const invitationResult = (
  email: string,
  { employee, code, inviteLink }: { employee?: Employee; code?: string; inviteLink?: string },
  { delivery, whyNotMailed }: { delivery: Mail['delivery']; whyNotMailed: string | null },
): InvitationResult => {
  if (!employee || !code || !inviteLink) return failedResult(email, messages.invitationFailed)
  const notice = noticeOf({ delivery }, whyNotMailed)
  return {
    success: true,
    email,
    employee,
    code,
    inviteLink,
    emailSent: delivery === 'smtp' && whyNotMailed === null,
    error: null,
    ...(notice !== null && { notice }),
  }
}
