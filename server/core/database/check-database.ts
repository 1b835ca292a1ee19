import type postgres from 'postgres'

type Found = {
  version: string
  name: string
  user: string
  database: string
  schema: string | null
  makesSchemas: boolean
  makesTables: boolean
  makesRoles: boolean
  opensSchema: boolean
  hasSchema: boolean
  hasRole: boolean
}

/**
 * Checks that the migrations can run on the database as its user, and that row-level security will apply to the
 * handlers.
 * @throws Error with one sentence that says what is missing, and every statement that fixes it.
 */
export async function checkDatabase(client: postgres.Sql): Promise<void> {
  const [found] = await client<Found[]>`
    select current_setting('server_version_num') as version, current_setting('server_version') as name,
      current_user as user, current_database() as database, current_schema() as schema,
      has_database_privilege(current_database(), 'create') as "makesSchemas",
      to_regnamespace('public') is not null as "hasSchema",
      coalesce(has_schema_privilege(to_regnamespace('public'), 'create')
        and has_schema_privilege(to_regnamespace('public'), 'usage'), false) as "makesTables",
      (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as "makesRoles",
      coalesce(has_schema_privilege(to_regnamespace('public'), 'usage with grant option')
        or has_schema_privilege('public', to_regnamespace('public'), 'usage'), false) as "opensSchema",
      exists (select from pg_roles where rolname = 'muster_handler') as "hasRole"`
  if (!found) throw new Error('The database did not say which version it is.')
  const { user, database, schema, hasRole } = found
  if (Number(found.version) < 150_000)
    throw new Error(
      `Muster needs PostgreSQL 15 or newer, and DATABASE_URL names a PostgreSQL ${found.name}: upgrade it, or name another.`,
    )
  const to = quoted(user)
  const mends = [
    !found.makesSchemas && `GRANT CREATE ON DATABASE ${quoted(database)} TO ${to};`,
    !found.hasSchema && 'CREATE SCHEMA public;',
    !found.makesTables && `GRANT USAGE, CREATE ON SCHEMA public TO ${to};`,
    !hasRole && !found.makesRoles && 'CREATE ROLE muster_handler NOLOGIN;',
    !(hasRole ? await mayBecomeHandler(client) : found.makesRoles) && `GRANT muster_handler TO ${to};`,
    !found.opensSchema &&
      !(hasRole && (await mayHandlerUse(client))) &&
      'GRANT USAGE ON SCHEMA public TO muster_handler;',
  ].filter((statement) => statement !== false)
  if (mends.length === 0) {
    if (schema === 'public') return
    throw new Error(
      `Muster keeps its tables in the schema public, and the search_path of the user "${user}" of DATABASE_URL ${schema === null ? 'leaves it out' : `begins with ${quoted(schema)}`}: leave search_path out of DATABASE_URL, or run as an administrator: ALTER ROLE ${to} IN DATABASE ${quoted(database)} SET search_path TO public;`,
    )
  }
  throw new Error(
    `The user "${user}" of DATABASE_URL lacks rights that Muster needs to make its tables and the role that row-level security binds: run as an administrator, in the database "${database}": ${mends.join(' ')}`,
  )
}

/** Whether the user may run as the role of the handlers, or may give itself that right, as the migration does. */
async function mayBecomeHandler(client: postgres.Sql): Promise<boolean> {
  // Before PostgreSQL 16 a user who may create roles may grant each of them, and 'set' is not known.
  const [found] = await client<{ may: boolean }[]>`
    select case when current_setting('server_version_num')::int < 160000
      then pg_has_role('muster_handler', 'member') or (select rolcreaterole from pg_roles where rolname = current_user)
      else pg_has_role('muster_handler', 'set') or pg_has_role('muster_handler', 'member with admin option') end as may`
  return found?.may ?? false
}

async function mayHandlerUse(client: postgres.Sql): Promise<boolean> {
  const [found] = await client<{ may: boolean }[]>`
    select coalesce(has_schema_privilege('muster_handler', to_regnamespace('public'), 'usage'), false) as may`
  return found?.may ?? false
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
