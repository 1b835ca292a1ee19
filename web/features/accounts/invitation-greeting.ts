import type { InvitationStatus } from '../../../contract/people.ts'
import { englishLocale } from '../../core/language.ts'
import { CallError } from '../../core/call-error.ts'
import { say } from './say.ts'

export type Trouble = { title: string; text: string }

const day = (instant: string) => new Date(instant).toLocaleDateString(englishLocale(), { dateStyle: 'long' })

/** What to say of an invitation that cannot be used, and what to do; null where it can be. */
export const invitationTrouble = (status: InvitationStatus): Trouble | null => {
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
export const codeTrouble = (error: unknown): Trouble =>
  error instanceof CallError && error.kind === 'NOT_FOUND'
    ? {
        title: say('invitationGreeting.thisInviteCodeIsNot'),
        text: say('invitationGreeting.openTheLinkInYour'),
      }
    : {
        title: say('invitationGreeting.yourInvitationCouldNotBe'),
        text: error instanceof Error ? error.message : say('invitationGreeting.pleaseTryAgain'),
      }
