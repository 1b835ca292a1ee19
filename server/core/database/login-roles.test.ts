import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Tx } from './database.ts'
import { asSystem, inTransaction, inUnscopedTransaction, sqlState } from './transaction.ts'

const database = testDatabase()
const db = () => database.current.db

let owner: string
let system: string
beforeAll(async () => {
  const [found] = await database.current.sql<{ owner: string; system: string }[]>`
    select current_user as owner, 'muster_system_' || oid as system from pg_database where datname = current_database()`
  owner = found?.owner ?? ''
  system = found?.system ?? ''
  await database.current.sql.unsafe(`
    insert into server_secrets (name, value) values ('of the test', 'x');
    insert into users (id, email, display_name, created_at, updated_at) values ('u', 'u@example.test', 'U', now(), now());
    insert into organizations (id, name, company_name, owner_id, created_at, updated_at, settings, onboarding_data, onboarding_updated_at)
      values ('red', 'Red', 'Red', 'u', now(), now(), '{}', '{}', now());
    insert into memberships (org_id, user_id, role, joined_at, status) values ('red', 'u', 'owner', now(), 'active')`)
})

const asTenant = <Result>(work: (tx: Tx) => Promise<Result>) => inUnscopedTransaction(db(), work)
const asHandler = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(db(), { orgId: 'blue' }, work)
const ofSystem = <Result>(work: (tx: Tx) => Promise<Result>) => asSystem(db(), work)

const everybody = { asTenant, asHandler, ofSystem }

/** The state that PostgreSQL refuses with, whatever the connection did before in the same transaction. */
const refusal = async (run: typeof asTenant, ...statements: string[]): Promise<string | undefined> => {
  const failure: unknown = await run(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  }).catch((error: unknown) => error)
  return sqlState(failure)?.code
}

const denied = '42501'

describe.each(Object.entries(everybody))('what the server logs in with (%s)', (_name, run) => {
  test('is no superuser, bypasses nothing, owns nothing and makes no roles', async () => {
    const [found] = await run((tx) =>
      tx.execute(sql`
        select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
          (select count(*)::int from pg_class c where pg_has_role(session_user, c.relowner, 'member')) as owned,
          pg_has_role(session_user, ${owner}, 'member') as "isOwner",
          row_security_active('employees') as "isBound"
        from pg_roles where rolname = session_user`),
    )
    expect(found).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      owned: 0,
      isOwner: false,
      isBound: true,
    })
  })

  test.each([
    'alter table employees disable row level security',
    'drop policy own_organization on employees',
    'create policy all_of_it on employees using (true)',
    'drop table employees',
    'truncate employees',
    'create table public.another (id int)',
    'create or replace function app_org() returns text language sql as $$ select $$',
    'create role another superuser',
    'select * from pg_authid',
    "copy users to program 'cat'",
    "copy users to '/tmp/users'",
    "select pg_read_file('/etc/passwd')",
    'select * from drizzle.__drizzle_migrations',
  ])('may not: %s', async (statement) => {
    expect(await refusal(run, statement)).toBe(denied)
    expect(await refusal(run, 'reset role', statement)).toBe(denied)
  })

  test('cannot become the owner', async () => {
    expect(await refusal(run, `set role ${owner}`)).toBe(denied)
    expect(await refusal(run, 'reset role', `set role ${owner}`)).toBe(denied)
    expect(await refusal(run, `set session authorization ${owner}`)).toBe(denied)
  })
})

describe('a statement smuggled into a call', () => {
  test('cannot become the system', async () => {
    expect(await refusal(asHandler, `set role ${system}`)).toBe(denied)
    expect(await refusal(asHandler, 'reset role', `set role ${system}`)).toBe(denied)
    expect(await refusal(asHandler, `select set_config('role', '${system}', true)`)).toBe(denied)
  })

  test('sees nothing outside of the role of handlers, and in it no row of another organization', async () => {
    for (const table of ['organizations', 'employees', 'server_secrets', 'pgboss.job'])
      expect(await refusal(asHandler, 'reset role', `select * from ${table}`), table).toBe(denied)
    expect(await refusal(asHandler, 'select * from server_secrets')).toBe(denied)
    expect(await asHandler((tx) => tx.execute(sql`select id from organizations`))).toEqual([])
    expect(await refusal(asHandler, 'set local row_security = off', 'select * from organizations')).toBe(
      denied,
    )
    const own = await inTransaction(db(), { orgId: 'red' }, (tx) =>
      tx.execute(sql`select id from organizations`),
    )
    expect(own).toEqual([{ id: 'red' }])
  })
})

test('the system sees every organization, and the next connection none of what it was', async () => {
  expect(await ofSystem((tx) => tx.execute(sql`select id from organizations`))).toEqual([{ id: 'red' }])
  const id = randomUUID()
  await ofSystem((tx) => tx.execute(sql`update organizations set company_name = ${id} where id = 'red'`))
  expect(await db().execute(sql`select company_name as name from organizations`)).toEqual([{ name: id }])
  expect(await refusal(ofSystem, 'set role muster_handler')).toBe(denied)
})
