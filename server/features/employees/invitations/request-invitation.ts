import { and, count, eq, ne } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { OwnRecord } from '../../../../contract/calls/employees/employees.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { enterOrganization } from '../../../core/database/enter-organization.ts'
import { Failure, orFail } from '../../../core/http/failures.ts'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import { isWithin } from '../../../core/time/cooldown.ts'
import type { SignedInContext } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { findOwnRecord } from './records-by-address.ts'
import { employees } from '../../../schema/employees.ts'
import { findInviter } from './find-inviter.ts'

/**
 * Mails a member who can reinvite the caller that the caller asks for it. It grants nothing by itself: access comes
 * with the invitation. A repeated request within a day sends nothing. Afterwards the transaction has entered the
 * organization.
 * @throws Failure NOT_FOUND if the organization has no record for the caller's confirmed address or does not exist;
 * RATE_LIMITED if the organization has had its maximum of requests within a day
 */
export const requestInvitation = async (context: SignedInContext, orgId: string): Promise<OwnRecord> => {
  const { tx, now } = context
  const unknown = new Failure('NOT_FOUND', messages.nothingToAskFor)
  const { employeeId } = orFail(await findOwnRecord(context, orgId), unknown)
  await enterOrganization(tx, orgId)
  const [employee] = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.orgId, orgId), eq(employees.id, employeeId)))
    .for('update')
  const person = orFail(employee, unknown)
  // Read again: while this waited for the lock, they may have been invited, removed or have asked elsewhere.
  const { record } = orFail(await findOwnRecord(context, orgId), unknown)
  if (record.askedAt !== null) return record
  const [asked] = await tx
    .select({ mails: count() })
    .from(mails)
    .where(
      and(
        eq(mails.orgId, orgId),
        eq(mails.kind, 'invitation-asked'),
        ne(mails.state, 'failed'),
        isWithin(mails.createdAt, dayMs, now),
      ),
    )
  if ((asked?.mails ?? 0) >= limits.invitationsAskedPerDay) {
    throw new Failure('RATE_LIMITED', messages.invitationAskedOften, { retryAfterSeconds: dayMs / 1000 })
  }
  const { address } = await findInviter(tx, orgId, person.id)
  await queueMail(context, {
    kind: 'invitation-asked',
    orgId,
    toAddress: address,
    subjectId: person.id,
  })
  // The caller is no member, so the organization does not know their account: the entry names the person in the list.
  await audit(
    { tx, now, orgId, actorUserId: null },
    { action: 'invitation.asked', entity: 'employee', entityId: person.id },
  )
  return { ...record, askedAt: now.toISOString() }
}
