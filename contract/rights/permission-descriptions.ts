import { can, permissions, rolePermissions, type Permission, type Role } from './permissions.ts'

/** What each permission (specification point 6) lets a member do, in plain words, by what it is about. */
export const permissionGroups: readonly { title: string; words: Partial<Record<Permission, string>> }[] = [
  {
    title: 'People',
    words: {
      'employee:view': 'See the people of the organization',
      'employee:invite': 'Invite people, remind them and let removed members in again',
      'employee:edit': 'Add people and change their details',
      'employee:delete': 'Remove people with their answers, bring them back, and erase them',
    },
  },
  {
    title: 'Answers',
    words: {
      'submission:view': 'Read everybody’s answers',
      'submission:edit': 'Open a submitted questionnaire again',
    },
  },
  {
    title: 'Reports',
    words: {
      'report:view': 'See reports, as the report visibility allows',
      'report:generate': 'Generate, edit and release reports, and see all of them',
      'report:delete': 'Delete reports, and see all of them',
    },
  },
  {
    title: 'Organization',
    words: {
      'org:view': 'See the organization',
      'org:settings': 'Change the organization’s settings',
      'org:billing': 'Manage the subscription',
      'org:delete': 'Delete the organization',
      'onboarding:view': 'See the onboarding',
      'onboarding:edit': 'Carry out the onboarding',
    },
  },
  {
    title: 'Members',
    words: {
      'admin:view': 'See members and the audit log',
      'admin:manage': 'Make recorded owners admins',
    },
  },
  {
    title: 'Chat',
    words: {
      'chat:use': 'Use the chat',
      'chat:history': 'Keep and read earlier conversations',
    },
  },
]

const inOrder = (held: (permission: Permission) => boolean): Permission[] =>
  permissionGroups
    .flatMap(({ words }) => Object.keys(words))
    .filter((permission): permission is Permission => permissions.some((one) => one === permission))
    .filter(held)

/** The permissions as a list of single ones; 'all' is every one there is. */
export const singlePermissions = (held: readonly string[]): Permission[] =>
  inOrder((permission) => held.includes('all') || held.includes(permission))

/** An earlier list as it can be given again. */
export const assignablePermissions = (held: readonly string[]): (Permission | 'all')[] =>
  held.includes('all') ? ['all'] : singlePermissions(held)

/** What a role holds by itself. */
export const defaultPermissions = (role: Role): Permission[] => singlePermissions(rolePermissions[role])

const labels = new Map<string, string>(permissionGroups.flatMap(({ words }) => Object.entries(words)))

/** A permission in plain words: "Use the chat". */
export const permissionLabel = (permission: Permission): string => labels.get(permission) ?? permission

/** A list of permissions before and after a change; null is what the role holds by itself. */
export type ListChange = { from: readonly string[] | null; to: readonly string[] | null }

/** What a member may do since their list was changed, and what they may no longer. */
export const permissionChange = (
  role: Role,
  { from, to }: ListChange,
): { added: Permission[]; taken: Permission[] } => {
  const before = inOrder((permission) => can({ role, permissions: from }, permission))
  const after = inOrder((permission) => can({ role, permissions: to }, permission))
  return {
    added: after.filter((permission) => !before.includes(permission)),
    taken: before.filter((permission) => !after.includes(permission)),
  }
}
