import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JsonLimits } from '../../../contract/http/call.ts'

/**
 * Looks at JSON before it is parsed: parsing millions of values or thousands of different names takes seconds in which
 * nobody else is served.
 */

/** Bytes that are looked at between two turns of the event loop. */
const sliceBytes = 64 * 1024

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a]
/** Each value but the first has a comma before it, and each first one the beginning of its object or list. */
const beforeValues = [0x2c, 0x5b, 0x7b]

const isEscaped = (json: Buffer, at: number): boolean => {
  let before = at
  while (json[before - 1] === backslash) before -= 1
  return (at - before) % 2 === 1
}

/** Whether JSON in UTF-8 keeps to the limits. Others are served in between. */
export const isWithinJsonLimits = async (json: Buffer, { values, names }: JsonLimits): Promise<boolean> => {
  const seen = new Set<string>()
  let count = 0
  let text = { from: 0, end: 0 }
  let pauseAt = sliceBytes
  const pause = async (at: number) => {
    await nextTurn()
    pauseAt = at + sliceBytes
  }
  for (let at = 0; at < json.length; at += 1) {
    if (at >= pauseAt) await pause(at)
    const byte = json[at] ?? 0
    if (byte === quote) {
      const from = at + 1
      at = json.indexOf(quote, from)
      while (at !== -1 && isEscaped(json, at)) {
        if (at >= pauseAt) await pause(at)
        at = json.indexOf(quote, at + 1)
      }
      if (at === -1) return true
      text = { from, end: at }
    } else if (byte === colon) {
      seen.add(json.toString('latin1', text.from, text.end))
      // JSON with several colons behind one name is none, and a long name would be read at each.
      text = { from: 0, end: 0 }
    } else if (beforeValues.includes(byte)) count += 1
    if (count > values || seen.size > names) return false
  }
  return true
}
