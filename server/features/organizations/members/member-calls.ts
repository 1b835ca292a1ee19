import { members as calls } from '../../../../contract/calls/members.ts'
import { messages } from '../../../../contract/http/failures.ts'
import type { Role } from '../../../../contract/rights/permissions.ts'
import { enterOrganization } from '../../../core/database/enter-organization.ts'
import { notFound, ruleViolation } from '../../../core/http/failures.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import { serveMember, serveSignedIn, type Endpoint } from '../../../core/http/serve.ts'
import {
  changeMemberPermissions,
  changeMemberRole,
  leaveOrganization,
  removeAdmin,
  removeMember,
  restoreMember,
} from './change-membership.ts'
import { listAdmins, listMembers, readMember } from './list-members.ts'
import { isActiveMember } from './memberships.ts'
import { deleteOrganization, transferOwnership } from '../ownership/ownership.ts'
import { listRecordedOwners, migrateOwnersFromEmployees } from './migrate-recorded-owners.ts'

/** Members, roles and permissions (specification point 6). Who may is a matter of roles here, said in its sentences. */
const forRoles = (roles: readonly Role[], others: string) => ({
  /** Said before anything else, and looked at once more when it is done (`lockedMembers`). */
  requires: ({ member }: MemberIdentity) => {
    if (!roles.includes(member.role)) throw ruleViolation(others)
  },
})
const forOwners = (others: string) => forRoles(['owner'], others)

export const memberCalls: readonly Endpoint[] = [
  serveMember(calls.listMembers, (window, context) => listMembers(context, window)),

  serveMember(calls.listAdmins, (window, context) => listAdmins(context, window)),

  serveMember(
    calls.changeMemberRole,
    async (change, context) => {
      await changeMemberRole(context, change)
      return { member: await readMember(context, change.userId) }
    },
    forOwners(messages.onlyOwnersChangeRoles),
  ),

  serveMember(
    calls.changeMemberPermissions,
    async (change, context) => {
      await changeMemberPermissions(context, change)
      return { member: await readMember(context, change.userId) }
    },
    forOwners(messages.onlyOwnersChangePermissions),
  ),

  serveMember(
    calls.removeMember,
    async ({ userId }, context) => {
      await removeMember(context, userId)
      return {}
    },
    forRoles(['owner', 'admin'], messages.onlyAdminsRemoveMembers),
  ),

  serveMember(calls.restoreMember, async ({ userId }, context) => {
    await restoreMember(context, userId)
    return { member: await readMember(context, userId) }
  }),

  serveMember(
    calls.removeAdmin,
    async ({ userId }, context) => {
      await removeAdmin(context, userId)
      return {}
    },
    forOwners(messages.onlyOwnersChangeRoles),
  ),

  serveMember(
    calls.transferOwnership,
    async ({ userId }, context) => {
      await transferOwnership(context, userId)
      return {}
    },
    forOwners(messages.onlyOwnersTransfer),
  ),

  // Of any member, whatever an explicit list leaves them.
  serveSignedIn(calls.leaveOrganization, async ({ orgId }, context) => {
    if (!(await isActiveMember(context.tx, orgId, context.user.id))) throw notFound('Membership', orgId)
    await enterOrganization(context.tx, orgId)
    await leaveOrganization({ ...context, org: { id: orgId } })
    return {}
  }),

  serveMember(
    calls.deleteOrganization,
    async (input, context) => {
      await deleteOrganization(context, input)
      return {}
    },
    { isAlone: true },
  ),

  serveMember(calls.listRecordedOwners, (_input, context) => listRecordedOwners(context)),

  serveMember(calls.migrateOwnersFromEmployees, async (_input, context) => ({
    migrated: await migrateOwnersFromEmployees(context),
  })),
]
