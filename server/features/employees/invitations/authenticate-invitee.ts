import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../core/database/database.ts'
import { notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { Identify } from '../../../core/auth/identity.ts'
import { hexHash, sha256 } from '../../../core/auth/secrets.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { isRemovedCode } from '../roster/removed-employees.ts'
import { isEmployeeOf, joinedFirst } from '../../organizations/members/member-employee.ts'
import { invitationSentences } from './invitation.ts'
import { endOf } from './invitation-expiry.ts'
import { employees, invitations } from '../../../schema/employees.ts'

/** Looks up the invitee of an invite code, and the employee of a signed-in member (docs/invitations.md). */
export const identifyInvitees = (db: Db): Pick<Identify, 'byInviteCode' | 'employeeOf'> => {
  // Prepared once: every saved answer begins with this query.
  const invitationByCode = db
    .select({
      org: { id: organizations.id, name: organizations.name },
      employeeId: invitations.employeeId,
      address: employees.email,
      invitationId: invitations.id,
      isHanded: sql<boolean>`coalesce(${invitations.handedCodeHash} = ${sql.placeholder('handedHash')}, false)`,
      revokedAt: invitations.revokedAt,
      expiresAt: invitations.expiresAt,
      isLatest: invitations.isLatest,
      acceptedBy: invitations.acceptedBy,
      /** The membership status of the user who accepted it. */
      standing: memberships.status,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.orgId))
    .innerJoin(
      employees,
      and(eq(employees.orgId, invitations.orgId), eq(employees.id, invitations.employeeId)),
    )
    .leftJoin(
      memberships,
      and(eq(memberships.orgId, invitations.orgId), eq(memberships.userId, invitations.acceptedBy)),
    )
    .where(
      or(
        eq(invitations.codeHash, sql.placeholder('codeHash')),
        eq(invitations.handedCodeHash, sql.placeholder('handedHash')),
      ),
    )
    .prepare('invitation_by_code')

  type Open = { org: { id: string }; invitationId: string; expiresAt: Date }

  /** Shortens an invitation that was sent while the clock was ahead: its days count from its first use. */
  const cutEnd = async ({ org, invitationId, expiresAt }: Open, now: Date) => {
    const end = endOf(expiresAt, now)
    if (end >= expiresAt) return
    await db
      .update(invitations)
      .set({ expiresAt: end })
      .where(
        and(eq(invitations.orgId, org.id), eq(invitations.id, invitationId), gt(invitations.expiresAt, end)),
      )
  }

  return {
    async byInviteCode(plainCode, now) {
      const [found] = await invitationByCode.execute({
        codeHash: sha256(plainCode),
        handedHash: hexHash(plainCode),
      })
      if (!found) {
        throw (await isRemovedCode(db, plainCode))
          ? ruleViolation(invitationSentences.noLongerValid)
          : notFound('Invitation', plainCode)
      }
      const isLeft = found.acceptedBy !== null && found.standing !== 'active'
      if (found.revokedAt || !found.isLatest || isLeft) {
        throw ruleViolation(invitationSentences.noLongerValid)
      }
      if (found.expiresAt <= now) {
        throw ruleViolation(
          found.acceptedBy === null ? invitationSentences.expired : invitationSentences.expiredAfterJoining,
        )
      }
      await cutEnd(found, now)
      const { org, employeeId, address, invitationId, isHanded } = found
      return { org, employeeId, address, invitationId, isHanded, userId: null }
    },

    async employeeOf({ org, user }) {
      const [row] = await db
        .select({ id: employees.id })
        .from(employees)
        .where(and(eq(employees.orgId, org.id), isEmployeeOf(user)))
        .orderBy(joinedFirst)
        .limit(1)
      const found = orFail(row, notFound('Employee', user.email))
      const { id: userId, email: address } = user
      return { org, employeeId: found.id, address, invitationId: null, isHanded: false, userId }
    },
  }
}
