// `npm run demo`: a throw-away server filled with sample data, for people who want to look around.
import { build } from './build.mjs'

build()
await import('../dist/demo/main.js')
