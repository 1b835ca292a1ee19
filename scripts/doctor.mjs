// `npm run doctor`: says what of this server is as it has to be, and what is not.
import { build } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'

build()
endWithNpm()
await import('../dist/server/doctor.js')
