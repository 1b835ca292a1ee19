import type { InvitationStatus } from '../../../../contract/calls/employees/employees.ts'
import { CallError } from '../../../core/api/call-error.ts'
import type { LoginWords } from '../language/login-texts.ts'

export type InvitationError = { title: string; text: string }

/** What to say of an invitation that cannot be used, and what to do; null where it can be. */
export const invitationError = (
  status: InvitationStatus,
  { say, day }: LoginWords,
): InvitationError | null => {
  const { organizationName, expiresAt } = status
  if (status.state === 'revoked') {
    return {
      title: say('invitationGreeting.thisInvitationWasWithdrawn'),
      text: say('invitationGreeting.hasWithdrawnItIfYou', { organizationName }),
    }
  }
  if (status.state === 'expired') {
    return {
      title: say('invitationGreeting.thisInvitationHasExpired'),
      text: say('invitationGreeting.itWasGoodUntilAsk', { expiresAt: day(expiresAt), organizationName }),
    }
  }
  return null
}

/** The same for a code that the server could not look up. */
export const inviteCodeError = (error: unknown, { say, failure }: LoginWords): InvitationError =>
  error instanceof CallError && error.kind === 'NOT_FOUND'
    ? {
        title: say('invitationGreeting.thisInviteCodeIsNot'),
        text: say('invitationGreeting.openTheLinkInYour'),
      }
    : {
        title: say('invitationGreeting.yourInvitationCouldNotBe'),
        text: error instanceof Error ? failure(error.message) : say('invitationGreeting.pleaseTryAgain'),
      }
