import { z } from 'zod'
import type { Access, Call } from '../../../contract/http/call.ts'
import { eventReader, type StreamEvent } from '../../../contract/http/event-stream.ts'
import { parseJsonOrUndefined } from '../../../contract/http/wire.ts'
import { onBroadcast } from '../browser/broadcast.ts'
import { CallError } from './call-error.ts'
import { throwCallError, buildRequest, send } from './call.ts'
import { storedToken } from '../session/session.ts'

/**
 * Listens to a streaming call: server-sent events if they get through, else long polling (specification points 4 and
 * 7; docs/api-and-webhooks.md). After a gap it continues from the last cursor.
 */

type Change<T> = { events: T[]; cursor: string; reset: boolean }

/** `live`: events arrive immediately; `polling`: by long polls; `away`: reconnecting to the server. */
export type LiveState = 'connecting' | 'live' | 'polling' | 'away'

export type LiveTiming = {
  /** How long a stream may send no first byte before we assume that a proxy is buffering it. */
  firstByteMs: number
  /** How long a stream may be silent; the server sends a heartbeat every 15 s. */
  silenceMs: number
  /** The first wait before reconnecting; it doubles up to `longestWaitMs`. */
  waitMs: number
  longestWaitMs: number
}

const usual: LiveTiming = { firstByteMs: 6_000, silenceMs: 40_000, waitMs: 1_000, longestWaitMs: 30_000 }

/** Consecutive silent streams before falling back to polling. */
const silentStreams = 2
const pollSeconds = 25

export type ListenOptions<T> = {
  call: Call<Access, z.ZodType<unknown, { after?: string | undefined; wait?: unknown }>, z.ZodType<Change<T>>>
  /** The schema of one event's data. */
  document: z.ZodType<T>
  /** The name of these events; `ready` and `reset` are handled here. */
  event: string
  organizationId: string
  /** The cursor to continue from; null starts now. */
  after: string | null
  /** Documents that changed, in order, and the cursor after them. */
  onChange: (documents: T[], cursor: string) => void
  /** More was missed than the server can replay: refetch everything. */
  onReset: (cursor: string) => void
  onState: (state: LiveState) => void
  timing?: LiveTiming
}

const Position = z.object({ cursor: z.string() })

/**
 * Waits `ms`, or resolves at once if `signal` is aborted. The signal may live as long as the page, so no listener is
 * left on it.
 */
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal.addEventListener('abort', wake, { once: true })
  })

/** A stream that sent nothing for too long; if it never sent a byte, a proxy is probably buffering it. */
class SilentStream extends Error {
  readonly hadBytes: boolean
  constructor(hadBytes: boolean) {
    super('The stream fell silent.')
    this.hadBytes = hadBytes
  }
}

/** Whether a retry is pointless: not allowed, or nobody is signed in. */
const isFinal = (error: unknown): boolean =>
  error instanceof CallError &&
  ['UNAUTHENTICATED', 'BUSINESS_LOGIC_ERROR', 'VALIDATION_ERROR', 'NOT_FOUND'].includes(error.kind)

/**
 * Starts listening. Stops when the returned function is called, on sign-out, or on a refusal that a retry cannot
 * change.
 */
export const listen = <T>(listening: ListenOptions<T>): (() => void) => {
  const ending = new AbortController()
  const stop = () => ending.abort()
  const silence = onBroadcast('auth-cleared', stop)
  ending.signal.addEventListener('abort', silence, { once: true })
  void follow(listening, ending.signal)
  return stop
}

