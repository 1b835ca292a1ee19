import type { ServerResponse } from 'node:http'
import { hourMs, minuteMs } from '../../../core/time/durations.ts'

type Bounds = {
  /** A reader takes at least so many bytes in that time where there are any for it; a phone on a bad line takes more. */
  least: { bytes: number; inMs: number }
  longestMs: number
}
const usual: Bounds = { least: { bytes: 256 * 1024, inMs: minuteMs }, longestMs: hourMs }

/**
 * Calls `onSlow` where an answer is taken too slowly, or for too long: one that is taken byte by byte would hold its turn, and
 * what it is read from, for ever. Returns what ends the watch.
 */
export const watchReader = (
  response: ServerResponse,
  onSlow: () => void,
  { least, longestMs }: Bounds = usual,
): (() => void) => {
  const { socket } = response
  const waiting = () => response.writableLength
  const taken = () => (socket ? socket.bytesWritten - socket.writableLength : 0)
  let before = { taken: taken(), waiting: waiting() }
  const timer = setInterval(() => {
    const now = { taken: taken(), waiting: waiting() }
    if (before.waiting > 0 && now.waiting > 0 && now.taken - before.taken < least.bytes) onSlow()
    before = now
  }, least.inMs)
  const end = setTimeout(onSlow, longestMs)
  timer.unref()
  end.unref()
  return () => {
    clearInterval(timer)
    clearTimeout(end)
  }
}
