import ipaddr from 'ipaddr.js'

/** Whether an address is one of the internet: those of one's own network say nothing of who is behind them. */
export const isPublicAddress = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'

/**
 * The network of an address for rate limits: an IPv4 address itself, the /64 of an IPv6 one, since a household has 2^64
 * of those.
 */
export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
