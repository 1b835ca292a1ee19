// `npm run bench`: what is measured, each beside the plain thing in the same run. It reports and never fails a test.
import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'

build()
spawnSync(process.execPath, ['node_modules/.bin/tsc', '-b', 'bench'], { stdio: 'inherit' })
await import('../dist/bench/main.js')
