import { messages } from '../../../contract/failures.ts'
import type { Employee, InvitationResult } from '../../../contract/people.ts'
import type { Mail } from '../../core/mail.ts'

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
