// Finds a Chromium for the browser tests, or installs the system's, or says what to install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usual = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
]

const find = () => usual.find((place) => place !== undefined && place !== '' && existsSync(place))

/** @param {string} command @param {string[]} args */
const succeeds = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const install = () => {
  if (!existsSync('/usr/bin/apt-get')) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return
  const [command, ...first] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  if (command === undefined) return
  console.log('Installing Chromium for the browser tests ...')
  succeeds(command, [...first, 'update'])
  succeeds(command, [...first, 'install', '-y', '--no-install-recommends', 'chromium'])
}

const shell = '/usr/bin/chromium-headless-shell'

/**
 * The path of Chromium without the parts that show windows, where the system has it: pages are the same in it, and take
 * a quarter less of the processor. It keeps no profile, so what outlives a browser is tested in a whole one.
 */
export const chromiumShellPath = () => (existsSync(shell) ? shell : undefined)

/** The path of a Chromium. @throws with the sentence that says what to install. */
export const chromiumPath = () => {
  const found = find()
  if (found !== undefined) return found
  install()
  const installed = find()
  if (installed !== undefined) return installed
  throw new Error(
    'The browser tests need Chromium: install it with `apt-get install chromium` (Debian, as root), ' +
      'with `npx playwright install chromium`, or name one with CHROMIUM_PATH.',
  )
}
