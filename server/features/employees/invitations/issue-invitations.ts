import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { audit, type AuditEntry } from '../../../core/events/audit-entries.ts'
import { type MailOrder, queueMails } from '../../../core/mail/mail-queue.ts'
import { hexHash, sha256 } from '../../../core/auth/secrets.ts'
import { organizations } from '../../../schema/organizations.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { codeAndLink, shareableCodeAndLink, type InvitationRow } from './invitation.ts'
import { invitationExpiry } from './invitation-expiry.ts'
import { suppressedMail } from '../mail-limits/suppressed-mail.ts'
import type { AskingMail, MailPause } from '../mail-limits/mail-limits.ts'
import { offeredInvitation, type Invitee, type Options, planInvitations } from './plan-invitations.ts'
import { invitations } from '../../../schema/employees.ts'

/** `whyNotMailed`: why no mail leaves although the invitation is good, in a sentence; null where one does. */
export type IssuedInvitation =
  | { id: string; isMailed: boolean; whyNotMailed: string | null }
  | 'joined'
  | 'held'

/**
 * Sends each their invitation, by employee id: the pending one again, with its code and 14 days from now on;
 * else a new one, which takes the place of an expired or revoked one (docs/invitations.md). The mails leave with the
 * transaction (`mail`: what they tell); who wants none is sent none, and their link is good all the same. Their rows
 * must be locked by this transaction: that makes two invitations of one person take turns.
 */
export const issueInvitations = async (
  context: RunContext,
  invitees: readonly Invitee[],
  options: Options,
): Promise<Map<string, IssuedInvitation>> => {
  if (invitees.length === 0) return new Map()
  const { mail = 'invitation' } = options
  const plans = await planInvitations(context, invitees, options)
  const sent = plans.filter((plan) => !plan.isLeft)
  const again = sent.flatMap(({ invitee, before }) => (before ? [{ invitee, before }] : []))
  const anew = sent.flatMap(({ invitee, before, formerLanguage }) =>
    before ? [] : [{ invitee, id: newId(), formerLanguage }],
  )
  const kept = await suppressedMail(
    context,
    sent.map(({ invitee }) => invitee.employee.email),
    mail,
    new Map(sent.map((plan) => [plan.invitee.employee.email, offeredInvitation(plan)])),
  )
  await renew(context, again, { kept, mail })
  await create(context, anew, { kept, mail })

  const issued = new Map<string, IssuedInvitation>(
    plans.map(({ invitee, isHeld }) => [invitee.employee.id, isHeld ? 'held' : 'joined']),
  )
  const orders: MailOrder[] = []
  for (const { invitee, id } of [
    ...again.map(({ invitee, before }) => ({ invitee, id: before.id })),
    ...anew,
  ]) {
    const toAddress = invitee.employee.email
    const whyNotMailed = kept.get(toAddress)?.sentence ?? null
    issued.set(invitee.employee.id, { id, isMailed: whyNotMailed === null, whyNotMailed })
    if (whyNotMailed === null) orders.push({ kind: mail, orgId: context.org.id, toAddress, subjectId: id })
  }
  await queueMails(context, orders)
  return issued
}

/** What the mails tell, and who is sent none. */
type Issuing = { mail: AskingMail; kept: ReadonlyMap<string, MailPause> }

