import type { SignInResult } from '../../../../contract/calls/accounts.ts'
import type { Context } from '../../../core/http/serve.ts'
import { notifyNewDevice } from '../sessions/notify-new-device.ts'
import { openSession } from '../sessions/sessions.ts'
import { renameUser, publicUser, signInUser, type Profile } from '../users.ts'

/** Makes the user a member of the organization that invited them with this code, in the transaction of the sign-in. */
export type JoinByCode = (
  context: Context,
  invited: { plainCode: string; user: { id: string; email: string } },
) => Promise<{ orgId: string; employee: { name: string } }>

/**
 * Signs in a person who has just proved that an e-mail is theirs, by any method: finds or creates the user, opens a
 * session and, with an invite code, joins the organization. If the invite code is not valid, everything is rolled back.
 * `profile`: what an external provider knows about a new user. `joinByCode`: given by the feature of invitations (see
 * app.ts).
 */
export const signIn = async (
  context: Context,
  email: string,
  {
    inviteCode,
    joinByCode,
    profile = {},
  }: { inviteCode: string | undefined; joinByCode: JoinByCode; profile?: Profile },
): Promise<SignInResult> => {
  const { user, isNew } = await signInUser(context, email, profile)
  const opened = await openSession(context, user.id)
  await notifyNewDevice(context, user, opened.session.id)
  if (inviteCode === undefined) return { user: publicUser(user), ...opened }
  const { orgId, employee } = await joinByCode(context, { plainCode: inviteCode, user })
  const isNameless = isNew && profile.displayName === undefined
  const named = isNameless ? await renameUser(context, user.id, employee.name) : user
  return { user: publicUser(named), ...opened, orgId }
}
