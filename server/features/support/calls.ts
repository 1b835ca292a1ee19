import { and, count, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import {
  help as calls,
  supportLimits,
  supportMessages as messages,
  type SupportContact,
} from '../../../contract/calls/support.ts'
import { dayMs } from '../../core/time/durations.ts'
import { enterOrganization } from '../../core/database/enter-organization.ts'
import { Failure, notFound, orFail, ruleViolation } from '../../core/http/failures.ts'
import { queueMail } from '../../core/mail/mail-queue.ts'
import { isWithin } from '../../core/time/cooldown.ts'
import { serveSignedIn, type Endpoint, type SignedInContext } from '../../core/http/serve.ts'
import { mails } from '../../core/database/tables.ts'
import { users } from '../../schema/accounts.ts'
import { isActiveMember } from '../organizations/members/memberships.ts'
import { memberships } from '../../schema/organizations.ts'
import { supportMessages } from '../../schema/support.ts'

/** Messages from the help centre. Any member may write, whatever their explicit permissions. */

/** Enters a member's organization. @throws Failure NOT_FOUND for anybody else */
const enter = async ({ tx, user }: SignedInContext, orgId: string): Promise<void> => {
  if (!(await isActiveMember(tx, orgId, user.id))) throw notFound('Membership', orgId)
  await enterOrganization(tx, orgId)
}

type Way = { goesTo: SupportContact['goesTo']; address: string | null }

/** The recipient of the caller's message, in a transaction that has entered the organization. */
const wayOf = async ({ tx, user, host }: SignedInContext, orgId: string): Promise<Way> => {
  const { supportEmail } = host.environment
  if (supportEmail !== undefined) return { goesTo: 'support', address: supportEmail }
  const [owner] = await tx
    .select({ id: users.id, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.orgId, orgId), eq(memberships.role, 'owner'), eq(memberships.status, 'active')))
  return owner === undefined || owner.id === user.id
    ? { goesTo: 'nobody', address: null }
    : { goesTo: 'owner', address: owner.email }
}

/** @throws Failure RATE_LIMITED if this person, or all members together, have sent too many messages within a day */
const refuseTooOften = async ({ tx, user, now, host }: SignedInContext, orgId: string): Promise<void> => {
  const [own] = await tx
    .select({ count: count() })
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.orgId, orgId),
        eq(supportMessages.userId, user.id),
        isWithin(supportMessages.createdAt, dayMs, now),
      ),
    )
  const [all] = await tx
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.orgId, orgId), eq(mails.kind, 'support'), isWithin(mails.createdAt, dayMs, now)))
  const ownTooOften = host.mail.delivery === 'smtp' ? messages.often : messages.oftenUnmailed
  const message =
    (own?.count ?? 0) >= supportLimits.messagesPerDay
      ? ownTooOften
      : (all?.count ?? 0) >= supportLimits.mailsPerDay
        ? messages.oftenThere
        : undefined
  if (message !== undefined) throw new Failure('RATE_LIMITED', message, { retryAfterSeconds: dayMs / 1000 })
}

export const supportCalls: readonly Endpoint[] = [
  serveSignedIn(calls.getSupportContact, async ({ orgId }, context): Promise<{ contact: SupportContact }> => {
    if (orgId === undefined) {
      const { supportEmail: address } = context.host.environment
      const replyTo = context.user.email
      return {
        contact:
          address === undefined ? { goesTo: 'nobody', replyTo } : { goesTo: 'support', replyTo, address },
      }
    }
    await enter(context, orgId)
    const { goesTo } = await wayOf(context, orgId)
    return { contact: { goesTo, replyTo: context.user.email } }
  }),

  serveSignedIn(
    calls.sendSupportMessage,
    async ({ orgId, subject, message, page = '' }, context) => {
      const { tx, now, user, host } = context
      await enter(context, orgId)
      const { address } = await wayOf(context, orgId)
      if (address === null) throw ruleViolation(messages.nobody)
      await refuseTooOften(context, orgId)
      const id = newId()
      await tx
        .insert(supportMessages)
        .values({ orgId, id, userId: user.id, subject, message, page, createdAt: now })
      await queueMail(
        { tx, now, host },
        { kind: 'support', orgId, toAddress: address, subjectId: id, isUrgent: true },
      )
      return { id }
    },
    { perAddress: { max: 30, perMinutes: 60 } },
  ),

  serveSignedIn(calls.getSupportMessage, async ({ orgId, id }, context) => {
    await enter(context, orgId)
    const [row] = await context.tx
      .select({ state: mails.state, sentAt: mails.sentAt, lastError: mails.lastError })
      .from(supportMessages)
      .innerJoin(mails, and(eq(mails.orgId, supportMessages.orgId), eq(mails.subjectId, supportMessages.id)))
      .where(
        and(
          eq(supportMessages.orgId, orgId),
          eq(supportMessages.id, id),
          eq(supportMessages.userId, context.user.id),
        ),
      )
    const { state, sentAt, lastError } = orFail(row, notFound('Message', id))
    const isDelayed = state === 'queued' && lastError !== null
    return {
      message: { state: isDelayed ? ('delayed' as const) : state, sentAt: sentAt?.toISOString() ?? null },
    }
  }),
]
