import type { InvitationStatus } from '../../../contract/people.ts'
import { CallError } from '../../core/call-error.ts'

export type Trouble = { title: string; text: string }

const day = (instant: string) => new Date(instant).toLocaleDateString(undefined, { dateStyle: 'long' })

/** What to say of an invitation that cannot be used, and what to do; null where it can be. */
export const invitationTrouble = (status: InvitationStatus): Trouble | null => {
  const { organizationName, expiresAt } = status
  if (status.state === 'revoked') {
    return {
      title: 'This invitation was withdrawn',
      text: `${organizationName} has withdrawn it. If you think this is a mistake, ask the person who invited you for a new one.`,
    }
  }
  if (status.state === 'expired') {
    return {
      title: 'This invitation has expired',
      text: `It was good until ${day(expiresAt)}. Ask ${organizationName} to send it again; you will get a new link.`,
    }
  }
  return null
}

/** The same for a code that the server could not look up. */
export const codeTrouble = (error: unknown): Trouble =>
  error instanceof CallError && error.kind === 'NOT_FOUND'
    ? {
        title: 'This invite code is not known',
        text: 'Open the link in your invitation e-mail again, or ask the person who invited you for a new one.',
      }
    : {
        title: 'Your invitation could not be looked up',
        text: error instanceof Error ? error.message : 'Please try again.',
      }
