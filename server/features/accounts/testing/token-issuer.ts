import { constants, createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Misbehaviour } from '../../../testing/service-failures.ts'

/** The algorithms that a token may claim to be signed with, each really signed so. */
type Algorithm = 'RS256' | 'PS256' | 'HS256' | 'none'

type Key = { privateKey: KeyObject; publicKey: KeyObject }

/** To make one takes as long as all else that a test does: each issuer of a process uses the same ones, in their order. */
const made: Key[] = []
const keyAt = (index: number): Key => (made[index] ??= generateKeyPairSync('rsa', { modulusLength: 2048 }))
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signatures: Record<Algorithm, (data: Buffer, key: Key) => Buffer> = {
  RS256: (data, { privateKey }) => sign('sha256', data, privateKey),
  PS256: (data, { privateKey }) =>
    sign('sha256', data, { key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }),
  // The public key, which everybody knows, as the secret.
  HS256: (data, { publicKey }) =>
    createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
      .update(data)
      .digest(),
  none: () => Buffer.alloc(0),
}

/**
 * Stands in for the provider: publishes its keys over real HTTP, and signs any token, right or wrong. `answer` is how
 * it answers; `asked` counts who asked.
 */
export const tokenIssuer = async () => {
  let used = 0
  /** One that this issuer did not have before. */
  const newKey = () => keyAt(used++)
  const keys = new Map([['first', newKey()]])
  /** Never published. */
  const strangers = newKey()
  const published = () => ({
    keys: [...keys].map(([kid, { publicKey }]) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
      alg: 'RS256',
      use: 'sig',
    })),
  })
  const answers = {
    well: (response: ServerResponse) => response.end(JSON.stringify(published())),
    'with a failure': (response: ServerResponse) => response.writeHead(503).end(),
    'with something else': (response: ServerResponse) => response.end('<html>'),
    'without a word': (response: ServerResponse) => response.destroy(),
    never: () => undefined,
  }
  const issuer = { asked: 0, answer: 'well' as keyof typeof answers | Misbehaviour }
  const server = createServer((request, response) => {
    issuer.asked += 1
    const { answer } = issuer
    if (typeof answer === 'function') answer(request, response)
    else answers[answer](response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The issuer has no port.')
  return Object.assign(issuer, {
    url: `http://127.0.0.1:${address.port}/keys`,
    /** Takes every key back and publishes a new one. */
    rotate: (kid: string) => {
      keys.clear()
      keys.set(kid, newKey())
    },
    /** A token of these claims; signed by the key of `kid`, or by one that was never published. */
    token: (
      claims: object,
      {
        alg = 'RS256',
        kid = 'first',
        key = keys.get(kid) ?? strangers,
        header = { kid },
      }: { alg?: Algorithm; kid?: string; key?: Key; header?: object } = {},
    ): string => {
      const data = `${encoded({ alg, typ: 'JWT', ...header })}.${encoded(claims)}`
      return `${data}.${signatures[alg](Buffer.from(data), key).toString('base64url')}`
    },
    newKey,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
