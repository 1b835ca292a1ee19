// `npm run backup -- <file>`: writes the whole database into one file, also while the server runs.
import { build } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'

build()
endWithNpm()
await import('../dist/server/backup.js')
