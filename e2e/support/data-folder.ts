import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Data folders as the first start of a server leaves them. Making the database took half of each start; now the first
 * server of a run does it, and the others begin with a copy. Each run empties `test-results` first.
 */
const prepared = path.resolve('test-results', 'data-folder')

/** With the owners of the files, which Node does not copy. */
const copy = (from: string, to: string) => {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to])
  if (status !== 0) throw new Error(`The data folder was not copied: ${stderr.toString()}`)
}

export const newDataFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-e2e-'))
  if (existsSync(prepared)) copy(prepared, folder)
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
export const keepForOthers = (folder: string): void => {
  const copied = `${prepared}-copied`
  mkdirSync(copied)
  copy(folder, copied)
  renameSync(copied, prepared)
}
