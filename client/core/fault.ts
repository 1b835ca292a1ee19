import { readFailure, isMusterBody, retryAfterMs } from '../../contract/http/wire.ts'

/** What went wrong with a call. Each program turns it into an error in its own words. */
export type Fault =
  /** The input cannot be put on the wire. */
  | { is: 'unsendable'; cause: unknown }
  /** The caller's signal ended the call. */
  | { is: 'aborted'; cause: unknown }
  /** Waiting took longer than allowed. */
  | { is: 'late' }
  /** No answer arrived. */
  | { is: 'unreachable'; cause: unknown }
  /** The answer broke off. */
  | { is: 'cut'; cause: unknown }
  /** An answer that is no success, or none of Muster's; `body` is undefined where it is no JSON. */
  | { is: 'refused'; response: Response; body: unknown }
  /** A success with something that the contract does not know, at `place`. */
  | { is: 'misfit'; response: Response; place: string }
  /** A success that is not the requested file. */
  | { is: 'no file'; response: Response; body: unknown }
  /** A success that is not the requested stream of events. */
  | { is: 'no stream'; response: Response }

/** What a response that is no success says. */
export const readRefusal = (response: Response, body: unknown) => {
  const { error, code, details = [], requestId } = readFailure(body)
  return {
    status: response.status,
    sentence: error,
    code,
    details,
    requestId: requestId ?? response.headers.get('x-request-id'),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
    /** Whether something between us and Muster answered: a network's login page, a proxy. */
    isFromBetween: !isMusterBody(body),
  }
}
