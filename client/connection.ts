import type { Call } from '../contract/http/call.ts'
import { requiredCredentials } from '../contract/http/wire.ts'
import type { Connection as CoreConnection, Fetch } from './core/request.ts'
import { musterErrorOf, invalidInput } from './errors.ts'
import { MusterError } from './muster-error.ts'

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
export type Caller = {
  /** Its address without a slash at its end. */
  base: string
  token: string | undefined
  organizationId: string | undefined
  deviceKey: string | undefined
  fetch: Fetch
  timeoutMs: number
  retries: number
}

/** What every call is made with. */
export type Connection = CoreConnection & Pick<Caller, 'timeoutMs' | 'retries'>

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

const credentialsOf = (
  caller: Caller,
  call: Call,
  input: unknown,
  organization: string | null | undefined,
) => {
  const as = requiredCredentials(call.may, input)
  const none = { token: null, organizationId: null, headers: {} }
  if (as === 'nothing') return none
  const { token } = caller
  if (token === undefined)
    throw new MusterError(`${call.name} needs a token: give openMuster one.`, {
      kind: 'UNAUTHENTICATED',
      status: 0,
    })
  const headers = { authorization: `Bearer ${token}` }
  const organizationId = organization ?? caller.organizationId
  if (organizationId !== undefined && !isPlain(organizationId))
    throw invalidInput('organizationId is not the id of an organization.')
  return as === 'session' || organizationId === undefined
    ? { token, organizationId: null, headers }
    : { token, organizationId, headers: { ...headers, 'organization-id': organizationId } }
}

/** Opens nothing yet: it says how calls to this server are made. */
export const connectionOf = (caller: Caller): Connection => ({
  addressOf: (name) => `${caller.base}/api/${name}`,
  fetch: caller.fetch,
  identify(call, input, organizationId) {
    const { headers, ...identity } = credentialsOf(caller, call, input, organizationId)
    const device = caller.deviceKey === undefined ? {} : { 'device-key': caller.deviceKey }
    return { ...identity, headers: { ...headers, ...device } }
  },
  fail(fault, { call }) {
    throw musterErrorOf(fault, call, caller.base)
  },
  // Following a redirect would drop the body of a POST and could send it to any host.
  settings: { redirect: 'manual' },
  timeoutMs: caller.timeoutMs,
  retries: caller.retries,
})

/** A file is on its way for longer than a question, and what is in it is looked through. */
const timesForFile = 10

/** The options of a call for its request. @throws MusterError where they cannot be */
export const requestOptions = (connection: Connection, call: Call, options: CallOptions) => {
  const fault = optionsFault(options)
  if (fault !== undefined) throw invalidInput(fault)
  const { timeoutMs } = connection
  const usual = call.takesFile === undefined ? timeoutMs : Math.min(timeoutMs * timesForFile, longestTimerMs)
  return {
    signal: options.signal,
    organizationId: options.organizationId,
    timeoutMs: options.timeoutMs ?? usual,
  }
}
