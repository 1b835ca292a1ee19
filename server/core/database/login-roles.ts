import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import type postgres from 'postgres'
import type { Connect } from './connection-pool.ts'
import { sqlState } from './database-errors.ts'

/**
 * The two users that the server works as in its database. Neither owns a table, is a superuser or bypasses row-level
 * security, so that a statement smuggled into a call can reach neither what its owner nor what the other one may do:
 * `tenant` can become `muster_handler` and nothing else, `system` sees every organization's rows by policies of its own.
 */
export interface Logins {
  tenant: Login
  system: Login
}

interface Login {
  user: string
  pass: string
}

/** Logins that work, or why there are none. */
export type LoginsResult = { logins: Logins } | { problem: string }

/**
 * What they are called: roles belong to the whole PostgreSQL, so each database has its own pair. Their passwords follow from
 * the owner's, so that every node knows them and none is stored. An owner without one is let in by other means, and so are they.
 */
export async function loginsOf(owner: postgres.Sql): Promise<Logins> {
  const [found] = await owner<{ oid: string }[]>`
    select oid::text from pg_database where datname = current_database()`
  if (!found) throw new Error('The database did not say which one it is.')
  const ownPass = passwordIn(owner.options)
  const login = (kind: string): Login => {
    const user = `muster_${kind}_${found.oid}`
    const pass = ownPass && createHmac('sha256', ownPass).update(`login of ${user}`).digest('base64url')
    return { user, pass }
  }
  return { tenant: login('tenant'), system: login('system') }
}

/** postgres.js has it as text, whatever its type says. */
const passwordIn = ({ pass }: { pass: string | null }): string => pass ?? ''

/** How many connections the system has beside those of the calls. A job may need two at a time. */
export const systemPoolSize = (poolSize: number): number => Math.max(2, Math.ceil(poolSize / 2))

/** Opens clients to the same database as another user. */
export const connectAs =
  (connect: Connect, { user, pass }: Login): Connect =>
  (more) =>
    connect({ ...more, user, pass })

/**
 * Makes the logins and gives them their rights, as far as they lack them, and tries whether they let the server in.
 * `owner` must hold the schema lock.
 */
export async function makeLogins(owner: postgres.Sql, connect: Connect): Promise<LoginsResult> {
  const logins = await loginsOf(owner)
  try {
    await grantLogins(owner, logins)
    for (const login of [logins.tenant, logins.system]) {
      try {
        await refuseStrong(connect, login)
      } catch (error) {
        if (sqlState(error)?.code !== '28P01') throw error
        // The owner's password has changed since.
        await owner.unsafe(`alter role ${login.user} ${passwordClause(login)}`)
        await refuseStrong(connect, login)
      }
    }
    return { logins }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { problem: error.message }
  }
}

/** Runs what `lackingFor` names: nothing at most starts. */
export async function grantLogins(owner: postgres.Sql, logins: Logins): Promise<void> {
  const statements = await lackingFor(owner, logins)
  if (statements.length === 0) return
  await owner.begin(async (tx) => {
    for (const statement of statements) await tx.unsafe(statement)
  })
}

/** Tries the logins without changing anything. */
export async function tryLogins(connect: Connect, logins: Logins): Promise<LoginsResult> {
  try {
    await refuseStrong(connect, logins.tenant)
    await refuseStrong(connect, logins.system)
    return { logins }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { problem: error.message }
  }
}

/** The statements by which a user who may make roles makes both logins, for an owner who may not. */
export async function loginStatements(owner: postgres.Sql, logins: Logins): Promise<string[]> {
  const { tenant, system } = logins
  const made = await rolesOf(owner, logins)
  const roles = [tenant, system].map((login) =>
    made.has(login.user)
      ? `ALTER ROLE ${login.user} LOGIN NOINHERIT ${passwordClause(login)};`
      : `CREATE ROLE ${login.user} LOGIN NOINHERIT ${passwordClause(login)};`,
  )
  return [...roles, `GRANT muster_handler TO ${tenant.user};`]
}

class TooStrong extends Error {}

