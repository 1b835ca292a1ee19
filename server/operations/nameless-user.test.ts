import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isRoot } from '../testing/embedded-clusters.ts'
import { backupTargets } from './testing/backup-targets.ts'
import { processes } from './testing/operator-tools.ts'

/** Container platforms start programs as users that have a number and no name; PostgreSQL makes no data folder for these. */

const { scratch } = backupTargets()
const start = processes(['doctor', 'demo'])
const uid = 12_345
const sentence =
  'PostgreSQL makes a data folder only for a user who has a name, and user number 12345 has none on this machine. Give it one (in a container image: echo "muster:x:12345:0::/:/sbin/nologin" >> /etc/passwd)'

const folderOfTheirs = () => {
  const folder = path.join(scratch, 'theirs')
  mkdirSync(folder, { recursive: true })
  chownSync(folder, uid, uid)
  chmodSync(scratch, 0o755)
  return folder
}

test.runIf(isRoot)('the doctor says that the first start would fail, and the mend', async () => {
  const dataDir = path.join(folderOfTheirs(), 'data')
  const ran = await start('doctor', { databaseUrl: undefined, dataDir }, [], '/', {}, { uid }).ran
  expect(ran.said).toContain(
    `${sentence}, or let a user with a name make the first start and then run: chown -R 12345 on DATA_DIR, or set DATABASE_URL.`,
  )
  expect(ran.ended).toBe(1)
})

test.runIf(isRoot)('the demo says it in one sentence, without settings that it does not read', async () => {
  const ran = await start(
    'demo',
    { databaseUrl: undefined, dataDir: folderOfTheirs() },
    [],
    '/',
    { TMPDIR: folderOfTheirs() },
    { uid },
  ).ran
  expect(ran).toEqual({ said: '', complained: `${sentence}.\n`, ended: 1 })
})
