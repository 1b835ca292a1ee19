import { z } from 'zod'
import { questionnaires, type StoredSubmission } from '../contract/calls/submissions.ts'
import { parseJsonOrUndefined } from '../contract/http/wire.ts'
import { requestOptions, type CallOptions, type Connection } from './connection.ts'
import { acceptsEvents, readEvents, type StreamEvent } from './core/event-stream.ts'
import { openExchange } from './core/request.ts'
import { sleep } from './core/timeout.ts'
import { abortedError, unreadableError } from './errors.ts'
import { MusterError } from './muster-error.ts'
import { retryDelayMs } from './retry.ts'

/**
 * What a listener receives. `cursor` is where to resume, also in another process.
 * - `ready`: from here on every change is sent; only for a listener that started without a cursor;
 * - `submission`: somebody started, submitted or reopened their questionnaire: its latest state;
 * - `reset`: too much was missed to send it one by one. Fetch the whole list (`getSubmissions`).
 */
export type SubmissionEvent =
  | { type: 'ready' | 'reset'; cursor: string }
  | { type: 'submission'; cursor: string; submission: StoredSubmission }

export type ListenTiming = {
  /** How long a stream may be silent; the server says every 15 s that it lives. */
  silenceMs: number
  /** How long to rest after the server has ended a stream. */
  restMs: number
}

const usual: ListenTiming = { silenceMs: 40_000, restMs: 1_000 }

const call = questionnaires.submissionEvents
const Position = z.object({ cursor: z.string() })
const { element: Submission } = call.out.shape.events

/** Failures that pass. */
const passing = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'DATABASE_ERROR'])
const isPassing = (error: unknown): error is MusterError =>
  error instanceof MusterError && passing.has(error.kind)

/**
 * Listens until the consumer leaves the loop, the signal aborts, or the right to listen ends. Resumes after the last
 * event that was delivered when a stream is cut, without limit; only the first connection is given up after `retries`.
 * @throws MusterError, of the kind ABORTED where the signal did
 */
export async function* listenToSubmissions(
  connection: Connection,
  input: { after?: string | undefined },
  options: CallOptions,
  timing: ListenTiming = usual,
): AsyncGenerator<SubmissionEvent, void, undefined> {
  const retries = options.retries ?? connection.retries
  let cursor = input.after
  let hasBegun = false
  for (let failures = 0; ;) {
    if (options.signal?.aborted) throw abortedError()
    let wait = timing.restMs * (0.5 + Math.random())
    try {
      for await (const events of streamOf(connection, cursor, options, timing)) {
        hasBegun = true
        failures = 0
        for (const event of events) {
          cursor = event.cursor
          yield event
        }
      }
    } catch (error) {
      if (!isPassing(error) || (!hasBegun && failures >= retries)) throw error
      wait = retryDelayMs(failures, error.retryAfterMs)
      failures++
    }
    await sleep(wait, options.signal)
  }
}

/** The events of one stream, as they come together; at first none, which says that it flows. */
async function* streamOf(
  connection: Connection,
  cursor: string | undefined,
  options: CallOptions,
  timing: ListenTiming,
): AsyncGenerator<SubmissionEvent[], void, undefined> {
  const { timeoutMs, ...usually } = requestOptions(connection, call, options)
  const position = cursor === undefined ? {} : { 'last-event-id': cursor }
  const exchange = await openExchange(
    connection,
    call,
    { after: cursor },
    {
      ...usually,
      headTimeoutMs: timeoutMs,
      timeoutMs: timing.silenceMs,
      headers: { ...acceptsEvents, ...position },
    },
  )
  for await (const events of readEvents(exchange))
    yield events.flatMap((event) => parseEvent(event, exchange.response))
}

/** What an event says; of those that this client does not know, nothing. */
const parseEvent = ({ event, id, data }: StreamEvent, response: Response): SubmissionEvent[] => {
  if (event !== 'submission' && event !== 'ready' && event !== 'reset') return []
  const content = parseJsonOrUndefined(data)
  const cursor = id ?? Position.safeParse(content).data?.cursor
  const submission = event === 'submission' ? Submission.safeParse(content).data : undefined
  if (cursor !== undefined && submission) return [{ type: 'submission', cursor, submission }]
  if (cursor !== undefined && event !== 'submission') return [{ type: event, cursor }]
  throw unreadableError(call, response, 'An event does not fit this client: their versions differ.')
}
