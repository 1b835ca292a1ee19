import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Data folders as the first start of a server leaves them. Making the database took half of each start; now the first
 * server of a run does it, and the others begin with a copy. Each run empties `test-results` first.
 */
const prepared = path.resolve('test-results', 'data-folder')

/** With the owners of the files, which Node does not copy; the event loop stays free for the test's own servers. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to])

/** `hasDatabase`: with a database in it, for a server that is given none. */
export const newDataFolder = async ({ hasDatabase }: { hasDatabase: boolean }): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-e2e-'))
  if (hasDatabase && existsSync(prepared)) await copy(prepared, folder)
  return folder
}

/** Whether the caller is the one who has to keep a copy for the others of this run. */
export const isFirstOfRun = (): boolean => {
  try {
    mkdirSync(path.dirname(prepared), { recursive: true })
    mkdirSync(`${prepared}-begun`)
    return true
  } catch {
    return false
  }
}

/** Keeps a copy of the folder of a server that has ended. */
export const keepForOthers = async (folder: string): Promise<void> => {
  const copied = `${prepared}-copied`
  mkdirSync(copied)
  await copy(folder, copied)
  renameSync(copied, prepared)
}
