import { z } from 'zod'
import {
  acceptsEvents,
  readEvents as readEventsOf,
  type StreamEvent,
} from '../../../client/core/event-stream.ts'
import type { Fault } from '../../../client/core/fault.ts'
import { openExchange, type Asked, type Connection } from '../../../client/core/request.ts'
import type { Call } from '../../../contract/http/call.ts'
import { parseJsonOrUndefined } from '../../../contract/http/wire.ts'
import { CallError, type CallFailure } from './call-error.ts'
import { browserConnection } from './call.ts'
import { failureTexts } from './failure-texts.ts'

/** A stream of events that did not come, fell silent or was cut: the call may work without a stream. */
export class BrokenStream extends Error {
  readonly reason: 'late' | 'cut' | 'no stream'
  constructor(reason: BrokenStream['reason']) {
    super(`The stream is broken: ${reason}.`)
    this.reason = reason
  }
}

const fail = (fault: Fault, asked: Asked): never => {
  if (fault.is === 'late' || fault.is === 'cut' || fault.is === 'no stream') throw new BrokenStream(fault.is)
  return browserConnection.fail(fault, asked)
}

const connection: Connection = { ...browserConnection, fail, settings: { cache: 'no-store' } }

export type EventOptions = {
  signal: AbortSignal
  organizationId: string
  /** How long the stream may send no first byte. */
  firstByteMs: number
  /** How long it may be silent after that; the server sends a heartbeat every 15 s. */
  silenceMs: number
  /** The event after which the stream continues. */
  lastEventId?: string | null
}

/**
 * Makes a call that answers with server-sent events, and yields those of each chunk together.
 * @throws BrokenStream; CallError if the call is refused; an aborted call rejects as fetch does
 */
export async function* readEvents(
  call: Call,
  input: unknown,
  { signal, organizationId, firstByteMs, silenceMs, lastEventId = null }: EventOptions,
): AsyncGenerator<StreamEvent[], void, undefined> {
  const exchange = await openExchange(connection, call, input, {
    signal,
    organizationId,
    headTimeoutMs: firstByteMs,
    timeoutMs: silenceMs,
    headers: { ...acceptsEvents, ...(lastEventId !== null && { 'last-event-id': lastEventId }) },
  })
  yield* readEventsOf(exchange, true)
}

const Failed = z.object({ message: z.string() })

/** The error for an event that ends a stream with the server's own sentence. */
export const errorOfEvent = (
  { data }: StreamEvent,
  failure: Pick<CallFailure, 'kind' | 'status'>,
): CallError => {
  const message = Failed.safeParse(parseJsonOrUndefined(data)).data?.message
  const isServerText = message !== undefined
  return new CallError(message ?? failureTexts.unknown, { ...failure, isServerText })
}
