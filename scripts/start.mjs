// `npm start`: builds what is stale and runs the server in this very process, so that signals reach it.
import { build } from './build.mjs'

build()
await import('../dist/server/main.js')
