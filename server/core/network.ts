import ipaddr from 'ipaddr.js'

/** Whom an address stands for: itself, or of IPv6 its /64 network, of which one household has 2^64 addresses. */
export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
