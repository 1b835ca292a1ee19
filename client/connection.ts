import type { Call } from '../contract/http/call.ts'
import { requiredCredentials, queryPairs } from '../contract/http/wire.ts'
import { MusterError } from './muster-error.ts'
import type { Timeout } from './timeout.ts'

/** What of `fetch` is used. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** How one call is made, where it is not as with the others. */
export type CallOptions = {
  /** Ends the call. */
  signal?: AbortSignal | undefined
  /** The organization that it is about. */
  organizationId?: string | undefined
  /** How long its answer may take, each time it is asked for; of a file that is sent, with its sending. */
  timeoutMs?: number | undefined
  /** How often it is asked again at most, where that is safe. */
  retries?: number | undefined
}

/** A server, and who calls it. */
export type Connection = {
  /** Its address without a slash at its end. */
  base: string
  token: string | undefined
  organizationId: string | undefined
  deviceKey: string | undefined
  fetch: Fetch
  timeoutMs: number
  retries: number
}

/** The longest that a timer can be set to. */
const longestTimerMs = 2_147_483_647

/** What a header can carry; whatever refuses it later would name it in its message. */
export const isPlain = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/** What is wrong with how long or how often is asked; undefined where nothing is. */
export const optionsFault = ({ timeoutMs = 1, retries = 0 }: CallOptions): string | undefined => {
  if (!(timeoutMs >= 1 && timeoutMs <= longestTimerMs))
    return `timeoutMs is a number from 1 to ${longestTimerMs}.`
  if (!(Number.isInteger(retries) && retries >= 0)) return 'retries is a whole number from 0.'
  return undefined
}

const unfit = (sentence: string, cause?: unknown): MusterError =>
  new MusterError(sentence, { kind: 'VALIDATION_ERROR', status: 0, cause })

const callerOf = (connection: Connection, call: Call, input: unknown, options: CallOptions) => {
  const as = requiredCredentials(call.may, input)
  if (as === 'nothing') return {}
  if (connection.token === undefined)
    throw new MusterError(`${call.name} needs a token: give openMuster one.`, {
      kind: 'UNAUTHENTICATED',
      status: 0,
    })
  const authorization = `Bearer ${connection.token}`
  const organizationId = options.organizationId ?? connection.organizationId
  if (organizationId !== undefined && !isPlain(organizationId))
    throw unfit('organizationId is not the id of an organization.')
  return as === 'session' || organizationId === undefined
    ? { authorization }
    : { authorization, 'organization-id': organizationId }
}

const headersOf = (connection: Connection, call: Call, input: unknown, options: CallOptions) => ({
  ...callerOf(connection, call, input, options),
  ...(connection.deviceKey !== undefined && { 'device-key': connection.deviceKey }),
})

const jsonFrom = (call: Call, input: unknown): string => {
  try {
    return JSON.stringify(input)
  } catch (error) {
    throw unfit(`What was given to ${call.name} cannot be sent as JSON.`, error)
  }
}

/** Where a request goes, and what goes with it. */
type Request = readonly [
  address: string,
  init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
]

/** The request of a call. @throws MusterError where it needs a token, and for what cannot be sent */
export const buildRequest = (
  connection: Connection,
  call: Call,
  input: unknown,
  options: CallOptions,
): Request => {
  const { method, name } = call
  const fault = optionsFault(options)
  if (fault !== undefined) throw unfit(fault)
  const headers = headersOf(connection, call, input, options)
  const address = `${connection.base}/api/${name}`
  // Following a redirect would drop the body of a POST and could send it to any host.
  const usual = { method, redirect: 'manual' } as const
  if (call.takesFile !== undefined) {
    if (!(input instanceof Blob))
      throw unfit(`${name} takes a file: give it a Blob, such as openAsBlob of node:fs makes.`)
    return [address, { ...usual, body: input, headers: { ...headers, 'content-type': call.takesFile } }]
  }
  if (method !== 'GET' && method !== 'DELETE') {
    const body = jsonFrom(call, input)
    return [address, { ...usual, body, headers: { ...headers, 'content-type': 'application/json' } }]
  }
  const query = new URLSearchParams(queryPairs(input)).toString()
  return [query === '' ? address : `${address}?${query}`, { ...usual, headers }]
}

/** A file is on its way for longer than a question, and what is in it is looked through. */
const timesForFile = 10

/** How long the answer to a call may take. */
export const callTimeoutMs = (connection: Connection, call: Call, { timeoutMs }: CallOptions): number =>
  timeoutMs ??
  (call.takesFile === undefined
    ? connection.timeoutMs
    : Math.min(connection.timeoutMs * timesForFile, longestTimerMs))

/** Begins a request, and to wait for its answer; for so long, where it is not as usual. */
export const sendRequest = (
  connection: Connection,
  [address, init]: Request,
  waiting: Timeout,
  withinMs?: number,
): Promise<Response> => {
  waiting.begin(withinMs)
  return connection.fetch(address, { ...init, signal: waiting.signal })
}
