import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, inject } from 'vitest'
import type { z } from 'zod'
import type { Access, Call } from '../../../contract/http/call.ts'
import type { Caller } from '../../testing/app.ts'
import { buildApp } from '../../app.ts'
import { connectTo } from '../../core/database/database-url.ts'
import { type Environment, readEnvironment } from '../../core/config/environment.ts'
import { silentLog } from '../../core/observability/log.ts'
import { openHost } from '../../open-host.ts'
import { withDatabase } from '../../testing/postgres-cluster.ts'
import { createTestDatabase, dropTestDatabase } from '../../testing/database.ts'
import { type OperatorDatabase, connectToDatabase } from '../connect-to-database.ts'

/** The settings of a server on this machine. */
export const environmentOf = (settings: Record<string, string>): Environment =>
  readEnvironment({ PUBLIC_URL: 'http://localhost:3000', RATE_LIMIT: 'off', DATABASE_POOL: '4', ...settings })

/** Places that a backup goes to, for a test file: databases, data folders and files, gone at its end. */
export const backupTargets = () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'muster-backup-'))
  const databases: string[] = []
  let made = 0
  afterAll(async () => {
    for (const name of databases) await dropTestDatabase(name)
    rmSync(scratch, { recursive: true, force: true })
  })

  const freshFolder = () => path.join(scratch, `data${(made += 1)}`)

  return {
    scratch,
    freshFile: () => path.join(scratch, `backup${(made += 1)}.zip`),
    /** Settings with an empty database of the cluster of this run. */
    hosted: async (template = 'template0'): Promise<Environment> => {
      const name = `muster_backup_${randomBytes(5).toString('hex')}`
      await createTestDatabase(name, template)
      databases.push(name)
      return environmentOf({
        DATABASE_URL: withDatabase(inject('clusterUrl'), name),
        DATA_DIR: freshFolder(),
      })
    },
    /** Settings with an embedded database that is not made yet. */
    embedded: (): Environment => environmentOf({ DATA_DIR: freshFolder() }),
  }
}

/** A query on a database that no server is open on. */
export const queryDatabase = async (
  environment: Environment,
  text: string,
): Promise<Record<string, unknown>[]> => {
  const reached = await connectToDatabase(environment)
  try {
    return await askReached(reached, text)
  } finally {
    await reached.close()
  }
}

const askReached = async (
  { connect }: OperatorDatabase,
  text: string,
): Promise<Record<string, unknown>[]> => {
  const client = connect({ max: 1 })
  try {
    return [...(await client.unsafe(text))]
  } finally {
    await client.end()
  }
}

/** Rights but those of the system's own user, who is called otherwise in each database. */
const withoutSystem = (rights: string): string =>
  `(select string_agg(one::text, ',' order by one::text) from unnest(${rights}) one where one::text not like 'muster\\_system\\_%')`

/** Everything that the tables of a database are, as the server itself has it. */
export const readSchemaShape = (environment: Environment) =>
  queryDatabase(
    environment,
    `select 'column' as kind, table_schema || '.' || table_name as of, concat_ws(' ', column_name, data_type, is_nullable, column_default, generation_expression, is_identity) as what
       from information_schema.columns where table_schema in ('public', 'drizzle', 'pgboss')
     union all select 'constraint', conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
       from pg_constraint where connamespace::regnamespace::text in ('public', 'drizzle', 'pgboss')
     union all select 'index', tablename, indexdef from pg_indexes where schemaname in ('public', 'drizzle', 'pgboss')
     union all select 'policy', tablename, concat_ws(' ', policyname, roles::text, cmd, qual, with_check) from pg_policies where policyname not like 'muster\\_system\\_%'
     union all select 'table', c.oid::regclass::text, concat_ws(' ', c.relkind, c.relrowsecurity, ${withoutSystem("coalesce(c.relacl, acldefault('r', c.relowner))")}) from pg_class c
       where c.relnamespace::regnamespace::text in ('public', 'drizzle', 'pgboss') and c.relkind in ('r', 'p')
     union all select 'function', p.proname, pg_get_functiondef(p.oid) || ${withoutSystem("coalesce(p.proacl, acldefault('f', p.proowner))")} from pg_proc p
       where p.pronamespace::regnamespace::text in ('public', 'pgboss')
     order by 1, 2, 3`,
  )

/** How a database of the cluster of this run is reached, as the tools do. */
export const operatorDatabaseAt = (url: string): OperatorDatabase => ({
  engine: 'hosted',
  isRunning: false,
  connect: connectTo(url, { onnotice: () => {} }),
  close: async () => {},
})

/** A server as those see it who make calls that must succeed. */
export type Server = {
  ok: <I extends z.ZodType, O extends z.ZodType>(
    to: Call<Access, I, O>,
    input: z.input<I>,
    caller: Caller,
  ) => Promise<z.output<O>>
}

/** Opens a server on a database, works with it, and closes it. */
export const withServer = async <Result>(
  environment: Environment,
  now: Date,
  work: (server: Server) => Promise<Result>,
): Promise<Result> => {
  const { host, close } = await openHost({ environment, log: silentLog, clock: () => now })
  const app = await buildApp(host)
  try {
    return await work({
      ok: async (to, input, { token, orgId }) => {
        const query = Object.entries(Object(input)).map(([key, value]) => [key, String(value)])
        const { statusCode, body } = await app.inject({
          method: to.method,
          url: `/api/${to.name}`,
          headers: { authorization: `Bearer ${token}`, 'organization-id': orgId },
          ...(to.method === 'GET' ? { query: Object.fromEntries(query) } : { payload: Object(input) }),
        })
        if (statusCode !== 200) throw new Error(`${to.name} answered ${statusCode}: ${body}`)
        return to.out.parse(JSON.parse(body))
      },
    })
  } finally {
    await app.close()
    await close()
  }
}