const renew = async (
  context: RunContext,
  renewed: readonly { invitee: Invitee; before: InvitationRow }[],
  { kept, mail }: Issuing,
): Promise<void> => {
  const { tx, now, org, member, host } = context
  if (renewed.length === 0) return
  const these = (some: typeof renewed) => {
    const ids = some.map(({ before }) => before.id)
    return and(eq(invitations.orgId, org.id), isAnyOf(invitations.id, ids))
  }
  const mailed = renewed.filter(({ invitee }) => !kept.has(invitee.employee.email))
  await tx
    .update(invitations)
    .set({ expiresAt: invitationExpiry(now) })
    .where(these(renewed))
  if (mailed.length > 0) await tx.update(invitations).set({ lastSentAt: now }).where(these(mailed))
  for (const { id } of renewed.map(({ before }) => before).filter((one) => one.handedCodeHash === null)) {
    const handedCodeHash = hexHash(shareableCodeAndLink(host, id).code)
    await tx
      .update(invitations)
      .set({ handedCodeHash })
      .where(and(eq(invitations.orgId, org.id), eq(invitations.id, id)))
  }
  const entries: AuditEntry[] = []
  for (const { invitee, before } of renewed) {
    // Who says the role and no list means what the role holds.
    const kept = invitee.membershipRole === undefined ? before.permissions : null
    const { membershipRole = before.membershipRole, permissions = kept } = invitee
    const isSame = isDeepStrictEqual(
      [membershipRole, permissions],
      [before.membershipRole, before.permissions],
    )
    // Only an owner gives and takes the role of an admin, and permissions.
    const isChanged = !isSame && member.role === 'owner'
    const given = isChanged ? { membershipRole, permissions } : {}
    entries.push(entry('invitation.resent', before.id, mail, { employee: invitee.employee, ...given }))
    if (!isChanged) continue
    await tx
      .update(invitations)
      .set({ membershipRole, permissions })
      .where(and(eq(invitations.orgId, org.id), eq(invitations.id, before.id)))
  }
  await audit(by(context), ...entries)
  for (const { invitee, before } of renewed) {
    if (invitee.language === undefined || invitee.language === before.language) continue
    await tx
      .update(invitations)
      .set({ language: invitee.language })
      .where(and(eq(invitations.orgId, org.id), eq(invitations.id, before.id)))
  }
}

const create = async (
  context: RunContext,
  created: readonly { invitee: Invitee; id: string; formerLanguage: InvitationRow['language'] }[],
  { kept, mail }: Issuing,
): Promise<void> => {
  const { tx, now, org, user, host } = context
  if (created.length === 0) return
  await tx
    .update(invitations)
    .set({ isLatest: false })
    .where(
      and(
        eq(invitations.orgId, org.id),
        isAnyOf(
          invitations.employeeId,
          created.map(({ invitee }) => invitee.employee.id),
        ),
        eq(invitations.isLatest, true),
      ),
    )
  const ofOrganization = await languageOfOrganization(context)
  await tx.insert(invitations).values(
    created.map(({ id, invitee, formerLanguage }) => ({
      orgId: org.id,
      id,
      employeeId: invitee.employee.id,
      codeHash: sha256(codeAndLink(host, id).code),
      handedCodeHash: hexHash(shareableCodeAndLink(host, id).code),
      membershipRole: invitee.membershipRole ?? ('employee' as const),
      permissions: invitee.permissions ?? null,
      language: invitee.language ?? formerLanguage ?? ofOrganization,
      invitedBy: user.id,
      createdAt: now,
      expiresAt: invitationExpiry(now),
      lastSentAt: lastSentAt(kept.get(invitee.employee.email), now),
    })),
  )
  await audit(
    by(context),
    ...created.map(({ id, invitee }) => entry('invitation.created', id, mail, invitee)),
  )
}

/** The language of invitations that say none. */
const languageOfOrganization = async ({ tx, org }: RunContext): Promise<InvitationRow['language']> => {
  const [row] = await tx
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  return row?.settings.invitationLanguage ?? null
}

/** When a new invitation's person was mailed last: now, or with the invitation before it. */
const lastSentAt = (pause: MailPause | undefined, now: Date) => (pause ? pause.lastSentAt : now)

const by = ({ tx, now, org, user }: RunContext) => ({ tx, now, orgId: org.id, actorUserId: user.id })

/** Who is asked again was invited by nobody: the entry says that their answers are open again, or that it is a new round. */
const entry = (
  action: 'invitation.created' | 'invitation.resent',
  id: string,
  mail: AskingMail,
  { employee, membershipRole, permissions }: Invitee,
): AuditEntry => ({
  action,
  entity: 'invitation',
  entityId: id,
  details: {
    employeeId: employee.id,
    ...(mail !== 'invitation' && { mail }),
    ...(membershipRole && { membershipRole }),
    ...(permissions && { permissions }),
  },
})
