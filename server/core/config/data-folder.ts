import { mkdirSync, mkdtempSync, realpathSync, rmdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes the folder and those above it, and tries whether it can be written to unless `isTried` says not to.
 * @returns its real path. @throws Error with one sentence that names DATA_DIR.
 */
export const makeDataFolder = (wanted: string, isTried = true): string => {
  const folder = path.resolve(wanted)
  try {
    makeFolder(folder)
    // What the rights of a folder say is not all: it may lie on a disk that is full or only to be read.
    if (isTried) rmdirSync(mkdtempSync(path.join(folder, '.written-')))
    return realpathSync(folder)
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be made or written to${codeOf(error)}: set DATA_DIR to a folder that Muster may write to.`,
      { cause: error },
    )
  }
}

/** mkdir's own `recursive` (Node 20) never ends in a file system that answers ENOENT below a folder, as /proc does. */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another node may have made it in between.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
