import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * What a line holds, looked at before it is parsed: reading millions of fields that are all called otherwise takes seconds
 * in which nobody else is served, and no line of an export has them.
 */

type LineBounds = {
  /** Values of objects and lists, at most. */
  values: number
  /** Names of fields that differ, at most. */
  names: number
}

/** Bytes that are looked at between two turns of the event loop. */
const sliceBytes = 64 * 1024

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a]
/** Each value but the first has a comma before it, and each first one the beginning of its object or list. */
const beforeValues = [0x2c, 0x5b, 0x7b]

/** Where the text ends that begins here; the end of the line where it does not. */
const endOfText = (line: Buffer, from: number): number => {
  for (let end = line.indexOf(quote, from); end !== -1; end = line.indexOf(quote, end + 1)) {
    let before = end
    while (before > from && line[before - 1] === backslash) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return line.length
}

/** Whether a line of JSON keeps to the bounds. It gives the event loop back time and again. */
export const isWithinLineLimits = async (line: Buffer, { values, names }: LineBounds): Promise<boolean> => {
  const seen = new Set<string>()
  let count = 0
  let text = { from: 0, end: 0 }
  let pauseAt = sliceBytes
  for (let at = 0; at < line.length; at += 1) {
    if (at >= pauseAt) {
      await nextTurn()
      pauseAt = at + sliceBytes
    }
    const byte = line[at] ?? 0
    if (byte === quote) {
      text = { from: at + 1, end: endOfText(line, at + 1) }
      at = text.end
    } else if (byte === colon) seen.add(line.toString('latin1', text.from, text.end))
    else if (beforeValues.includes(byte)) count += 1
    if (count > values || seen.size > names) return false
  }
  return true
}
