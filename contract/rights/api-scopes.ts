import type { Holder, Permission } from './permissions.ts'
import { can } from './permissions.ts'

/** What an API key may be given to do: few scopes; each call names the ones that allow it. */
export const apiScopes = [
  'organization:read',
  'people:read',
  'people:edit',
  'people:invite',
  'answers:read',
  'reports:read',
  'reports:generate',
  'plan:read',
  'plan:edit',
  'audit:read',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** The scopes that allow a call, any one of which is enough; `never` where only a person may make it, signed in. */
export type CallScope = 'never' | ApiScope | readonly ApiScope[]

/** The scopes that allow a call as a list; empty where no key may make it. */
export const scopesOf = ({ scope }: { scope: CallScope }): readonly ApiScope[] => {
  if (scope === 'never') return []
  return typeof scope === 'string' ? [scope] : scope
}

/** In plain words, for the person who creates a key. */
export const scopeWords: Readonly<Record<ApiScope, string>> = {
  'organization:read': 'Read the organization: its settings, members and data protection facts',
  'people:read': 'Read the list of people',
  'people:edit': 'Add people and change their details',
  'people:invite': 'Invite people, remind them, and read and revoke invitations',
  'answers:read': 'Read everybody’s answers, with their names',
  'reports:read': 'Read reports of people and of the company, with names, and download them',
  'reports:generate': 'Generate reports, and check how they were made. A person still releases them',
  'plan:read': 'Read the action plan',
  'plan:edit': 'Read the action plan and write in it',
  'audit:read': 'Read the audit log',
}

/** The permissions that the calls of a scope need; the creator of a key with this scope must hold all of them. */
export const scopePermissions: Readonly<Record<ApiScope, readonly Permission[]>> = {
  'organization:read': ['org:view', 'admin:view'],
  'people:read': ['employee:view'],
  'people:edit': ['employee:edit'],
  'people:invite': ['employee:invite'],
  'answers:read': ['employee:view', 'submission:view', 'report:view'],
  'reports:read': ['employee:view', 'report:view'],
  'reports:generate': ['report:generate'],
  'plan:read': ['report:view'],
  'plan:edit': ['report:view', 'report:generate'],
  'audit:read': ['admin:view'],
}

/** Whether a member may give a scope to a key: nobody gives what they do not hold. */
export const canGrantScope = (holder: Holder, scope: ApiScope): boolean =>
  scopePermissions[scope].every((permission) => can(holder, permission))

/** Whether a member may make API keys and webhooks, so that keys they made work. */
export const canMakeKeys = (holder: Holder): boolean => can(holder, 'org:settings')

/**
 * What a key is, of the member who made it: what its scopes need and they hold at the moment, and nothing else. It is
 * never an owner, so that what is an owner's alone (making admins) stays a person's.
 */
export const restrictHolderToScopes = (maker: Holder, scopes: readonly ApiScope[]): Holder => {
  const needed = new Set(scopes.flatMap((scope) => scopePermissions[scope]))
  // A key that reads reports sees as many as its maker; which calls it opens, its scopes alone decide.
  const seeing: Permission[] = needed.has('report:view') ? ['report:generate', 'report:delete'] : []
  return {
    role: maker.role === 'owner' ? 'admin' : maker.role,
    permissions: [...needed, ...(maker.role === 'employee' ? seeing : [])].filter((permission) =>
      can(maker, permission),
    ),
  }
}
