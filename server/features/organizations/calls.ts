import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { organizations as calls, OrganizationSettings } from '../../../contract/calls/organizations.ts'
import { users as userCalls } from '../../../contract/calls/users.ts'
import { effectivePermissions } from '../../../contract/rights/permissions.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { enterOrganization } from '../../core/database/enter-organization.ts'
import { notFound } from '../../core/http/failures.ts'
import { serveMember, serveSignedIn, type Endpoint } from '../../core/http/serve.ts'
import { requireActiveSession } from '../accounts/sessions/require-active-session.ts'
import { readSelf, serializeUser } from '../accounts/users.ts'
import { readLogoUrl, ownPhotoUrl } from '../images/image-urls.ts'
import { images } from '../../schema/images.ts'
import { languagesOfOwnInvitations } from './members/invitation-languages.ts'
import { changeOrganization, endOnboarding } from './update-organization.ts'
import { readOrganization } from './read-organization.ts'
import { dayOfJoining, lastJoinedFirst } from './members/memberships.ts'
import { memberships, organizations } from '../../schema/organizations.ts'

export const organizationCalls: readonly Endpoint[] = [
  serveSignedIn(calls.getUserOrganizations, async (_input, context) => {
    const { tx, user } = context
    const rows = await tx
      .select({ organization: organizations, membership: memberships, logoId: images.id })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.orgId))
      .leftJoin(images, eq(images.orgId, memberships.orgId))
      .where(and(eq(memberships.userId, user.id), eq(memberships.status, 'active')))
      .orderBy(...lastJoinedFirst)
    const invitedIn = await languagesOfOwnInvitations(context)
    return {
      ...(await ownPhotoUrl(context)),
      organizations: rows.map(({ organization, membership, logoId }) => ({
        ...readLogoUrl(context, organization.id, logoId),
        ...invitedIn(organization),
        orgId: organization.id,
        name: organization.name,
        companyName: organization.companyName,
        role: membership.role,
        permissions: [...effectivePermissions(membership)],
        joinedAt: dayOfJoining(membership).toISOString(),
        onboardingCompleted: organization.onboardingCompletedAt !== null,
        status: membership.status,
      })),
    }
  }),

  // Others are not told apart from those who do not exist.
  serveSignedIn(userCalls.getUserWithMemberships, async ({ userId }, context) => {
    const { tx, user } = context
    if (userId !== undefined && userId !== user.id) throw notFound('User', userId)
    const rows = await tx
      .select()
      .from(memberships)
      .where(and(eq(memberships.userId, user.id), eq(memberships.status, 'active')))
      .orderBy(...lastJoinedFirst)
    return {
      user: serializeUser(await readSelf(context)),
      memberships: rows.map((row) => ({
        orgId: row.orgId,
        userId: row.userId,
        role: row.role,
        permissions: [...effectivePermissions(row)],
        joinedAt: dayOfJoining(row).toISOString(),
        status: row.status,
      })),
    }
  }),

  // The creator does not become an employee: employees are expected to answer the questionnaire.
  serveSignedIn(calls.createOrganization, async ({ name }, context) => {
    const { tx, now, user, host } = context
    await requireActiveSession(context)
    const orgId = newId()
    await enterOrganization(tx, orgId)
    await tx.insert(organizations).values({
      id: orgId,
      name,
      companyName: name,
      ownerId: user.id,
      createdAt: now,
      updatedAt: now,
      settings: OrganizationSettings.parse({}),
      onboardingData: {},
      onboardingUpdatedAt: now,
    })
    await tx.insert(memberships).values({
      orgId,
      userId: user.id,
      role: 'owner',
      permissions: null,
      joinedAt: now,
      roleSince: now,
      status: 'active',
    })
    await audit(
      { tx, now, orgId, actorUserId: user.id },
      { action: 'organization.created', entity: 'organization', entityId: orgId },
    )
    return { orgId, requiresSubscription: host.payments !== undefined }
  }),

  serveMember(calls.getOrgData, async (_input, context) => ({
    org: await readOrganization(context),
  })),

  serveMember(calls.updateOrgData, async ({ data }, context) => {
    await changeOrganization(context, data)
    return { org: await readOrganization(context) }
  }),

  serveMember(calls.completeOnboarding, async ({ payload }, context) => {
    await endOnboarding(context, payload)
    return { org: await readOrganization(context) }
  }),
]
