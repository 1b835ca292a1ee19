import { messages } from '../../../contract/failures.ts'
import type { Employee, InvitationResult } from '../../../contract/people.ts'
import { Failure } from '../../core/failures.ts'
import type { Mail } from '../../core/mail.ts'
import type { NameConflict } from './invited-name.ts'

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

/** The same for one person alone. `replaceName` in the details: the address is that of somebody with another name. */
export const invitationFailure = (result: InvitationResult | undefined): Failure => {
  const message = result?.error ?? messages.invitationFailed
  const details = [{ path: 'replaceName', message }]
  return new Failure('BUSINESS_LOGIC_ERROR', message, result?.nameInList === undefined ? {} : { details })
}

/** A row whose address belongs to somebody with another name. */
export const nameConflictResult = (email: string, { error, name }: NameConflict): InvitationResult => ({
  ...failedResult(email, error),
  nameInList: name,
})

/** A result is successful only with employee, code and link; else 'Failed to create invitation' (specification point 5). */
export const invitationResult = (
  email: string,
  { employee, code, inviteLink }: { employee?: Employee; code?: string; inviteLink?: string },
  { delivery, whyNotMailed }: { delivery: Mail['delivery']; whyNotMailed: string | null },
): InvitationResult =>
  employee && code && inviteLink
    ? {
        success: true,
        email,
        employee,
        code,
        inviteLink,
        emailSent: delivery === 'smtp' && whyNotMailed === null,
        error: null,
        // Where no mail ever leaves, none was sent a moment ago.
        ...(whyNotMailed !== null && delivery !== 'none' && { notice: whyNotMailed }),
      }
    : failedResult(email, messages.invitationFailed)