/** What PostgreSQL, or a pooler before it, says where it will not have these roles; all else fails the start. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof TooStrong) return true
  return error instanceof Error && /^(?:28|42501|42704|0A000|0L|08P01)/.test(sqlState(error)?.code ?? '')
}

/** Logs in, and refuses a login that an administrator gave more than the server may have. */
async function refuseStrong(connect: Connect, login: Login): Promise<void> {
  const client = connectAs(connect, login)({ max: 1 })
  try {
    const [found] = await client<{ isStrong: boolean }[]>`
      select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
        or exists (select from pg_class c where pg_has_role(r.oid, c.relowner, 'member')
          and c.relnamespace in (to_regnamespace('public'), to_regnamespace('pgboss'))) as "isStrong"
      from pg_roles r where rolname = current_user`
    if (found?.isStrong !== false)
      throw new TooStrong(`${login.user} may do more in the database than the server should`)
  } finally {
    await client.end({ timeout: 1 })
  }
}

async function lackingFor(owner: postgres.Sql, logins: Logins): Promise<string[]> {
  const { tenant, system } = logins
  const made = await rolesOf(owner, logins)
  const roles = [tenant, system]
    .filter(({ user }) => !made.has(user))
    .map((login) => `create role ${login.user} login noinherit ${passwordClause(login)}`)
  return [...roles, ...(await rightsLackingFor(owner, tenant.user, system.user))]
}

async function rolesOf(owner: postgres.Sql, { tenant, system }: Logins): Promise<Set<string>> {
  const made = await owner<{ name: string }[]>`
    select rolname as name from pg_roles where rolname in (${tenant.user}, ${system.user})`
  return new Set(made.map(({ name }) => name))
}

/** Asked of the catalog by oid, since a role that is not there yet has no rights and is no failure. */
async function rightsLackingFor(owner: postgres.Sql, tenant: string, system: string): Promise<string[]> {
  const found = await owner<{ statement: string }[]>`
    with logins as (
      select name, (select oid from pg_roles where rolname = name) as oid
      from (values (${tenant}::text), (${system}::text)) as given (name)),
    tenant as (select * from logins where name = ${tenant}::text),
    system as (select * from logins where name = ${system}::text),
    relations as (
      select c.oid, c.relkind, c.oid::regclass::text as name, nspname, relrowsecurity
      from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ('public', 'pgboss'))
    select 1 as step, 'grant muster_handler to ' || name as statement
      from tenant where not coalesce(pg_has_role(oid, 'muster_handler', 'member'), false)
    union all select 1, format('grant connect on database %I to %s', current_database(), name)
      from logins where not coalesce(has_database_privilege(oid, current_database(), 'connect'),
        has_database_privilege('public', current_database(), 'connect'))
    union all select 1, format('grant usage on schema %I to %s', nspname, s.name)
      from system s cross join pg_namespace n where nspname in ('public', 'pgboss')
        and not coalesce(has_schema_privilege(s.oid, n.oid, 'usage'), false)
    union all select 2, format('grant select, insert, update, delete on %s to %s', r.name, s.name)
      from system s cross join relations r where relkind in ('r', 'p', 'v') and not coalesce(
        has_table_privilege(s.oid, r.oid, 'select') and has_table_privilege(s.oid, r.oid, 'insert')
        and has_table_privilege(s.oid, r.oid, 'update') and has_table_privilege(s.oid, r.oid, 'delete'), false)
    union all select 2, format('grant usage on sequence %s to %s', r.name, s.name)
      from system s cross join relations r where case when relkind = 'S'
        then not coalesce(has_sequence_privilege(s.oid, r.oid, 'usage'), false) end
    union all select 2, format('grant execute on function %s to %s', p.oid::regprocedure, s.name)
      from system s cross join pg_proc p where pronamespace = to_regnamespace('public')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        and not coalesce(has_function_privilege(s.oid, p.oid, 'execute'), false)
    union all select 3, format('create policy %s on %s to %s using (true) with check (true)', s.name, r.name, s.name)
      from system s cross join relations r where nspname = 'public' and relrowsecurity
        and not exists (select from pg_policy where polrelid = r.oid and s.oid = any (polroles))
    order by step, statement`
  return found.map(({ statement }) => statement)
}

/** The password as PostgreSQL keeps it, so that it is in no log; none where the owner has none. */
function passwordClause({ pass }: Login): string {
  if (pass === '') return 'PASSWORD NULL'
  const salt = randomBytes(16)
  const iterations = 4096
  const salted = pbkdf2Sync(pass, salt, iterations, 32, 'sha256')
  const key = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(key('Client Key')).digest('base64')
  return `PASSWORD 'SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}'`
}
