import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Admin, Member } from '../../../../contract/calls/members.ts'
import { compareCodeUnits } from '../../../../insights/text/compare-names.ts'
import { effectivePermissions } from '../../../../contract/rights/permissions.ts'
import type { z } from 'zod'
import { notFound, orFail } from '../../../core/http/failures.ts'
import { paginate, sortedByName } from '../../../core/http/paginate.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { users } from '../../../schema/accounts.ts'
import { readPhotoUrls } from '../../images/image-urls.ts'
import { employees } from '../../../schema/employees.ts'
import { readMembershipEndings } from './membership-endings.ts'
import { dayOfJoining } from './memberships.ts'
import { memberships } from '../../../schema/organizations.ts'

type Window = { limit?: number | undefined; after?: string | undefined }
type Reading = Pick<MemberContext, 'tx' | 'org'>

const select = ({ tx }: Reading) =>
  tx
    .select({
      membership: memberships,
      user: { name: users.displayName, email: users.email },
      employeeId: employees.id,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      employees,
      and(eq(employees.orgId, memberships.orgId), eq(employees.userId, memberships.userId)),
    )

type Found = Awaited<ReturnType<typeof select>>[number]

const memberAnswer = ({ membership, user, employeeId }: Found): Member => ({
  userId: membership.userId,
  ...user,
  role: membership.role,
  permissions: [...effectivePermissions(membership)],
  explicitPermissions: membership.permissions,
  joinedAt: dayOfJoining(membership).toISOString(),
  status: membership.status,
  hasLeft: membership.hasLeft,
  employeeId,
})

/** One member. @throws Failure 'Membership not found: {userId}' */
export const readMember = async (context: Reading, userId: string): Promise<Member> => {
  const [row] = await select(context).where(
    and(eq(memberships.orgId, context.org.id), eq(memberships.userId, userId)),
  )
  return memberAnswer(orFail(row, notFound('Membership', userId)))
}

/** Everybody with a membership, removed ones too, page by page in the order of their ids; each page by name. */
export const listMembers = async (
  context: MemberContext,
  { limit = limits.pageMax, after }: Window,
): Promise<{ members: Member[]; next: string | null }> => {
  const { org } = context
  const rows = await select(context)
    .where(
      and(eq(memberships.orgId, org.id), after === undefined ? undefined : gt(memberships.userId, after)),
    )
    .orderBy(memberships.userId)
    .limit(limit + 1)
  const { page, next } = paginate(rows, limit, ({ membership }) => membership.userId)
  const members = sortedByName(page.map(memberAnswer), ({ name, userId }) => ({ name, id: userId }))
  const photos = await readPhotoUrls(
    context,
    members.map(({ userId }) => userId),
  )
  const suspended = members.filter(({ status }) => status === 'suspended')
  const ended = await readMembershipEndings(
    context,
    suspended.map(({ userId }) => userId),
  )
  return {
    members: members.map((member) => ({ ...member, ...photos(member.userId), ...ended(member.userId) })),
    next,
  }
}

/** The admins list (specification point 3): what the memberships say, never stored beside them. */
export const listAdmins = async (
  { tx, org }: Reading,
  { limit = limits.pageMax, after }: Window,
): Promise<{ admins: z.input<typeof Admin>[]; next: string | null }> => {
  const isAdmin = and(
    eq(memberships.orgId, org.id),
    eq(memberships.status, 'active'),
    ne(memberships.role, 'employee'),
  )
  const rows = await tx
    .select({
      userId: memberships.userId,
      name: users.displayName,
      email: users.email,
      role: memberships.role,
      addedAt: memberships.roleSince,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isAdmin, after === undefined ? undefined : gt(memberships.userId, after)))
    .orderBy(asc(memberships.userId))
    .limit(limit + 1)
  const { page, next } = paginate(rows, limit, ({ userId }) => userId)
  const firstAdded = page.toSorted(
    (a, b) => a.addedAt.getTime() - b.addedAt.getTime() || compareCodeUnits(a.userId, b.userId),
  )
  const admins = firstAdded.flatMap(({ role, addedAt, ...admin }) =>
    role === 'employee' ? [] : [{ ...admin, role, addedAt: addedAt.toISOString() }],
  )
  return { admins, next }
}
