import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { firstTextInCauses } from '../../core/observability/error-causes.ts'
import { isClusterLocked } from '../../core/embedded-postgres/running-cluster.ts'
import type { Environment } from '../../core/config/environment.ts'
import { clusterFolder, isClusterUnreadable } from '../connect-to-database.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const megabyte = 1_000_000

/** The folder of the embedded database and of kept mails: whether it is there or can be made, whose it is, and its disk. */
export const checkDataFolder = async (
  environment: Pick<Environment, 'dataDir' | 'databaseUrl' | 'smtpUrl'>,
): Promise<Finding[]> => {
  const { databaseUrl, smtpUrl } = environment
  if (databaseUrl !== undefined && smtpUrl !== undefined)
    return [ok('Data folder', 'not needed: neither the database nor mails are kept there')]
  const folder = path.resolve(environment.dataDir)
  const existing = nearestExistingFolder(folder)
  const found: Finding[] = []
  if (isDataDirBlocked(environment))
    return [wrong('Data folder', `${existing} is in the way and no folder: set DATA_DIR to another place.`)]
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
    found.push(ok('Data folder', existing === folder ? folder : `${folder} will be made at the first start`))
  } catch (error) {
    return [
      wrong('Data folder', unwritableReason(existing, firstTextInCauses(error, 'code'))),
      await lookAtDisk(existing),
    ]
  }
  if (existing === folder && databaseUrl === undefined && !isClusterUnreadable(environment)) {
    found.push(
      (await isClusterLocked(clusterFolder(environment)))
        ? ok('Data folder', 'a Muster runs on it now')
        : ok('Data folder', `no Muster runs on it now; it belongs to user ${statSync(folder).uid}`),
    )
  }
  return [...found, await lookAtDisk(existing)]
}

/**
 * Why the folder is not writable, with the fix. It does not say whether a Muster runs on it: only a user who may write
 * there can find out.
 */
export const unwritableReason = (folder: string, code: string | undefined): string =>
  code === 'EROFS'
    ? `${folder} lies on a disk that is mounted to be read only: mount it to be written, or set DATA_DIR to another folder.`
    : `${folder} may not be written to by user ${process.getuid?.() ?? 'unknown'}; it belongs to ${statSync(folder).uid}: give it to that user, run Muster as the one whose it is, or set DATA_DIR to another folder.`

/** The folder itself, or the nearest above it that is there. */
const nearestExistingFolder = (folder: string): string =>
  existsSync(folder) || folder === path.dirname(folder) ? folder : nearestExistingFolder(path.dirname(folder))

/** Whether DATA_DIR can be no folder at all, since it, or something above it, is a file. */
export const isDataDirBlocked = ({ dataDir }: Pick<Environment, 'dataDir'>): boolean =>
  !statSync(nearestExistingFolder(path.resolve(dataDir))).isDirectory()

const lookAtDisk = async (folder: string): Promise<Finding> => {
  const { bavail, bsize } = await statfs(folder)
  return freeSpaceFinding(bavail * bsize)
}

/** What is said of so many free bytes. */
export const freeSpaceFinding = (bytes: number): Finding => {
  const left =
    bytes < 10_000 * megabyte
      ? `${Math.floor(bytes / megabyte)} MB free`
      : `${Math.floor(bytes / 1_000 / megabyte)} GB free`
  if (bytes < 100 * megabyte)
    return wrong('Disk', `${left} for DATA_DIR: PostgreSQL stops when it is full. Make room now.`)
  if (bytes < 1_000 * megabyte) return warning('Disk', `${left} for DATA_DIR: make room soon.`)
  return ok('Disk', `${left} for DATA_DIR`)
}
