import type { Call } from '../contract/http/call.ts'
import { parseJsonOrUndefined, failureKindFor, readFailure, retryAfterMs } from '../contract/http/wire.ts'
import type { Connection } from './connection.ts'
import { MusterError, type MusterErrorKind } from './muster-error.ts'
import type { Timeout } from './timeout.ts'

/** What can go wrong with a call, as MusterErrors. */

export const abortedError = (mayHaveBeenDone = false): MusterError =>
  new MusterError('The call was aborted.', { kind: 'ABORTED', status: 0, mayHaveBeenDone })

const lookFirst = 'Whether it was done is not known: look before you do it again.'

const withOutcome = (sentence: string, mayHaveBeenDone: boolean): string =>
  mayHaveBeenDone ? `${sentence} ${lookFirst}` : sentence

/** What Node says of a request of which no byte has left: there was nobody to send it to. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** The code of what is behind an error, such as 'ECONNREFUSED'; browsers tell none. */
const codeBehind = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeBehind(error.cause)
}

type Asked = { connection: Connection; call: Call; caller: AbortSignal | undefined; patience: Timeout }

/** Why there is no whole answer. */
export const errorFrom = (error: unknown, { connection, call, caller, patience }: Asked): MusterError => {
  if (error instanceof MusterError) return error
  const isChange = call.method !== 'GET'
  if (caller?.aborted) return abortedError(isChange)
  if (patience.isOver())
    return new MusterError(
      withOutcome(`Muster at ${connection.base} did not answer ${call.name} in time.`, isChange),
      { kind: 'TIMEOUT', status: 0, mayHaveBeenDone: isChange },
    )
  const code = codeBehind(error)
  const mayHaveBeenDone = isChange && (code === undefined || !unsent.has(code))
  const because = code === undefined ? '' : ` (${code})`
  return new MusterError(
    withOutcome(`Muster at ${connection.base} cannot be reached${because}.`, mayHaveBeenDone),
    { kind: 'NETWORK', status: 0, mayHaveBeenDone, cause: error },
  )
}

/** An answer that is no Muster server's, or not one of this version. */
export const unreadableError = (call: Call, response: Response, sentence: string): MusterError => {
  const mayHaveBeenDone = call.method !== 'GET'
  return new MusterError(withOutcome(sentence, mayHaveBeenDone), {
    kind: 'UNREADABLE',
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    mayHaveBeenDone,
  })
}

/** The kinds for statuses sent by proxies in between, which answer with a page instead of JSON. */
const kindsOfOthers: Readonly<Record<number, MusterErrorKind>> = {
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
}

/** What an answer that is no success says. */
export const refusalError = (call: Call, response: Response, text: string): MusterError => {
  const { status } = response
  // A browser does not say which of them it was.
  if (status < 400 && !response.ok)
    return unreadableError(
      call,
      response,
      'The server sends callers elsewhere: give openMuster the address it has now.',
    )
  const said = readFailure(parseJsonOrUndefined(text))
  const kind = said.error === undefined ? kindsOfOthers[status] : failureKindFor(said.code, status)
  if (kind === undefined)
    return unreadableError(
      call,
      response,
      `What answered ${call.name} with status ${status} does not speak as a Muster server does.`,
    )
  const mayHaveBeenDone = call.method !== 'GET' && kind === 'UNAVAILABLE'
  const sentence = said.error ?? `The server answered ${call.name} with status ${status}.`
  return new MusterError(sentence, {
    kind,
    status,
    details: said.details ?? [],
    requestId: said.requestId ?? response.headers.get('x-request-id'),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
    mayHaveBeenDone,
  })
}
