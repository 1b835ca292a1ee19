// `npm run demo`: a throw-away server filled with sample data, for people who want to look around.
import { build } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'

build()
endWithNpm()
await import('../dist/demo/main.js')
