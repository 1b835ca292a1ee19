/** One server-sent event. */
export type StreamEvent = { event: string; id: string | null; data: string }

/**
 * Reads server-sent events out of text that comes in any pieces. The returned function takes the next
 * piece and gives the events that it completes; comments (heartbeats) and unknown fields give none.
 */
export const eventReader = (): ((piece: string) => StreamEvent[]) => {
  let rest = ''
  let event = 'message'
  let id: string | null = null
  let data: string[] = []
  const complete = (): StreamEvent[] => {
    const whole = data.length === 0 ? [] : [{ event, id, data: data.join('\n') }]
    event = 'message'
    id = null
    data = []
    return whole
  }
  const take = (line: string): StreamEvent[] => {
    if (line === '') return complete()
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
    return []
  }
  return (piece) => {
    const text = rest + piece
    // A carriage return at the end may be half of a line end whose other half is still to come.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.flatMap(take)
  }
}
