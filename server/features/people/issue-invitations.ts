import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { audit } from '../../core/audit.ts'
import { queueMail } from '../../core/mail.ts'
import { sha256 } from '../../core/secrets.ts'
import { users } from '../accounts/tables.ts'
import { memberships } from '../organizations/tables.ts'
import type { RunContext } from '../runs/run-handler.ts'
import type { EmployeeRow } from './employee.ts'
import { codeAndLink, expiryFrom, type InvitationRow, stateOf } from './invitation.ts'
import { invitations } from './tables.ts'

/** Somebody to invite. Their row must be locked by this transaction: that makes two invitations of one person take turns. */
export type Invitee = {
  employee: Pick<EmployeeRow, 'id' | 'email' | 'status'>
  /** What the caller asks for; without it a pending invitation keeps its role, and a new one is an employee's. */
  membershipRole?: InvitationRow['membershipRole'] | undefined
}

/**
 * What becomes of those who have joined already: they are left alone, or sent their link again. A member who never
 * was invited (an owner, say) has joined in this sense once they have answered: before that, inviting them is how
 * they come to the questionnaire.
 */
type Options = { joined: 'leave' | 'remind' }
type Issued = { id: string } | 'joined'

/**
 * Sends each their invitation, by employee id: the pending one again, with its code and 14 days from now on;
 * else a new one, which takes the place of an expired or revoked one (decisions §3). The mails leave with the
 * transaction.
 */
export const issueInvitations = async (
  context: RunContext,
  invitees: readonly Invitee[],
  { joined }: Options,
): Promise<Map<string, Issued>> => {
  if (invitees.length === 0) return new Map()
  const { latest, membersNow, memberEmails } = await whatStands(context, invitees)
  const plans = invitees.map((invitee) => {
    const before = latest.get(invitee.employee.id)
    const state = before ? stateOf(before, context.now) : undefined
    const hasJoined = before !== undefined && membersNow.has(before.acceptedBy ?? '')
    // The code of who has joined ends with their old e-mail; that they have joined stays so.
    const isJoined = before !== undefined && before.acceptedAt !== null && hasJoined
    const isUsable =
      state === 'pending' ||
      (state === 'accepted' && hasJoined && before !== undefined && before.expiresAt > context.now)
    const hasAnswered = invitee.employee.status === 'active' && memberEmails.has(invitee.employee.email)
    const isLeft = joined === 'leave' && (isJoined || hasAnswered)
    return { invitee, before: isUsable ? before : undefined, isLeft }
  })

  const sent = plans.filter((plan) => !plan.isLeft)
  const again = sent.flatMap(({ invitee, before }) => (before ? [{ invitee, before }] : []))
  const anew = sent.flatMap(({ invitee, before }) => (before ? [] : [{ invitee, id: newId() }]))
  await renew(context, again)
  await create(context, anew)

  const issued = new Map<string, Issued>(plans.map(({ invitee }) => [invitee.employee.id, 'joined']))
  for (const { invitee, id } of [
    ...again.map(({ invitee, before }) => ({ invitee, id: before.id })),
    ...anew,
  ]) {
    issued.set(invitee.employee.id, { id })
    await queueMail(context, {
      kind: 'invitation',
      orgId: context.org.id,
      toAddress: invitee.employee.email,
      subjectId: id,
    })
  }
  return issued
}

const whatStands = async ({ tx, org }: RunContext, invitees: readonly Invitee[]) => {
  const ids = invitees.map(({ employee }) => employee.id)
  const rows = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.orgId, org.id),
        inArray(invitations.employeeId, ids),
        eq(invitations.isLatest, true),
      ),
    )
  const members = await tx
    .select({ userId: invitations.acceptedBy })
    .from(invitations)
    .innerJoin(
      memberships,
      and(eq(memberships.orgId, invitations.orgId), eq(memberships.userId, invitations.acceptedBy)),
    )
    .where(
      and(
        eq(invitations.orgId, org.id),
        inArray(invitations.employeeId, ids),
        isNotNull(invitations.acceptedAt),
        eq(memberships.status, 'active'),
      ),
    )
  const withEmail = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        eq(memberships.orgId, org.id),
        eq(memberships.status, 'active'),
        inArray(
          users.email,
          invitees.map(({ employee }) => employee.email),
        ),
      ),
    )
  return {
    memberEmails: new Set(withEmail.map(({ email }) => email)),
    latest: new Map(rows.map((row) => [row.employeeId, row])),
    membersNow: new Set(members.map(({ userId }) => userId)),
  }
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
    .set({ expiresAt: expiryFrom(now) })
    .where(and(eq(invitations.orgId, org.id), inArray(invitations.id, ids)))
  for (const { invitee, before } of renewed) {
    const wanted = invitee.membershipRole
    // Only an owner gives and takes the role of an admin.
    if (wanted === undefined || wanted === before.membershipRole || member.role !== 'owner') continue
    await tx
      .update(invitations)
      .set({ membershipRole: wanted })
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
      invitedBy: user.id,
      createdAt: now,
      expiresAt: expiryFrom(now),
    })),
  )
  await audit(by(context), ...created.map(({ id, invitee }) => entry('invitation.created', id, invitee)))
}

const by = ({ tx, now, org, user }: RunContext) => ({ tx, now, orgId: org.id, actorUserId: user.id })

const entry = (action: string, id: string, { employee, membershipRole }: Invitee) => ({
  action,
  entity: 'invitation',
  entityId: id,
  details: { employeeId: employee.id, ...(membershipRole && { membershipRole }) },
})
