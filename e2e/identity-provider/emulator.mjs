// The identity provider of the browser tests: Firebase's own emulator, in this process, without Java or a network.
// Usage: node emulator.mjs <port> <project>. Says `ready` when it listens.
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const [port, project] = process.argv.slice(2)

/** The 80 addresses of the emulator take half a minute to compile; these are the ones that are called.  */
const called = [
  /^\/v1\/accounts:(?:signUp|signInWithPassword|signInWithIdp|lookup|update|createAuthUri|sendOobCode|resetPassword)$/,
  /^\/v1\/token$/,
  /^\/v1\/projects$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(?:accounts|oobCodes)$/,
]
const { paths } = require('firebase-tools/lib/emulator/auth/apiSpec').default
for (const address of Object.keys(paths)) {
  if (!called.some((shape) => shape.test(address))) delete paths[address]
}

// The emulator signs with nothing. Signed as the provider signs, a token is held to everything that the server asks.
const kid = 'of-the-emulator'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = JSON.stringify({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
})
const jsonwebtoken = require('jsonwebtoken')
const signAsAsked = jsonwebtoken.sign
jsonwebtoken.sign = (payload, secret, options, ...rest) =>
  options?.algorithm === 'none'
    ? signAsAsked(payload, privateKey, { ...options, algorithm: 'RS256', keyid: kid }, ...rest)
    : signAsAsked(payload, secret, options, ...rest)

const { createApp } = require('firebase-tools/lib/emulator/auth/server')
const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state')
const state = new AgentProjectState(project)
let takesPasswords = true
// The emulator has no switch for it.
Object.defineProperty(state, 'allowPasswordSignup', { get: () => takesPasswords })

const app = await createApp(project, undefined, new Map([[project, state]]))
createServer((request, response) => {
  if (request.url === '/for-tests/keys') {
    response.setHeader('content-type', 'application/json').end(keys)
  } else if (request.url?.startsWith('/for-tests/passwords/')) {
    takesPasswords = request.url.endsWith('/on')
    response.end()
  } else {
    app(request, response)
  }
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
