import { accounts as calls } from '../../../contract/calls/accounts.ts'
import { queueMail } from '../../core/mail/mail-queue.ts'
import { servePublic, serveSignedIn, type Endpoint } from '../../core/http/serve.ts'
import { requireCapacityOrKnownDevice } from './sign-in/code-limits.ts'
import { exchangeCalls, publicSignInSettings } from './sign-in/social-sign-in-calls.ts'
import { isMailDelayed } from './sign-in/mail-delay.ts'
import { issueCode, redeemCode } from './sign-in/one-time-codes.ts'
import { profileCalls } from './profile-calls.ts'
import { listSessions, revokeOtherSessions, revokeSession, signOut } from './sessions/sessions.ts'
import { signIn, type JoinByCode } from './sign-in/sign-in.ts'

export const accountCalls = (joinByCode: JoinByCode): readonly Endpoint[] => [
  // An office of hundreds may sign in from behind one address on the morning after its invitations.
  servePublic(
    calls.sendOTP,
    async ({ email, language = null }, context) => {
      await requireCapacityOrKnownDevice(context, email)
      const code = await issueCode(context, email, language)
      await queueMail(context, {
        kind: 'code',
        orgId: null,
        toAddress: email,
        subjectId: code.id,
        isUrgent: true,
      })
      return code.digits === 6 ? {} : { codeLength: code.digits }
    },
    { perAddress: { max: 200, perMinutes: 10, isCrowded: true } },
  ),

  // An invite code that does not fit fails the whole call: the one-time code is not spent, and what was typed
  // can be sent again without the invite code.
  servePublic(
    calls.verifyOTP,
    async ({ email, otp, inviteCode }, context) => {
      await requireCapacityOrKnownDevice(context, email)
      await redeemCode(context, email, otp)
      return signIn(context, email, { inviteCode, joinByCode })
    },
    { perAddress: { max: 400, perMinutes: 10, isCrowded: true }, takesCode: true },
  ),

  serveSignedIn(calls.signOut, async (_input, context) => {
    await signOut(context)
    return {}
  }),

  serveSignedIn(calls.listSessions, (window, context) => listSessions(context, window)),

  serveSignedIn(calls.revokeSession, async ({ sessionId }, context) => {
    await revokeSession(context, sessionId)
    return {}
  }),

  serveSignedIn(calls.revokeOtherSessions, async (_input, context) => ({
    revoked: await revokeOtherSessions(context),
  })),

  ...profileCalls,

  ...exchangeCalls(joinByCode),

  servePublic(calls.getServerInfo, async (_input, { tx, now, host }) => ({
    mail: host.mail.delivery,
    mailboxUrl: host.mail.mailboxUrl,
    ...(host.mail.delivery === 'smtp' &&
      (await isMailDelayed({ tx, now })) && { isMailDelayed: true as const }),
    socialSignIn: publicSignInSettings(host.environment.socialSignIn),
    authSyncPath: host.environment.authSyncPath,
  })),
]
