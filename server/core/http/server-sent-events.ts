import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Server-sent events on a response, written no faster than they are read. */
export type EventWriter = {
  event(name: string, id: string, data: unknown): Promise<void>
  heartbeat(): Promise<void>
  /** How long the other side waits before it connects again. */
  retryAfter(ms: number): Promise<void>
  end(): void
}

/**
 * Writing after the other side has gone, or after `signal` has aborted, does nothing. A reader that takes nothing
 * for `patienceMs` is let go: it may come back and catch up.
 */
const eventWriter = (response: ServerResponse, signal: AbortSignal, patienceMs: number): EventWriter => {
  const write = async (text: string) => {
    if (signal.aborted || response.destroyed || response.write(text)) return
    try {
      await once(response, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) })
    } catch {
      response.destroy()
    }
  }
  return {
    event: (name, id, data) => write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    heartbeat: () => write(': heartbeat\n\n'),
    retryAfter: (ms) => write(`retry: ${ms}\n\n`),
    end: () => response.end(),
  }
}

/** Takes a reply over for server-sent events, with the headers that were set on it, and writes their head. */
export const openEventStream = (
  reply: FastifyReply,
  signal: AbortSignal,
  patienceMs: number,
): EventWriter => {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // A kept connection would hold up the stop of the server after the stream has ended.
    connection: 'close',
  })
  return eventWriter(reply.raw, signal, patienceMs)
}
