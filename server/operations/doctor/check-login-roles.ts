import type postgres from 'postgres'
import { loginsOf, loginStatements, tryLogins } from '../../core/database/login-roles.ts'
import type { OperatorDatabase } from '../connect-to-database.ts'
import { type Finding, ok, warning } from './finding.ts'

/**
 * Whether the server works as users that row-level security applies to; before its first start there is nothing to
 * report.
 */
export const checkLoginRoles = async (
  owner: postgres.Sql,
  { connect }: OperatorDatabase,
): Promise<Finding[]> => {
  const [found] = await owner<{ isBegun: boolean; user: string; makesRoles: boolean }[]>`
    select to_regclass('public.users') is not null as "isBegun", current_user as user,
      (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as "makesRoles"`
  if (!found?.isBegun) return []
  const logins = await loginsOf(owner)
  const tried = await tryLogins(connect, logins)
  if ('logins' in tried) {
    const { tenant, system } = logins
    return [ok('Logins', `the server works as ${tenant.user} and ${system.user}, which own nothing`)]
  }
  const asOwner = `the server works as "${found.user}", the owner of the tables, whom row-level security does not bind by itself (${tried.problem}):`
  return [
    warning(
      'Logins',
      found.makesRoles
        ? `${asOwner} start it once with this Muster, and let ${logins.tenant.user} and ${logins.system.user} in where pg_hba.conf or a pooler names users.`
        : `${asOwner} let an administrator run the following, then start it again: ${(await loginStatements(owner, logins)).join(' ')}`,
    ),
  ]
}
