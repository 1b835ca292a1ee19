import type { Invitation } from '../../../../contract/calls/employees/employees.ts'
import type { Host } from '../../../core/host.ts'
import type { invitations } from '../../../schema/employees.ts'

/** An invitation's state, code and address (specification point 1; docs/invitations.md). */

export type InvitationRow = typeof invitations.$inferSelect
type Life = Pick<InvitationRow, 'isLatest' | 'revokedAt' | 'acceptedAt' | 'expiresAt'>

/** An invitation that a newer one has replaced counts as revoked. */
export const invitationState = (invitation: Life, now: Date): Invitation['state'] => {
  if (invitation.revokedAt || !invitation.isLatest) return 'revoked'
  if (invitation.acceptedAt) return 'accepted'
  return invitation.expiresAt <= now ? 'expired' : 'pending'
}

/**
 * Whether an import alone ended an invitation that was made where the organization was imported from: it was open there
 * and the import revoked it, had expired, or had been accepted, which makes nobody a member here.
 */
export const isEndedByImport = (
  imported: { importedAt: Date } | undefined,
  { createdAt, revokedAt }: Pick<InvitationRow, 'createdAt' | 'revokedAt'>,
): boolean =>
  imported !== undefined &&
  (revokedAt === null
    ? createdAt <= imported.importedAt
    : revokedAt.getTime() === imported.importedAt.getTime())

/** The code and the link in an invitation's mail: for its person alone, never shown to anybody else. */
export const codeAndLink = (
  host: Pick<Host, 'secrets' | 'environment'>,
  invitationId: string,
): { code: string; inviteLink: string } => linkOf(host, host.secrets.inviteCode(invitationId))

const linkOf = (host: Pick<Host, 'environment'>, code: string) => ({
  code,
  inviteLink: `${host.environment.publicUrl}/#/questionnaire/${code}`,
})

/**
 * The code and the link that are shown to members who may invite. It works like the mailed one, but opens started
 * answers only in the browser in which they were started: the member who passes it on has it too.
 */
export const shareableCodeAndLink = (
  host: Pick<Host, 'secrets' | 'environment'>,
  invitationId: string,
): { code: string; inviteLink: string } => linkOf(host, host.secrets.handedCode(invitationId))

/** Why an invitation no longer works. */
export const invitationSentences = {
  noLongerValid: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  expired: 'This invitation has expired. Ask the person who invited you to send it again.',
  expiredAfterJoining:
    'This invitation has expired, but you have already joined with it. Sign in to continue.',
  used: 'This invitation has already been used. Ask the person who invited you for a new one.',
  forSomeoneElse: (email: string) =>
    `This invitation was sent to ${email}. Sign in with that e-mail address to accept it.`,
} as const
