import { eq } from 'drizzle-orm'
import { accounts as calls, type SignedInUser } from '../../../contract/accounts.ts'
import { notFound, orFail } from '../../core/failures.ts'
import { queueMail } from '../../core/mail.ts'
import { servePublic, serveSignedIn, type Served } from '../../core/serve.ts'
import { consumeInvitation } from '../people/consume.ts'
import { issueCode, spendCode } from './one-time-codes.ts'
import { listSessions, openSession, revokeOtherSessions, revokeSession } from './sessions.ts'
import { users } from './tables.ts'
import { renameUser, signInUser, type User } from './users.ts'

const shown = ({ id, email, displayName }: User): SignedInUser => ({ uid: id, email, displayName })

export const accountCalls: readonly Served[] = [
  // An office of hundreds may sign in from behind one address on the morning after its invitations.
  servePublic(
    calls.sendOTP,
    async ({ email }, context) => {
      const codeId = await issueCode(context, email)
      await queueMail(context, {
        kind: 'code',
        orgId: null,
        toAddress: email,
        subjectId: codeId,
        isUrgent: true,
      })
      return {}
    },
    { perAddress: { max: 200, perMinutes: 10 } },
  ),

  // An invite code that does not fit fails the whole call: the one-time code is not spent, and what was typed
  // can be sent again without the invite code.
  servePublic(
    calls.verifyOTP,
    async ({ email, otp, inviteCode }, context) => {
      await spendCode(context, email, otp)
      const { user, isNew } = await signInUser(context, email)
      const opened = await openSession(context, user.id)
      if (inviteCode === undefined) return { user: shown(user), ...opened }
      const { orgId, employee } = await consumeInvitation(context, { plainCode: inviteCode, user })
      const named = isNew ? await renameUser(context, user.id, employee.name) : user
      return { user: shown(named), ...opened, orgId }
    },
    { perAddress: { max: 400, perMinutes: 10 } },
  ),

  serveSignedIn(calls.signOut, async (_input, context) => {
    await revokeSession(context, context.sessionId)
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

  serveSignedIn(calls.getProfile, async (_input, { tx, user }) => {
    const [row] = await tx.select().from(users).where(eq(users.id, user.id))
    const found = orFail(row, notFound('User', user.id))
    return {
      user: {
        ...shown(found),
        createdAt: found.createdAt.toISOString(),
        photoURL: found.photoUrl,
        phoneNumber: found.phoneNumber,
        lastLoginAt: found.lastLoginAt?.toISOString() ?? null,
        loginCount: found.loginCount,
      },
    }
  }),

  serveSignedIn(calls.updateProfile, async ({ displayName, photoURL, phoneNumber }, { tx, now, user }) => {
    const [row] = await tx
      .update(users)
      .set({
        updatedAt: now,
        ...(displayName !== undefined && { displayName }),
        ...(photoURL !== undefined && { photoUrl: photoURL }),
        ...(phoneNumber !== undefined && { phoneNumber }),
      })
      .where(eq(users.id, user.id))
      .returning()
    return { user: shown(orFail(row, notFound('User', user.id))) }
  }),

  servePublic(calls.getServerInfo, async (_input, { host }) => ({
    mail: host.mail.delivery,
    mailboxUrl: host.mail.mailboxUrl,
    socialSignIn: false,
  })),
]
