/**
 * What a page says to the service worker. `keep`: addresses of files that it has loaded, to be there without a connection,
 * too; `isMember`: with what somebody who is signed in comes to. `which`: asks for the name of the build, through the port that comes along. `take-over`: the worker need not wait
 * until every page of the build before is closed.
 */
export type Message =
  | { readonly is: 'keep'; readonly addresses: readonly string[]; readonly isMember: boolean }
  | { readonly is: 'which' }
  | { readonly is: 'take-over' }

/** The message that came; null for what is none. */
export const readMessage = (data: unknown): Message | null => {
  if (typeof data !== 'object' || data === null || !('is' in data)) return null
  if (data.is === 'which' || data.is === 'take-over') return { is: data.is }
  if (data.is !== 'keep' || !('addresses' in data) || !Array.isArray(data.addresses)) return null
  const addresses = data.addresses.filter((address) => typeof address === 'string')
  return { is: 'keep', addresses, isMember: 'isMember' in data && data.isMember === true }
}
