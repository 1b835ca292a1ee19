import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { connectTo } from '../core/database/database-url.ts'
import { openDatabase } from '../core/database/database.ts'
import { openEmbeddedPostgres } from '../core/embedded-postgres/embedded-postgres.ts'
import { prepareJobs } from '../core/jobs/job-queue.ts'
import { silentLog } from '../core/observability/log.ts'
import { jobList } from '../job-list.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the maintenance database of the cluster of this run; `testDatabase` makes others beside it. */
    clusterUrl: string
    /** The database that every test's own is a copy of. */
    templateName: string
  }
}

/**
 * One PostgreSQL for the whole run: the one of TEST_DATABASE_URL (a superuser's address of a maintenance
 * database), or one that is thrown away, of the programs in POSTGRES_BIN_DIR or else of the embedded ones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const cluster = given ? { url: given, stop: async () => {} } : await throwAwayCluster()
  const templateName = `muster_template_${process.pid}`
  const maintenance = connectTo(cluster.url)({ max: 1, onnotice() {} })
  const dropTemplate = () => dropWithLogins(maintenance, templateName)
  try {
    if (given === undefined) {
      // It is thrown away at the end, so it need not wait for the disk nor be able to start again.
      await maintenance`alter system set fsync = off`
      await maintenance`alter system set full_page_writes = off`
      await maintenance`select pg_reload_conf()`
    }
    await dropTemplate()
    await maintenance`create database ${maintenance(templateName)}`
    const template = await openDatabase({
      server: withDatabase(cluster.url, templateName),
      poolSize: 1,
      log: silentLog,
    })
    // With the product's queues: to make their tables takes longer than to open all else that a server has.
    await prepareJobs(
      template,
      jobList(() => {
        throw new Error('No job runs in the template.')
      }),
    )
    await template.close()
  } catch (error) {
    await maintenance.end()
    await cluster.stop()
    throw error
  }
  project.provide('clusterUrl', cluster.url)
  project.provide('templateName', templateName)
  return async () => {
    await dropTemplate()
    await maintenance.end()
    await cluster.stop()
  }
}

async function throwAwayCluster() {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-cluster-'))
  // For PostgreSQL 15 under root, whose other user must be able to enter it.
  chmodSync(folder, 0o755)
  const binDir = process.env['POSTGRES_BIN_DIR']
  const server = await openEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    maxConnections: 400,
    log: silentLog,
    ...(binDir ? { binDir } : {}),
  })
  const { host, user } = server.connection
  return {
    // A socket's folder goes into an address as the host, escaped.
    url: `postgres://${user}@${encodeURIComponent(String(host))}/postgres`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Drops a database, and the roles that were made for it. */
export async function dropWithLogins(sql: postgres.Sql, name: string): Promise<void> {
  const logins = await sql<{ role: string }[]>`
    select rolname as role from pg_database
    join pg_roles on rolname in ('muster_tenant_' || pg_database.oid, 'muster_system_' || pg_database.oid)
    where datname = ${name}`
  await sql`drop database if exists ${sql(name)} with (force)`
  for (const { role } of logins) await sql`drop role ${sql(role)}`
}

/** The same server's other database. */
export function withDatabase(url: string, name: string): string {
  const [address = '', parameters] = url.split('?')
  const renamed = address.replace(/[^/]*$/, name)
  return parameters === undefined ? renamed : `${renamed}?${parameters}`
}
