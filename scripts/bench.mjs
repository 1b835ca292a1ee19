// `npm run bench`: what is measured, each beside the plain thing in the same run. It reports and never fails a test.
import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'
import { chromiumPath } from './chromium.mjs'

build()
const { status } = spawnSync(process.execPath, ['node_modules/.bin/tsc', '-b', 'bench'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
process.env['CHROMIUM_PATH'] ??= chromiumPath()
await import('../dist/bench/main.js')
