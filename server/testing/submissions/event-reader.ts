import { setTimeout as sleep } from 'node:timers/promises'

/** One server-sent event, its data read as JSON. */
export type ReceivedEvent = { event: string; id: string; data: unknown }

export type EventReader = {
  response: Response
  /** The next event; a failure after `withinMs` without one. */
  next(withinMs?: number): Promise<ReceivedEvent>
  /** Whether the stream ends within `withinMs`; what still comes before that is dropped. */
  ends(withinMs?: number): Promise<boolean>
  /** How many comment lines have come so far. */
  heartbeats(): number
  close(): Promise<void>
}

/** Listens as a browser does: over HTTP, with the headers of a member. */
export const listen = async (
  address: string,
  headers: Record<string, string>,
  query = '',
): Promise<EventReader> => {
  const abort = new AbortController()
  const response = await fetch(`${address}/api/submissionEvents${query}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  })
  const body = response.body
  if (!body) throw new Error('There is no stream.')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const received: ReceivedEvent[] = []
  let heartbeats = 0
  let rest = ''
  const state = { isOver: false }

  const take = (block: string) => {
    const lines = block.split('\n')
    heartbeats += lines.filter((line) => line.startsWith(':')).length
    const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
    const data = field('data')
    if (data !== undefined) {
      received.push({ event: field('event') ?? 'message', id: field('id') ?? '', data: JSON.parse(data) })
    }
  }
  const read = async () => {
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        const blocks = (rest + value).split('\n\n')
        rest = blocks.pop() ?? ''
        blocks.forEach(take)
      }
    } catch {
      // Closed from this side, or cut off.
    }
    state.isOver = true
  }
  const reading = read()

  const until = async (isThere: () => boolean, withinMs: number): Promise<boolean> => {
    const end = Date.now() + withinMs
    while (!isThere() && Date.now() < end && !state.isOver) await sleep(10)
    return isThere()
  }

  return {
    response,
    async next(withinMs = 20_000) {
      await until(() => received.length > 0, withinMs)
      const found = received.shift()
      if (!found)
        throw new Error(`No event came within ${withinMs} ms${state.isOver ? '; the stream has ended' : ''}.`)
      return found
    },
    async ends(withinMs = 20_000) {
      await until(() => state.isOver, withinMs)
      return state.isOver
    },
    heartbeats: () => heartbeats,
    async close() {
      abort.abort()
      await reading
    },
  }
}
