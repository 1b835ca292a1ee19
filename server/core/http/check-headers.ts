import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { invalid } from './failures.ts'

/** Headers of which a proxy may read one and the server another, where they come twice. */
const onlyOnce = ['host', 'authorization', 'content-type', 'origin']

/** One name or address with or without a port. Of two with a comma, a proxy may read one and the server another. */
const namesOneHost = (header: string): boolean => {
  const [, inBrackets] = /^(?:\[([^\]%]*)\]|[\w.~-]*)(?::\d{0,5})?$/.exec(header) ?? ['', 'none']
  return inBrackets === undefined || isIP(inBrackets) === 6
}

/** An address of `X-Forwarded-For`, which some proxies write with its port; undefined where it is none. */
const addressIn = (text: string): string | undefined => {
  const trimmed = text.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed
  // A zone is a name that its sender chose.
  return isIP(bare) !== 0 && !bare.includes('%') ? bare : undefined
}

/** The trailing addresses of the list. Entries before an invalid one are dropped: its sender could have made them up. */
export const forwardedAddresses = (header: string): string[] => {
  const addresses: string[] = []
  for (const text of header.split(',').toReversed()) {
    const address = addressIn(text)
    if (address === undefined) break
    addresses.unshift(address)
  }
  return addresses
}

/**
 * Refuses requests with two of a header that has one value, or with a host that is none, and drops from `X-Forwarded-For` what is no address, before
 * anything reads where a request comes from: it is stored, counted and shown.
 */
export const checkHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    const forwarded = raw.headers['x-forwarded-for']
    if (forwarded !== undefined)
      raw.headers['x-forwarded-for'] = forwardedAddresses(String(forwarded)).join(', ')
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
    for (const name of onlyOnce)
      if (names.indexOf(name) !== names.lastIndexOf(name))
        throw invalid([{ path: name, message: `The header ${name} may be sent only once.` }])
    if (!namesOneHost(raw.headers.host ?? ''))
      throw invalid([{ path: 'host', message: 'The header host must name one host.' }])
  })
}
