import type { Call } from '../../contract/http/call.ts'
import { queryPairs } from '../../contract/http/wire.ts'
import type { Fault } from './fault.ts'
import { createTimeout, type Timeout } from './timeout.ts'

/** What of `fetch` is used. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** The credentials of one request. */
export type Identity = { token: string | null; organizationId: string | null }

/** A call with the credentials that it was made with. */
export type Asked = { call: Call; identity: Identity }

/** How a program makes calls: where to, with which credentials, and as which errors they fail. */
export type Connection = {
  addressOf: (name: string) => string
  fetch: Fetch
  /** The credentials of a call and its headers. Throws where they are missing. */
  identify: (
    call: Call,
    input: unknown,
    organizationId: string | null | undefined,
  ) => Identity & { headers: Record<string, string> }
  /** Throws the program's error for a fault. */
  fail: (fault: Fault, asked: Asked) => never
  /** Settings of every request. */
  settings?: RequestInit
}

export type RequestOptions = {
  signal?: AbortSignal | undefined
  /** The organization that the call is about, where it is not the usual one. */
  organizationId?: string | null | undefined
  /** Lets the request outlive the page, for the last save before it closes (64 kB at most). */
  keepalive?: boolean | undefined
  /** How long each wait may take: for the head of the answer and for each chunk; without limit where undefined. */
  timeoutMs?: number | undefined
  /** The limit for the head of the answer, where it is not `timeoutMs`. */
  headTimeoutMs?: number | undefined
  headers?: Record<string, string>
}

/** A call whose answer has begun to arrive. */
export type Exchange = {
  call: Call
  response: Response
  waiting: Timeout
  /** Throws the program's error. */
  fail: (fault: Fault) => never
  /** Throws the program's error for what reading the answer threw. */
  broken: (error: unknown) => never
}

/** The request of a call, with the credentials that it uses. */
export const buildRequest = (
  connection: Connection,
  call: Call,
  input: unknown,
  options: RequestOptions = {},
): [address: string, init: RequestInit & { headers: Record<string, string> }, asked: Asked] => {
  const { headers, ...identity } = connection.identify(call, input, options.organizationId)
  const asked = { call, identity }
  const isInQuery = call.method === 'GET' || call.method === 'DELETE'
  const type = isInQuery ? {} : { 'content-type': call.takesFile ?? 'application/json' }
  const query = isInQuery ? new URLSearchParams(queryPairs(input)).toString() : ''
  const address = connection.addressOf(call.name)
  return [
    query === '' ? address : `${address}?${query}`,
    {
      method: call.method,
      ...connection.settings,
      headers: { ...headers, ...type, ...options.headers },
      ...(!isInQuery && { body: bodyOf(connection, asked, input) }),
      ...(options.keepalive && { keepalive: true }),
    },
    asked,
  ]
}

const bodyOf = ({ fail }: Connection, asked: Asked, input: unknown): string | Blob => {
  if (asked.call.takesFile !== undefined)
    return input instanceof Blob ? input : fail({ is: 'unsendable', cause: undefined }, asked)
  try {
    return JSON.stringify(input)
  } catch (error) {
    return fail({ is: 'unsendable', cause: error }, asked)
  }
}

/** Makes a call and waits for the head of its answer. Whoever reads the answer ends `waiting`. */
export const openExchange = async (
  connection: Connection,
  call: Call,
  input: unknown,
  options: RequestOptions,
): Promise<Exchange> => {
  const [address, init, asked] = buildRequest(connection, call, input, options)
  const waiting = createTimeout(options.timeoutMs, options.signal)
  const fail = (fault: Fault) => connection.fail(fault, asked)
  const broken = (error: unknown, is: 'unreachable' | 'cut' = 'cut') => {
    const isLate = waiting.isOver()
    waiting.end()
    if (options.signal?.aborted) return fail({ is: 'aborted', cause: error })
    return fail(isLate ? { is: 'late' } : { is, cause: error })
  }
  waiting.begin(options.headTimeoutMs)
  try {
    const response = await connection.fetch(address, { ...init, signal: waiting.signal })
    return { call, response, waiting, fail, broken: (error) => broken(error) }
  } catch (error) {
    return broken(error, 'unreachable')
  }
}
