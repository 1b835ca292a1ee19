import { z } from 'zod'
import { call } from '../http/call.ts'
import { Id, Instant, NextCursor, Nothing, Page } from '../shapes/fields.ts'
import { limits } from '../shapes/limits.ts'
import { messages } from '../http/failures.ts'
import { roles } from '../rights/permissions.ts'
import { PermissionList } from '../shapes/permission-list.ts'

/** Members, their roles and permissions (specification points 3, 4, 6 and 8; docs/members-and-roles.md). */

export const Member = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** What the member holds: the explicit list, else the role's defaults. */
  permissions: z.array(z.string()),
  /** The list that replaces the role's defaults; null where there is none. */
  explicitPermissions: z.array(z.string()).nullable(),
  joinedAt: Instant,
  status: z.enum(['active', 'suspended']),
  /** Suspended by themselves: they left, or deleted their account. Only an invitation lets them in again. */
  hasLeft: z.boolean(),
  /**
   * Where it is suspended: since when, and who ended it, null where they are not known; missing where the audit log has
   * no more of it.
   */
  ended: z.object({ at: Instant, by: z.string().nullable() }).optional(),
  /** The employee that this member is, where they were invited as one. */
  employeeId: Id.nullable(),
  /** The address of their picture in the list of members, where they have one; good until within a day. */
  photoUrl: z.string().optional(),
})
export type Member = z.infer<typeof Member>

export const Admin = z.object({
  userId: Id,
  /** What they call themselves. */
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'admin']),
  addedAt: Instant,
})

/** A member who is recorded with the job title owner and is an employee here: what migrateOwnersFromEmployees would change. */
export const RecordedOwner = z.object({ userId: Id, name: z.string(), email: z.string() })
export type RecordedOwner = z.infer<typeof RecordedOwner>

/** The roles that can be given; ownership is given by transferring it. */
export const AssignableRole = z.enum(['admin', 'employee'], { error: messages.roleToGive })

const OfMember = z.object({ userId: Id })

/** What somebody leaves to other owners and admins about their own report follows from who these are. */
const deciding = ['listReports', 'getReport', 'listDeletedReports'] as const

export const members = {
  listMembers: call('listMembers', {
    method: 'GET',
    database: 'query',
    summary: 'Everybody with a membership, removed ones too, by name.',
    may: 'admin:view',
    scope: 'organization:read',
    in: Page,
    out: z.object({ members: z.array(Member), next: NextCursor }),
  }),
  listAdmins: call('listAdmins', {
    method: 'GET',
    database: 'query',
    summary: 'The owner and the admins, in the order in which they became so.',
    may: 'admin:view',
    scope: 'organization:read',
    in: Page,
    out: z.object({ admins: z.array(Admin), next: NextCursor }),
  }),
  changeMemberRole: call('changeMemberRole', {
    method: 'POST',
    database: { update: 'userId' },
    summary: 'Makes a member an admin or an employee, with the permissions of that role.',
    may: 'member',
    scope: 'never',
    in: OfMember.extend({ role: AssignableRole }),
    out: z.object({ member: Member }),
    touches: ['listMembers', 'listAdmins', 'listRecordedOwners', ...deciding],
  }),
  changeMemberPermissions: call('changeMemberPermissions', {
    method: 'POST',
    database: { update: 'userId' },
    summary: 'Gives a member an explicit list of permissions; null gives back those of the role.',
    may: 'member',
    scope: 'never',
    in: OfMember.extend({ permissions: PermissionList.nullable() }),
    out: z.object({ member: Member }),
    touches: ['listMembers', ...deciding],
  }),
  removeMember: call('removeMember', {
    method: 'POST',
    database: { delete: 'userId' },
    summary: 'Suspends a membership; what the person answered stays.',
    may: 'member',
    scope: 'never',
    in: OfMember,
    out: z.object({}),
    touches: [
      'getEmployees',
      'listInvitations',
      'listMembers',
      'listAdmins',
      'listRecordedOwners',
      ...deciding,
    ],
  }),
  restoreMember: call('restoreMember', {
    method: 'POST',
    database: { update: 'userId' },
    summary: 'Lets a removed member in again, as an employee; not one who left.',
    may: 'employee:invite',
    scope: 'never',
    in: OfMember,
    out: z.object({ member: Member }),
    touches: ['getEmployees', 'listInvitations', 'listMembers', 'listRecordedOwners', ...deciding],
  }),
  removeAdmin: call('removeAdmin', {
    method: 'POST',
    database: { delete: 'userId' },
    summary: 'Takes somebody off the admins list: they stay as an employee.',
    may: 'member',
    scope: 'never',
    in: OfMember,
    out: z.object({}),
    touches: ['listMembers', 'listAdmins', 'listRecordedOwners', ...deciding],
  }),
  transferOwnership: call('transferOwnership', {
    method: 'POST',
    database: { update: 'userId' },
    summary: 'Makes an active member the owner; who owned the organization stays as an admin.',
    may: 'member',
    scope: 'never',
    in: OfMember,
    out: z.object({}),
    touches: ['listMembers', 'listAdmins', 'getUserOrganizations', 'getOrgData', ...deciding],
  }),
  leaveOrganization: call('leaveOrganization', {
    method: 'POST',
    database: { delete: 'orgId' },
    summary: 'Ends the caller’s own membership.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ orgId: Id }),
    out: z.object({}),
    touches: ['getUserOrganizations'],
  }),
  deleteOrganization: call('deleteOrganization', {
    method: 'POST',
    database: { delete: '@organization' },
    summary: 'Deletes the organization and all that it holds; its name has to be typed.',
    may: 'org:delete',
    scope: 'never',
    in: z.object({ name: z.string({ error: messages.organizationNameDiffers }) }),
    out: z.object({}),
    touches: ['getUserOrganizations'],
  }),
  listRecordedOwners: call('listRecordedOwners', {
    method: 'GET',
    database: 'query',
    summary: 'Whom migrateOwnersFromEmployees would make admins: how many, and the first of them by name.',
    may: 'admin:manage',
    scope: 'never',
    in: Nothing,
    out: z.object({
      count: z.number().int(),
      people: z.array(RecordedOwner).max(limits.recordedOwnersShown),
    }),
  }),
  migrateOwnersFromEmployees: call('migrateOwnersFromEmployees', {
    method: 'POST',
    database: 'batch',
    summary: 'Employees recorded with the role owner become admins; run twice it changes nothing.',
    may: 'admin:manage',
    scope: 'never',
    in: Nothing,
    out: z.object({ migrated: z.number().int() }),
    touches: ['listMembers', 'listAdmins', 'listRecordedOwners', ...deciding],
  }),
}
