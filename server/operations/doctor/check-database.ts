import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { packagedFolder, probe } from '../../core/embedded-postgres/binaries.ts'
import { NamelessUser, namelessUser } from '../../core/embedded-postgres/cluster.ts'
import { userFor } from '../../core/embedded-postgres/run-as-user.ts'
import { isClusterLocked } from '../../core/embedded-postgres/running-cluster.ts'
import type { Environment } from '../../core/config/environment.ts'
import { databaseOpeningMessage } from '../../core/config/startup-errors.ts'
import { newerSchemaMessage, lastMigration } from '../../core/database/migration-version.ts'
import { checkDatabase } from '../../core/database/check-database.ts'
import { readMigrations } from '../migrations.ts'
import { type SingleConnection, openSingleConnection } from '../single-connection.ts'
import { clusterFolder, hasCluster, isClusterUnreadable, connectToDatabase } from '../connect-to-database.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'
import { clockSkewFinding } from './check-clock.ts'
import { isDataDirBlocked } from './check-data-folder.ts'
import { checkLoginRoles } from './check-login-roles.ts'
import { checkNewSenders } from './check-new-senders.ts'
import { checkPendingMail } from './check-pending-mail.ts'
import { checkWebhooks } from './check-webhooks.ts'

type Given = Pick<Environment, 'databaseUrl' | 'dataDir' | 'postgresBinDir' | 'newSenderMailsPerDay'>

/** The database, where it can be reached without starting one; the embedded one that rests is looked at from outside. */
export const checkDatabaseState = async (environment: Given): Promise<Finding[]> => {
  try {
    const { databaseUrl } = environment
    // Of the folder that should hold it that was said already.
    if (databaseUrl === undefined && isDataDirBlocked(environment)) return []
    if (
      databaseUrl === undefined &&
      !(hasCluster(environment) && (await isClusterLocked(clusterFolder(environment))))
    )
      return await lookAtResting(environment)
    return await lookInside(environment)
  } catch (error) {
    return [wrong('Database', databaseOpeningMessage(error, environment))]
  }
}

const lookInside = async (environment: Given): Promise<Finding[]> => {
  const reached = await connectToDatabase(environment)
  const connection = openSingleConnection(reached.connect)
  try {
    await connection.query("set default_transaction_read_only = on; set statement_timeout = '10s'")
    await checkDatabase(connection.client)
    const [server] = await connection.query<{ version: string; user: string; name: string }>(
      "select current_setting('server_version') as version, current_user as user, current_database() as name",
    )
    const what =
      reached.engine === 'embedded'
        ? `the embedded PostgreSQL ${server?.version} runs and answers`
        : `PostgreSQL ${server?.version} answers; "${server?.user}" may do all that Muster needs in "${server?.name}"`
    return [
      ok('Database', what),
      migrationFinding(await lastMigration(connection)),
      ...(await checkLoginRoles(connection.client, reached)),
      ...(await checkWebhooks(connection)),
      ...(await checkPendingMail(connection)),
      ...(await checkNewSenders(connection, environment.newSenderMailsPerDay)),
      ...(reached.engine === 'hosted' ? [await compareClocks(connection)] : []),
    ]
  } finally {
    await connection.close()
    await reached.close()
  }
}

/** How far the database is, seen from the migrations of this Muster. */
export const migrationFinding = (last: { at: number } | undefined): Finding => {
  const known = readMigrations()
  if (last === undefined) return ok('Migrations', `none yet: the first start makes ${known.length}`)
  const toCome = known.filter(({ folderMillis }) => folderMillis > last.at)
  const newest = known.at(-1)
  if (newest === undefined || last.at > newest.folderMillis) return wrong('Migrations', newerSchemaMessage)
  if (toCome.length === 0) return ok('Migrations', `all ${known.length} are applied`)
  return warning(
    'Migrations',
    `${toCome.length} of ${known.length} are to come with the next start, the first ${toCome[0]?.name}: take a backup before.`,
  )
}

const compareClocks = async ({ query }: SingleConnection): Promise<Finding> => {
  const asked = Date.now()
  const [theirs] = await query<{ at: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::text as at',
  )
  return clockSkewFinding('the database', Number(theirs?.at) - (asked + Date.now()) / 2)
}

const lookAtResting = async (environment: Given): Promise<Finding[]> => {
  if (process.platform === 'win32')
    throw new Error(
      'Muster does not bring a PostgreSQL for Windows: set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  const folder = clusterFolder(environment)
  if (isClusterUnreadable(environment))
    return [
      wrong(
        'Database',
        `${folder} is for another user to read, so it was not looked at: run the doctor as the user that runs Muster.`,
      ),
    ]
  const user = userFor(folder)
  const programs = environment.postgresBinDir ?? path.join(packagedFolder(), 'native', 'bin')
  const probed = await probe(programs, user)
  if (!('major' in probed)) {
    if (environment.postgresBinDir === undefined && probed.mayHelpToCopy)
      return [
        ok('Database', `the programs of PostgreSQL will be copied at the next start (${probed.problem})`),
      ]
    return [
      wrong(
        'Database',
        `the programs of PostgreSQL in ${programs} do not run (${probed.problem}): set DATABASE_URL, or POSTGRES_BIN_DIR to programs that do.`,
      ),
    ]
  }
  const runs = `the programs of PostgreSQL ${probed.major} run`
  const nameless = user === undefined ? namelessUser() : undefined
  if (!hasCluster(environment) && !existsSync(folder) && nameless !== undefined)
    return [wrong('Database', new NamelessUser(nameless).message)]
  if (!hasCluster(environment))
    return existsSync(folder)
      ? [
          wrong(
            'Database',
            `${folder} is not a database and is in its way: move it, or set another DATA_DIR.`,
          ),
        ]
      : [ok('Database', `${runs}; the first start makes the database in ${folder}`)]
  const made = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  const us = user?.uid ?? process.getuid?.()
  const owner = statSync(folder).uid
  if (made !== String(probed.major))
    return [
      wrong(
        'Database',
        `${folder} was made by PostgreSQL ${made}, and ${runs}: set POSTGRES_BIN_DIR to the programs of PostgreSQL ${made}.`,
      ),
    ]
  if (us !== undefined && owner !== us)
    return [
      wrong(
        'Database',
        `${folder} belongs to user ${owner}, and Muster would use it as ${us}: start Muster as that user.`,
      ),
    ]
  return [ok('Database', `${runs}; the database in ${folder} is not running, and was not looked into`)]
}
