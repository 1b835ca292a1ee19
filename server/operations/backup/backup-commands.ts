import path from 'node:path'
import { makeBackup } from './write-backup.ts'
import type { Manifest } from './manifest.ts'
import { clusterFolder, hasCluster, isClusterUnreadable, connectToDatabase } from '../connect-to-database.ts'
import { restoreBackup } from './restore-backup.ts'
import type { ToolContext } from '../run-tool.ts'

/** `npm run backup -- <file>`. */
export const backUp = async ({ environment, file, signal }: ToolContext): Promise<string[]> => {
  if (file === undefined) throw new Error('Name the file to write: npm run backup -- muster.zip')
  if (environment.databaseUrl === undefined && isClusterUnreadable(environment))
    throw new Error(
      `The database in ${clusterFolder(environment)} is for another user to read: run the backup as the user that runs Muster.`,
    )
  if (environment.databaseUrl === undefined && !hasCluster(environment))
    throw new Error(
      `There is nothing to back up: no Muster has been started with the data folder ${path.dirname(clusterFolder(environment))} yet. Set DATA_DIR or DATABASE_URL as the server has it.`,
    )
  const reached = await connectToDatabase(environment)
  try {
    const { manifest, size } = await makeBackup(reached, file, signal)
    return [
      `Backed up ${contentOf(manifest)} into ${file} (${sizeInWords(size)}).`,
      'It is as secret as the database, and not encrypted: whoever has it can read all of it.',
      ...notInIt(manifest),
      ...(environment.smtpUrl === undefined ? ['Mails kept as files in DATA_DIR/mail are not in it.'] : []),
    ]
  } finally {
    await reached.close()
  }
}

/** `npm run restore -- <file>`. */
export const restore = async ({ environment, file, signal }: ToolContext): Promise<string[]> => {
  if (file === undefined) throw new Error('Name the file to read: npm run restore -- muster.zip')
  const manifest = await restoreBackup(() => connectToDatabase(environment), file, signal)
  return [
    `Restored ${contentOf(manifest)}, as of ${manifest.madeAt}, into the ${environment.databaseUrl === undefined ? 'database in DATA_DIR' : 'PostgreSQL of DATABASE_URL'}.`,
    ...notInIt(manifest),
    'Start Muster with "npm start". A server that still runs on the old database must not: both would send the same mails.',
  ]
}

const contentOf = ({ tables }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables`
}

const notInIt = ({ picturesElsewhere }: Manifest): string[] =>
  picturesElsewhere === 0
    ? []
    : [`Pictures in the store of S3_ENDPOINT (${picturesElsewhere}) are not in it: keep that store.`]

/** How large a file is, in kB until it is a tenth of a MB. */
export const sizeInWords = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
