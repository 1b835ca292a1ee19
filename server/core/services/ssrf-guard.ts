import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../config/environment.ts'

/**
 * Which URLs of other people the server may call. Services on a private network or on this machine trust everybody who
 * can reach them, so none is called, by its number or by any name that resolves to it.
 */

/** `private`: the operator lets the server call its own network as well. */
export type Reach = 'public' | 'private'

const ownRanges = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'])
/** Where clouds give keys and settings to their own machines, by services outside of the link-local range. */
const metadata = [
  // AWS: settings of a machine, keys of a pod, names, time.
  'fd00:ec2::/32',
  // Google
  'fd20:ce::254/128',
  // Oracle
  'fd00:c1::a9fe:a9fe/128',
  '192.0.0.192/32',
  // Alibaba
  '100.100.100.200/32',
  'fd00:100::100:200/128',
  // Azure
  '168.63.129.16/32',
  // Scaleway
  'fd00:42::42/128',
  // Akamai (Linode)
  'fd00:a9fe:a9fe::1/128',
].map((range) => ipaddr.parseCIDR(range))
/** All of the public internet that there is in IPv6. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Whether an address, in numbers, is one that may be called. What is written as IPv6 and means IPv4 is judged as that. */
export const mayCall = (text: string, reach: Reach): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (metadata.some(([first, bits]) => address.kind() === first.kind() && address.match(first, bits)))
    return false
  const range = address.range()
  if (reach === 'private' && ownRanges.has(range)) return true
  if (range !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}

/** The host of an address as a socket takes it: without the brackets of IPv6. */
export const socketHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Why a URL is not called, as far as that is known without resolving its name; undefined where nothing speaks against
 * it.
 */
export const findUrlFault = (url: URL, reach: Reach): 'scheme' | 'not-public' | undefined => {
  const host = socketHost(url)
  const isClosed = ipaddr.isValid(host)
    ? !mayCall(host, reach)
    : reach === 'public' && isLoopback(host.replace(/\.$/, ''))
  // First the fault that no other scheme would fix.
  if (isClosed) return 'not-public'
  const isPlainAllowed = reach === 'private' && isLoopback(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isPlainAllowed) ? undefined : 'scheme'
}

/** A name resolves to an address that is not called. */
export class NotPublic extends Error {
  override name = 'NotPublic'
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Looks up a name for a socket, which then goes to the very addresses that were judged here: another answer a moment
 * later reaches nothing. One address that may not be called closes the name.
 */
export const guardedLookup =
  (reach: Reach, resolve: Resolve = lookUp): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error) return callback(error, '')
      if (!first || !addresses.every(({ address }) => mayCall(address, reach))) {
        return callback(new NotPublic(`${host} stands for an address that is not called.`), '')
      }
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family)
    })
