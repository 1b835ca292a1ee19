import { dataTransferMessages } from '../../../../contract/calls/data-transfer.ts'
import { Failure } from '../../../core/http/failures.ts'

/**
 * Room on the disk for files that arrive and wait for their turn. Where it is full, the slowest of those that still arrive makes room,
 * so that slow senders keep nobody from theirs, however many they are.
 */

type Place = {
  /** Aborted where another took the place. */
  signal: AbortSignal
  /** More of the file is here. */
  grow: (bytes: number) => void
  /** The whole file is here: from now on the place is safe. */
  arrive: () => void
  leave: () => void
}

type Kept = { by: string; since: number; bytes: number; isArriving: boolean; end: AbortController }

type Bounds = {
  most: number
  /** How many of them may be one person's. */
  each: number
  /** A sender has so long to show how fast it is. */
  graceMs: number
}

const yours = () => new Failure('RATE_LIMITED', dataTransferMessages.importing, { retryAfterSeconds: 30 })
export const importsBusyFailure = () =>
  new Failure('UNAVAILABLE', dataTransferMessages.busy, { retryAfterSeconds: 120 })

export const importSlots = ({ most, each, graceMs }: Bounds) => {
  const kept = new Set<Kept>()

  const slowest = (now: number): Kept | undefined => {
    const perMs = ({ bytes, since }: Kept) => bytes / (now - since)
    const [first] = [...kept]
      .filter(({ isArriving, since }) => isArriving && now - since > graceMs)
      .toSorted((a, b) => perMs(a) - perMs(b))
    return first
  }

  /** @throws Failure RATE_LIMITED where too many are theirs, UNAVAILABLE where there is no room */
  return (by: string): Place => {
    if ([...kept].filter((one) => one.by === by).length >= each) throw yours()
    const now = performance.now()
    if (kept.size >= most) {
      const slow = slowest(now)
      if (!slow) throw importsBusyFailure()
      kept.delete(slow)
      slow.end.abort()
    }
    const place: Kept = { by, since: now, bytes: 0, isArriving: true, end: new AbortController() }
    kept.add(place)
    return {
      signal: place.end.signal,
      grow: (bytes) => {
        place.bytes += bytes
      },
      arrive: () => {
        place.isArriving = false
      },
      leave: () => void kept.delete(place),
    }
  }
}
