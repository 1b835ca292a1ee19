import type { ApiScope } from '../../../contract/rights/api-scopes.ts'
import type { Holder } from '../../../contract/rights/permissions.ts'

/** Who makes a call, as far as the call's access asks. The features give the look-ups (see app.ts). */

export type SignedInIdentity = {
  user: { id: string; email: string; displayName: string }
  sessionId: string
}

export type MemberIdentity = Pick<SignedInIdentity, 'user'> & {
  org: { id: string; name: string }
  /** What they are here; with an API key no more than its scopes need of it. */
  member: Holder
  /** The API key that they call with; null where they have signed in. */
  apiKeyId: string | null
}

/** The member who made an API key, as far as it goes. */
export type KeyIdentity = MemberIdentity & { scopes: readonly ApiScope[] }

export type InviteeIdentity = {
  org: { id: string; name: string }
  /** The employee who answers: the one who was invited, or the one that the signed-in member is. */
  employeeId: string
  /** The e-mail address that lets them in: that of their account, or the one that the invitation of the code went to. */
  address: string
  /** Null where a signed-in member answers without a code. */
  invitationId: string | null
  /**
   * They used the code that is also shown to members who may invite: it does not open answers that somebody else has
   * started.
   */
  isHanded: boolean
  /** Null where somebody answers by code without an account. */
  userId: string | null
}

export type Identify = {
  /** The user of a live session, else undefined. Moves the session's lastAccessedAt, at most once a minute. */
  signedIn(token: string, now: Date): Promise<SignedInIdentity | undefined>
  /** The same with their active membership in the organization: null where there is none. */
  member(
    token: string,
    orgId: string,
    now: Date,
  ): Promise<{ signedIn: SignedInIdentity; member: MemberIdentity | null } | undefined>
  /**
   * The member that a live API key acts as, while they may make keys; else undefined. Moves its lastUsedAt, at most
   * once a minute.
   */
  byApiKey(key: string, now: Date): Promise<KeyIdentity | undefined>
  /** The person that an invite code lets in. @throws Failure with a sentence that says why it does not. */
  byInviteCode(plainCode: string, now: Date): Promise<InviteeIdentity>
  /** The employee that a signed-in member is. @throws Failure NOT_FOUND where they are none. */
  employeeOf(member: MemberIdentity): Promise<InviteeIdentity>
}
