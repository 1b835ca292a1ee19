// `npm run mail`: says who mails most invitations; `npm run mail -- stop <orgId>` stops the mail of their organizations.
import { build } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'

build()
endWithNpm()
await import('../dist/server/manage-mail.js')
