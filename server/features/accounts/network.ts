import { isIPv6 } from 'node:net'

/** Whom an address stands for: itself, or of IPv6 its /64 network, of which one household has 2^64 addresses. */
export const networkOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [beforeGap = '', afterGap] = ip.replace(/%.*$/, '').split('::')
  const [left, right] = [beforeGap, afterGap ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const known = [...(left ?? []), ...(right ?? [])].length
  const groups = [...(left ?? []), ...Array.from({ length: 8 - known }, () => '0'), ...(right ?? [])]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
