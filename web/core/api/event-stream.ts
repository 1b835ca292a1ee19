import { z } from 'zod'
import type { StreamEvent } from '../../../client/core/event-stream.ts'
import { backoffMs, sleep } from '../../../client/core/timeout.ts'
import type { Access, Call } from '../../../contract/http/call.ts'
import { parseJsonOrUndefined } from '../../../contract/http/wire.ts'
import { onBroadcast } from '../browser/broadcast.ts'
import { CallError } from './call-error.ts'
import { send } from './call.ts'
import { BrokenStream, readEvents } from './read-events.ts'

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
      else {
        const end = await readStream(listening, position, timing, signal, worked)
        if (end !== 'ended') {
          silences++
          isPolling = end === 'held back' || silences >= silentStreams
          continue
        }
      }
      silences = 0
      // The server ends streams when it shuts down; wait briefly before reconnecting.
      if (!isPolling) await sleep(timing.waitMs, signal)
    } catch (error) {
      if (signal.aborted) return
      if (isFinal(error)) return
      onState('away')
      const asked = error instanceof CallError ? error.retryAfterMs : null
      const wait = backoffMs(failures, timing.waitMs, timing.longestWaitMs)
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

/**
 * Follows one stream to its end. `held back`: it never sent a byte, so a proxy is probably buffering it; `silent`: it
 * sent nothing for too long.
 */
const readStream = async <T>(
  listening: ListenOptions<T>,
  position: Position,
  { firstByteMs, silenceMs }: LiveTiming,
  signal: AbortSignal,
  worked: () => void,
): Promise<'ended' | 'held back' | 'silent'> => {
  const { call, organizationId } = listening
  const { cursor } = position
  const input = cursor === null ? {} : { after: cursor }
  const options = { signal, organizationId, firstByteMs, silenceMs, lastEventId: cursor }
  let hadBytes = false
  try {
    for await (const events of readEvents(call, input, options)) {
      if (signal.aborted) break
      if (!hadBytes) worked()
      hadBytes = true
      tell(listening, position, events)
    }
    return 'ended'
  } catch (error) {
    if (!(error instanceof BrokenStream) || error.reason === 'cut') throw error
    return hadBytes ? 'silent' : 'held back'
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
