import type { Call } from '../contract/http/call.ts'
import { DeviceKey } from '../contract/shapes/fields.ts'
import { contract } from '../contract/index.ts'
import {
  connectionOf,
  optionsFault,
  isPlain,
  requestOptions,
  type Caller,
  type CallOptions,
  type Connection,
} from './connection.ts'
import { askForJson } from './core/answer.ts'
import type { Fetch } from './core/request.ts'
import { getFile } from './file-response.ts'
import type { Methods } from './methods.ts'
import { withRetry } from './retry.ts'
import { listenToSubmissions } from './submission-events.ts'

/** Which server is called, and with which credentials. */
export type MusterOptions = {
  /** The address of the server, such as `https://muster.example.org`. */
  url: string
  /** An API key (`mus_…`) or the token of a session. Calls that are public need none. */
  token?: string | undefined
  /** The organization that calls are about. An API key belongs to one and needs none. */
  organizationId?: string | undefined
  /**
   * A secret that this software generates once and keeps: 22 to 128 letters, digits, `_` and `-`. Answers that were
   * started with only an invite code can be continued only with the same key, so that nobody else who has the link can
   * read them.
   */
  deviceKey?: string | undefined
  /** What requests are made with, where it is not the `fetch` of Node or the browser. */
  fetch?: Fetch | undefined
  /** How long an answer may take, each time it is asked for; 30,000 ms. Where a file is sent, ten times as long. */
  timeoutMs?: number | undefined
  /** How often a call is made again at most where that is safe; 2. */
  retries?: number | undefined
}

/** A server and a caller; the methods may be taken off it and passed on. */
export type Muster = Methods

const baseOf = (url: string): string => {
  const { protocol, username, password, origin, pathname } = readable(url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('url begins with https:// (or http://).')
  if (username !== '' || password !== '')
    throw new TypeError('url holds no user and no password: give the token as token.')
  return origin + pathname.replace(/(?<!\/)\/+$/, '')
}

const readable = (url: string): URL => {
  try {
    return new URL(url)
  } catch {
    throw new TypeError('url is no address: it reads like https://muster.example.org.')
  }
}

const callerOf = (options: MusterOptions): Caller => {
  const { token, organizationId, deviceKey, timeoutMs = 30_000, retries = 2 } = options
  if (token === '')
    throw new TypeError('token is empty: give an API key or a session’s token, or leave it out.')
  if (token !== undefined && !isPlain(token))
    throw new TypeError('token holds something that no token has, such as a space or a line break.')
  if (deviceKey !== undefined && !DeviceKey.safeParse(deviceKey).success)
    throw new TypeError('deviceKey is 22 to 128 letters, digits, _ and -.')
  const fault = optionsFault(options)
  if (fault !== undefined) throw new RangeError(fault)
  return {
    base: baseOf(options.url),
    token,
    organizationId,
    deviceKey,
    timeoutMs,
    retries,
    // A browser's own is called as a function of the page, and not of an object.
    fetch: options.fetch ?? ((address, init) => fetch(address, init)),
  }
}

/** Makes a call whose answer is JSON, and again where that is safe. @throws MusterError */
const getAnswer = (connection: Connection, call: Call, input: unknown, options: CallOptions) =>
  withRetry(connection, call, options, async () =>
    askForJson(connection, call, input, requestOptions(connection, call, options)),
  )

const methodOf = (connection: Connection, call: Call) => {
  if (call.name === contract.submissionEvents.name)
    return (input: { after?: string } = {}, options: CallOptions = {}) =>
      listenToSubmissions(connection, input, options)
  const ask = call.fileTypes ? getFile : getAnswer
  return (input: object = {}, options: CallOptions = {}) => ask(connection, call, input, options)
}

/** Whether there is a method for each call: it is so, and this tells the compiler. */
const isWhole = (methods: Record<string, unknown>): methods is Methods =>
  Object.keys(contract).every((name) => typeof methods[name] === 'function')

/**
 * Opens the way to a Muster server: an object with a method for each call. Nothing is sent before the first one.
 * @throws TypeError, RangeError where an option cannot be
 */
export const openMuster = (options: MusterOptions): Muster => {
  const connection = connectionOf(callerOf(options))
  const methods = Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [name, methodOf(connection, call)]),
  )
  if (!isWhole(methods)) throw new TypeError('A call has no method.')
  return methods
}
