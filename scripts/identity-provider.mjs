// Installs the identity provider of the browser tests into its own folder, where it is not there as its lock names it.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '..', 'e2e', 'identity-provider')

/** npm writes it when all else is installed. */
const installed = path.join(folder, 'node_modules', '.package-lock.json')

const isInstalled = () =>
  existsSync(installed) &&
  statSync(installed).mtimeMs >= statSync(path.join(folder, 'package-lock.json')).mtimeMs

/** @throws with the sentence that says what to do. */
export const installIdentityProvider = () => {
  if (isInstalled()) return
  console.log('Installing the identity provider of the browser tests ...')
  const startedAt = Date.now()
  // Of the npm that runs this only its configuration files count, not the folder that it was started for.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?:config_(?:local_)?prefix|package_)/i.test(name)),
  )
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], env },
  )
  if (status !== 0) {
    throw new Error(
      'The identity provider of the browser tests could not be installed: `npm ci --ignore-scripts --prefix e2e/identity-provider` says why.',
    )
  }
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}
