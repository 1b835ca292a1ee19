// `npm start`: builds what is stale and runs the server in this very process, so that signals reach it.
import { build } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'

build()
endWithNpm()
await import('../dist/server/main.js')
