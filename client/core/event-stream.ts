import { createParser } from 'eventsource-parser'
import { readBody } from './answer.ts'
import { readChunks } from './chunks.ts'
import type { Exchange } from './request.ts'

/** One server-sent event. */
export type StreamEvent = { event: string; id: string | null; data: string }

/** The header that asks for server-sent events. */
export const acceptsEvents = { accept: 'text/event-stream' } as const

/** Whether a response is a stream of server-sent events. */
export const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('text/event-stream') ?? false

/**
 * Yields the events of an answer, those of one chunk together; a chunk of heartbeats alone yields none.
 * @param isWaiting whether the limit for the head of the answer covers its first chunk as well
 */
export async function* readEvents(
  exchange: Exchange,
  isWaiting = false,
): AsyncGenerator<StreamEvent[], void, undefined> {
  const { response, waiting, fail, broken } = exchange
  if (!response.ok) fail({ is: 'refused', response, body: await readBody(exchange) })
  if (!isEventStream(response) || response.body === null) {
    waiting.end()
    fail({ is: 'no stream', response })
  }
  const read = eventReader()
  const decoder = new TextDecoder()
  try {
    for await (const chunk of readChunks(response, waiting, isWaiting))
      yield read(decoder.decode(chunk, { stream: true }))
  } catch (error) {
    broken(error)
  }
}

/** Reads events out of text that comes in any pieces: takes the next piece and gives the events that it completes. */
export const eventReader = (): ((piece: string) => StreamEvent[]) => {
  let events: StreamEvent[] = []
  const parser = createParser({
    onEvent: ({ event = 'message', id = null, data }) => void events.push({ event, id, data }),
  })
  return (piece) => {
    events = []
    parser.feed(piece)
    return events
  }
}
