import type { SignInResult } from '../../../../contract/calls/accounts.ts'
import type { Context } from '../../../core/http/serve.ts'
import { consumeInvitation } from '../../employees/invitations/accept-invitation.ts'
import { notifyNewDevice } from '../sessions/notify-new-device.ts'
import { openSession } from '../sessions/sessions.ts'
import { renameUser, publicUser, signInUser, type Profile } from '../users.ts'

/**
 * Signs in a person who has just proved that an e-mail is theirs, by any method: finds or creates the user, opens a
 * session and, with an invite code, joins the organization. If the invite code is not valid, everything is rolled back.
 * `profile`: what an external provider knows about a new user.
 */
export const signIn = async (
  context: Context,
  email: string,
  { inviteCode, profile = {} }: { inviteCode: string | undefined; profile?: Profile },
): Promise<SignInResult> => {
  const { user, isNew } = await signInUser(context, email, profile)
  const opened = await openSession(context, user.id)
  await notifyNewDevice(context, user, opened.session.id)
  if (inviteCode === undefined) return { user: publicUser(user), ...opened }
  const { orgId, employee } = await consumeInvitation(context, { plainCode: inviteCode, user })
  const isNameless = isNew && profile.displayName === undefined
  const named = isNameless ? await renameUser(context, user.id, employee.name) : user
  return { user: publicUser(named), ...opened, orgId }
}
