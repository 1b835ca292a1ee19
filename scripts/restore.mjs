// `npm run restore -- <file>`: fills an empty database with a backup.
import { build } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'

build()
endWithNpm()
await import('../dist/server/restore.js')
