import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/limits.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { canDecide } from '../../../../contract/rights/permissions.ts'
import type { Tx } from '../../../core/database/database.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import { isWithin } from '../../../core/time/cooldown.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { users } from '../../../schema/accounts.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { invitationState } from '../../employees/invitations/invitation.ts'
import { invitations } from '../../../schema/employees.ts'
import { memberAddress } from '../../employees/invitations/reinvite.ts'
import { reportSteps } from '../../../schema/reports.ts'
import type { Person } from './locked-version.ts'

/**
 * Mails about the transitions of a report. Each concerns its recipient alone and asks for nothing, so nobody can opt
 * out. A daily limit keeps an exchange about one report from flooding a mailbox.
 */

/** `notice`: why no mail is sent, or what is left to do; null where there is nothing to say. */
export type NotificationResult = { emailSent: boolean; notice: string | null }
export const noRecipient: NotificationResult = { emailSent: false, notice: null }

/** The kinds of mail to the person that a report is about. */
const personMailKinds = ['report-released', 'report-answered', 'report-taken-back'] as const

type Teller = Pick<MemberContext, 'tx' | 'now' | 'org' | 'host'>
type Addressee = Pick<Person, 'id' | 'name' | 'email' | 'userId'>

/**
 * Mails a report's person that it was released, that it was taken back (only where they have an account), or that
 * somebody responded to them.
 */
export const notifyPerson = async (
  context: Teller,
  person: Addressee,
  kind: (typeof personMailKinds)[number],
  stepId: string,
): Promise<NotificationResult> => {
  const { tx, now, org, host } = context
  const { address, hasAccount } = await readPersonAddress(tx, org.id, person)
  // Without an account they have never read the report, and have no page that could show what became of it.
  if (kind === 'report-taken-back' && !hasAccount) return noRecipient
  const [sent] = await tx
    .select({ mails: count() })
    .from(mails)
    .where(
      and(
        eq(mails.orgId, org.id),
        inArray(mails.kind, [...personMailKinds]),
        eq(mails.toAddress, address),
        isWithin(mails.createdAt, dayMs, now),
      ),
    )
  if ((sent?.mails ?? 0) >= limits.reportMailsPerDay) {
    return { emailSent: false, notice: messages.reportMailsUsedUp }
  }
  await queueMail(context, { kind, orgId: org.id, toAddress: address, subjectId: stepId })
  const isLedThere = hasAccount || (await openInvitation(tx, org.id, person.id, now)) !== undefined
  return {
    emailSent: host.mail.delivery === 'smtp',
    notice: isLedThere ? null : messages.reportNeedsInvitation(person.name),
  }
}

/** Mails the member who last released a person's report, or else the owner, that the person contests it. */
export const notifyContest = async (
  context: Teller & Pick<MemberContext, 'user'>,
  { reportId, employeeId }: { reportId: string; employeeId: string },
  stepId: string,
): Promise<void> => {
  const { tx, now, org, user } = context
  const [contested] = await tx
    .select({ steps: count() })
    .from(reportSteps)
    .where(
      and(
        eq(reportSteps.orgId, org.id),
        eq(reportSteps.employeeId, employeeId),
        eq(reportSteps.kind, 'contested'),
        isWithin(reportSteps.at, dayMs, now),
      ),
    )
  if ((contested?.steps ?? 0) > limits.reportMailsPerDay) return
  const toAddress = await addressOfReleaser(tx, org.id, reportId, user.id)
  if (toAddress === undefined) return
  await queueMail(context, { kind: 'report-contested', orgId: org.id, toAddress, subjectId: stepId })
}

/** Undefined where that is the caller. */
const addressOfReleaser = async (
  tx: Tx,
  orgId: string,
  reportId: string,
  callerId: string,
): Promise<string | undefined> => {
  const releasers = await tx
    .select({
      userId: users.id,
      email: users.email,
      role: memberships.role,
      permissions: memberships.permissions,
    })
    .from(reportSteps)
    .innerJoin(users, eq(users.id, reportSteps.byUserId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.orgId, reportSteps.orgId),
        eq(memberships.userId, users.id),
        eq(memberships.status, 'active'),
      ),
    )
    .where(
      and(eq(reportSteps.orgId, orgId), eq(reportSteps.reportId, reportId), eq(reportSteps.kind, 'released')),
    )
    .orderBy(desc(reportSteps.position))
  const releaser = releasers.find(canDecide)
  if (releaser && releaser.userId !== callerId) return releaser.email
  const [owner] = await tx
    .select({ userId: users.id, email: users.email })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.ownerId))
    .where(eq(organizations.id, orgId))
  return owner && owner.userId !== callerId ? owner.email : undefined
}

/**
 * The address for mails to a person about themselves: that of their account where they are a member, else that of
 * their record.
 */
export const readPersonAddress = async (
  tx: Tx,
  orgId: string,
  { email, userId }: Pick<Addressee, 'email' | 'userId'>,
): Promise<{ address: string; hasAccount: boolean }> => {
  const [withAddress] =
    userId === null ? await tx.select({ id: users.id }).from(users).where(eq(users.email, email)) : []
  const accountId = userId ?? withAddress?.id
  const ofAccount =
    accountId === undefined ? undefined : await memberAddress(tx, { orgId, userId: accountId })
  return { address: ofAccount ?? email, hasAccount: ofAccount !== undefined }
}

/** The id of an invitation with which somebody without an account can join now. */
export const openInvitation = async (
  tx: Tx,
  orgId: string,
  employeeId: string,
  now: Date,
): Promise<string | undefined> => {
  const [latest] = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.orgId, orgId),
        eq(invitations.employeeId, employeeId),
        eq(invitations.isLatest, true),
      ),
    )
  return latest && invitationState(latest, now) === 'pending' ? latest.id : undefined
}
