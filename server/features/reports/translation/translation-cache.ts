import type { Sentences } from './company-sentences.ts'
import { minuteMs } from '../../../core/time/durations.ts'

/** What company reports say in other languages, kept for a while: to make it, all answers are read again. */

const goodForMs = 10 * minuteMs
/** About what a thousand departments take, in ten languages. */
const bytesMax = 16 * 1024 * 1024
/** What an entry takes besides its two texts. */
const bytesBeside = 100

type Kept = { sentences: Sentences; bytes: number; end: NodeJS.Timeout }

const bytesOf = (sentences: Sentences): number => {
  let bytes = 0
  for (const [english, translated] of sentences)
    bytes += 2 * (english.length + translated.length) + bytesBeside
  return bytes
}

/**
 * Made at most once at a time for whatever a key names, and for all keys one after the other, since each may be of a large
 * company. Those that were asked for last are kept within the bounds; what nothing was found for is made again.
 */
export const createTranslationCache = (limit = bytesMax) => {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Sentences>>()
  let turn: Promise<unknown> = Promise.resolve()
  const drop = (key: string): void => {
    clearTimeout(kept.get(key)?.end)
    kept.delete(key)
  }
  const keep = (key: string, sentences: Sentences): void => {
    const size = bytesOf(sentences)
    // One that is larger than all may be would drive the others out and go itself.
    if (size === 0 || size > limit) return
    const end = setTimeout(() => drop(key), goodForMs).unref()
    kept.set(key, { sentences, bytes: size, end })
    let total = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0)
    for (const [oldest, { bytes }] of kept) {
      if (total <= limit) return
      drop(oldest)
      total -= bytes
    }
  }
  return (key: string, make: () => Promise<Sentences>): Promise<Sentences> => {
    const there = kept.get(key)
    if (there) {
      // Behind all others, of which the first goes first.
      kept.delete(key)
      kept.set(key, there)
      return Promise.resolve(there.sentences)
    }
    const already = underWay.get(key)
    if (already) return already
    const made = turn
      .then(make)
      .then((sentences) => {
        keep(key, sentences)
        return sentences
      })
      .finally(() => underWay.delete(key))
    turn = made.catch(() => {})
    underWay.set(key, made)
    return made
  }
}
