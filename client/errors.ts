import type { Call } from '../contract/http/call.ts'
import { failureKindFor } from '../contract/http/wire.ts'
import { readRefusal, type Fault } from './core/fault.ts'
import { MusterError, type MusterErrorKind } from './muster-error.ts'

/** What can go wrong with a call, as MusterErrors. */

export const abortedError = (mayHaveBeenDone = false): MusterError =>
  new MusterError('The call was aborted.', { kind: 'ABORTED', status: 0, mayHaveBeenDone })

/** For what a caller gave that cannot be sent. */
export const invalidInput = (sentence: string, cause?: unknown): MusterError =>
  new MusterError(sentence, { kind: 'VALIDATION_ERROR', status: 0, cause })

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

const networkError = (cause: unknown, call: Call, base: string): MusterError => {
  const code = codeBehind(cause)
  const mayHaveBeenDone = call.method !== 'GET' && (code === undefined || !unsent.has(code))
  const because = code === undefined ? '' : ` (${code})`
  return new MusterError(withOutcome(`Muster at ${base} cannot be reached${because}.`, mayHaveBeenDone), {
    kind: 'NETWORK',
    status: 0,
    mayHaveBeenDone,
    cause,
  })
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

const refusalError = (call: Call, response: Response, body: unknown): MusterError => {
  if (response.ok && body === undefined)
    return unreadableError(
      call,
      response,
      `What answered ${call.name} is no JSON: this is not the address of a Muster server.`,
    )
  // A browser does not say which of them it was.
  if (response.status < 400 && !response.ok)
    return unreadableError(
      call,
      response,
      'The server sends callers elsewhere: give openMuster the address it has now.',
    )
  const { status, sentence, code, details, requestId, retryAfterMs } = readRefusal(response, body)
  const kind = sentence === undefined ? kindsOfOthers[status] : failureKindFor(code, status)
  if (kind === undefined)
    return unreadableError(
      call,
      response,
      `What answered ${call.name} with status ${status} does not speak as a Muster server does.`,
    )
  const mayHaveBeenDone = call.method !== 'GET' && kind === 'UNAVAILABLE'
  return new MusterError(sentence ?? `The server answered ${call.name} with status ${status}.`, {
    kind,
    status,
    details,
    requestId,
    retryAfterMs,
    mayHaveBeenDone,
  })
}

/** What went wrong with a call to the server at `base`. */
export const musterErrorOf = (fault: Fault, call: Call, base: string): MusterError => {
  const isChange = call.method !== 'GET'
  switch (fault.is) {
    case 'unsendable':
      return call.takesFile === undefined
        ? invalidInput(`What was given to ${call.name} cannot be sent as JSON.`, fault.cause)
        : invalidInput(`${call.name} takes a file: give it a Blob, such as openAsBlob of node:fs makes.`)
    case 'aborted':
      return abortedError(isChange)
    case 'late':
      return new MusterError(
        withOutcome(`Muster at ${base} did not answer ${call.name} in time.`, isChange),
        { kind: 'TIMEOUT', status: 0, mayHaveBeenDone: isChange },
      )
    case 'unreachable':
    case 'cut':
      return networkError(fault.cause, call, base)
    case 'refused':
      return refusalError(call, fault.response, fault.body)
    case 'misfit':
      return unreadableError(
        call,
        fault.response,
        `The answer to ${call.name} does not fit this client (at ${fault.place}): their versions differ.`,
      )
    case 'no file':
      return unreadableError(
        call,
        fault.response,
        `What answered ${call.name} is not the file that was asked for.`,
      )
    // No stream of events.
    default:
      return unreadableError(call, fault.response, 'What answered the listener is no stream of events.')
  }
}
