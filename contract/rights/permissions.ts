/** The 3 roles and 19 permissions (specification point 6). */

export const permissions = [
  'employee:view',
  'employee:invite',
  'employee:edit',
  'employee:delete',
  'report:view',
  'report:generate',
  'report:delete',
  'submission:view',
  'submission:edit',
  'org:view',
  'org:settings',
  'org:billing',
  'org:delete',
  'admin:view',
  'admin:manage',
  'chat:use',
  'chat:history',
  'onboarding:edit',
  'onboarding:view',
] as const

export type Permission = (typeof permissions)[number]

export const roles = ['owner', 'admin', 'employee'] as const
export type Role = (typeof roles)[number]

/** What a role holds where no explicit list overrides it. */
export const rolePermissions: Record<Role, readonly (Permission | 'all')[]> = {
  owner: ['all'],
  admin: [
    'employee:view',
    'employee:invite',
    'employee:edit',
    'report:view',
    'report:generate',
    'submission:view',
    'org:view',
    'org:settings',
    'admin:view',
    'chat:use',
    'chat:history',
    'onboarding:edit',
    'onboarding:view',
  ],
  employee: ['employee:view', 'report:view', 'org:view', 'chat:use', 'onboarding:view'],
}

/** `permissions`: an explicit list that replaces the role's defaults; null where there is none. */
export type Holder = { role: Role; permissions: readonly string[] | null }

/** What a member holds: the explicit list, else the role's defaults; an owner holds 'all' always. */
export const effectivePermissions = (holder: Holder): readonly string[] =>
  holder.role === 'owner' ? rolePermissions.owner : (holder.permissions ?? rolePermissions[holder.role])

/**
 * What a permission brings along: who makes or deletes reports reads them (docs/decisions/0068). All else opens its own
 * calls alone.
 */
const brought: Partial<Record<Permission, readonly Permission[]>> = {
  'report:generate': ['report:view'],
  'report:delete': ['report:view'],
}

/** What the permissions of a list bring along that are not in it themselves. */
export const impliedPermissions = (list: readonly string[]): Permission[] =>
  permissions.filter(
    (one) =>
      !list.includes(one) &&
      permissions.some((permission) => list.includes(permission) && brought[permission]?.includes(one)),
  )

/**
 * The permission check passes (specification point 6) for the owner, for 'all', for the permission itself, and for one
 * that brings it.
 */
export const can = (holder: Holder, permission: Permission): boolean => {
  const held = effectivePermissions(holder)
  return held.includes('all') || held.includes(permission) || impliedPermissions(held).includes(permission)
}

/** Whether a member makes, reviews, releases and withdraws reports (docs/decisions/0039). */
export const canDecide = (holder: Holder): boolean => can(holder, 'report:generate')

/**
 * Whether report:view shows a member every report, including drafts: owners and admins, and members who make or delete
 * reports, since both need to read them (docs/decisions/0068).
 */
export const seesEveryReport = (holder: Holder): boolean =>
  holder.role !== 'employee' || canDecide(holder) || can(holder, 'report:delete')

/** The roles that hold a permission by default, for sentences that say who may do a thing. */
export const rolesWithPermission = (permission: Permission): Role[] =>
  roles.filter((role) => can({ role, permissions: null }, permission))
