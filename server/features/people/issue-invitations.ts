import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { audit } from '../../core/audit.ts'
import { type MailOrder, queueMails } from '../../core/mail.ts'
import { sha256 } from '../../core/secrets.ts'
import type { RunContext } from '../runs/run-handler.ts'
import { codeAndLink, expiryFrom, type InvitationRow } from './invitation.ts'
import { type Invitee, type Options, planInvitations } from './plan-invitations.ts'
import { optedOut } from './reminder-choice.ts'
import { invitations } from './tables.ts'

export type Issued = { id: string; isMailed: boolean } | 'joined'

/**
 * Sends each their invitation, by employee id: the pending one again, with its code and 14 days from now on;
 * else a new one, which takes the place of an expired or revoked one (decisions §3). The mails leave with the
 * transaction; who wants none is sent none, and their link is good all the same. Their rows must be locked by this
 * transaction: that makes two invitations of one person take turns.
 */
export const issueInvitations = async (
  context: RunContext,
  invitees: readonly Invitee[],
  options: Options,
): Promise<Map<string, Issued>> => {
  if (invitees.length === 0) return new Map()
  const plans = await planInvitations(context, invitees, options)
  const sent = plans.filter((plan) => !plan.isLeft)
  const again = sent.flatMap(({ invitee, before }) => (before ? [{ invitee, before }] : []))
  const anew = sent.flatMap(({ invitee, before }) => (before ? [] : [{ invitee, id: newId() }]))
  await renew(context, again)
  await create(context, anew)

  const unwanted = await optedOut(
    context.tx,
    context.org.id,
    sent.map(({ invitee }) => invitee.employee.email),
  )
  const issued = new Map<string, Issued>(plans.map(({ invitee }) => [invitee.employee.id, 'joined']))
  const orders: MailOrder[] = []
  for (const { invitee, id } of [
    ...again.map(({ invitee, before }) => ({ invitee, id: before.id })),
    ...anew,
  ]) {
    const toAddress = invitee.employee.email
    const isMailed = !unwanted.has(toAddress)
    issued.set(invitee.employee.id, { id, isMailed })
    if (isMailed) orders.push({ kind: 'invitation', orgId: context.org.id, toAddress, subjectId: id })
  }
  await queueMails(context, orders)
  return issued
}

const renew = async (
  context: RunContext,
  renewed: readonly { invitee: Invitee; before: InvitationRow }[],
): Promise<void> => {
  const { tx, now, org, member } = context
  if (renewed.length === 0) return
  const ids = renewed.map(({ before }) => before.id)
  await tx
    .update(invitations)
    .set({ expiresAt: expiryFrom(now), lastSentAt: now })
    .where(and(eq(invitations.orgId, org.id), inArray(invitations.id, ids)))
  for (const { invitee, before } of renewed) {
    const { membershipRole = before.membershipRole } = invitee
    // A role that changes takes the list with it: it was made for the other one.
    const kept = membershipRole === before.membershipRole ? before.permissions : null
    const { permissions = kept } = invitee
    const isSame = isDeepStrictEqual(
      [membershipRole, permissions],
      [before.membershipRole, before.permissions],
    )
    // Only an owner gives and takes the role of an admin, and permissions.
    if (isSame || member.role !== 'owner') continue
    await tx
      .update(invitations)
      .set({ membershipRole, permissions })
      .where(and(eq(invitations.orgId, org.id), eq(invitations.id, before.id)))
  }
  await audit(
    by(context),
    ...renewed.map(({ before, invitee }) => entry('invitation.resent', before.id, invitee)),
  )
}

const create = async (
  context: RunContext,
  created: readonly { invitee: Invitee; id: string }[],
): Promise<void> => {
  const { tx, now, org, user, host } = context
  if (created.length === 0) return
  await tx
    .update(invitations)
    .set({ isLatest: false })
    .where(
      and(
        eq(invitations.orgId, org.id),
        inArray(
          invitations.employeeId,
          created.map(({ invitee }) => invitee.employee.id),
        ),
        eq(invitations.isLatest, true),
      ),
    )
  await tx.insert(invitations).values(
    created.map(({ id, invitee }) => ({
      orgId: org.id,
      id,
      employeeId: invitee.employee.id,
      codeHash: sha256(codeAndLink(host, id).code),
      membershipRole: invitee.membershipRole ?? ('employee' as const),
      permissions: invitee.permissions ?? null,
      invitedBy: user.id,
      createdAt: now,
      expiresAt: expiryFrom(now),
      lastSentAt: now,
    })),
  )
  await audit(by(context), ...created.map(({ id, invitee }) => entry('invitation.created', id, invitee)))
}

const by = ({ tx, now, org, user }: RunContext) => ({ tx, now, orgId: org.id, actorUserId: user.id })

const entry = (action: string, id: string, { employee, membershipRole, permissions }: Invitee) => ({
  action,
  entity: 'invitation',
  entityId: id,
  details: {
    employeeId: employee.id,
    ...(membershipRole && { membershipRole }),
    ...(permissions && { permissions }),
  },
})