const follow = async <T>(listening: ListenOptions<T>, signal: AbortSignal): Promise<void> => {
  const { timing = usual, onState } = listening
  const position = { cursor: listening.after }
  let failures = 0
  let silences = 0
  let isPolling = false
  onState('connecting')
  while (!signal.aborted) {
    const worked = () => {
      failures = 0
      if (!signal.aborted) onState(isPolling ? 'polling' : 'live')
    }
    try {
      if (isPolling) await poll(listening, position, signal, worked)
      else await readStream(listening, position, timing, signal, worked)
      silences = 0
      // The server ends streams when it shuts down; wait briefly before reconnecting.
      if (!isPolling) await sleep(timing.waitMs, signal)
    } catch (error) {
      if (signal.aborted) return
      if (isFinal(error)) return
      if (error instanceof SilentStream) {
        silences++
        isPolling = !error.hadBytes || silences >= silentStreams
        continue
      }
      onState('away')
      const asked = error instanceof CallError ? error.retryAfterMs : null
      const wait = Math.min(timing.waitMs * 2 ** failures, timing.longestWaitMs)
      failures++
      await sleep(asked ?? wait * (0.75 + Math.random() / 2), signal)
    }
  }
}

type Position = { cursor: string | null }

const poll = async <T>(
  { call, organizationId, onChange, onReset }: ListenOptions<T>,
  position: Position,
  signal: AbortSignal,
  worked: () => void,
): Promise<void> => {
  const before = position.cursor
  const input = before === null ? {} : { after: before, wait: pollSeconds }
  const answer = await send(call, input, { signal, organizationId })
  if (signal.aborted) return
  worked()
  position.cursor = answer.cursor
  if (answer.reset || before === null) onReset(answer.cursor)
  else if (answer.events.length > 0) onChange(answer.events, answer.cursor)
}

const readStream = async <T>(
  listening: ListenOptions<T>,
  position: Position,
  timing: LiveTiming,
  signal: AbortSignal,
  worked: () => void,
): Promise<void> => {
  const { call, organizationId } = listening
  const connection = new AbortController()
  const end = () => connection.abort()
  signal.addEventListener('abort', end, { once: true })
  let hadBytes = false
  let isSilent = false
  const fallSilent = () => {
    isSilent = true
    connection.abort()
  }
  let watch = setTimeout(fallSilent, timing.firstByteMs)
  try {
    const input = position.cursor === null ? {} : { after: position.cursor }
    const [address, init] = buildRequest(call, input, { signal: connection.signal, organizationId })
    const headers = new Headers(init.headers)
    headers.set('accept', 'text/event-stream')
    if (position.cursor !== null) headers.set('last-event-id', position.cursor)
    const token = storedToken()
    const response = await fetch(address, { ...init, headers, cache: 'no-store' })
    if (!response.ok)
      return throwCallError(response, parseJsonOrUndefined(await response.text()), token, organizationId)
    const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
    if (!isStream || response.body === null) throw new SilentStream(false)
    const read = eventReader()
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    // Not every response body ends when its request is aborted.
    connection.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
    for (;;) {
      const { done, value } = await reader.read()
      if (isSilent) throw new SilentStream(hadBytes)
      if (done || signal.aborted) return
      clearTimeout(watch)
      watch = setTimeout(fallSilent, timing.silenceMs)
      if (!hadBytes) worked()
      hadBytes = true
      tell(listening, position, read(decoder.decode(value, { stream: true })))
    }
  } catch (error) {
    if (isSilent) throw new SilentStream(hadBytes)
    throw error
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', end)
    connection.abort()
  }
}

/** Passes on the events of one chunk; documents that arrived together are reported together. */
const tell = <T>(listening: ListenOptions<T>, position: Position, events: readonly StreamEvent[]): void => {
  let documents: T[] = []
  const flush = () => {
    if (documents.length > 0 && position.cursor !== null) listening.onChange(documents, position.cursor)
    documents = []
  }
  for (const { event, id, data } of events) {
    const content = parseJsonOrUndefined(data)
    if (event === listening.event) {
      const document = listening.document.safeParse(content)
      if (id !== null) position.cursor = id
      if (document.success) documents.push(document.data)
      // A document that cannot be parsed here may still be readable through the full list.
      else if (position.cursor !== null) listening.onReset(position.cursor)
      continue
    }
    if (event !== 'ready' && event !== 'reset') continue
    flush()
    const cursor = Position.safeParse(content).data?.cursor ?? id
    if (cursor === null) continue
    position.cursor = cursor
    // Sent at the start to a listener without a cursor, which does not know what changed before.
    listening.onReset(cursor)
  }
  flush()
}
