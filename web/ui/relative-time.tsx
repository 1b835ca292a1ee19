import { useSyncExternalStore } from 'react'
import { useIsPrinting } from './use-printing.ts'

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

// A list has hundreds of moments, and making a formatter costs more than a hundred uses of it.
const exactly = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })
const onPaper = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

/** "3 days ago", in the reader's language; below a minute "just now". */
export const relativeTime = (at: number, now: number, format = words): string => {
  const seconds = Math.round((at - now) / 1000)
  const unit = units.find(([, size]) => Math.abs(seconds) >= size)
  return unit === undefined ? 'just now' : format.format(Math.trunc(seconds / unit[1]), unit[0])
}

/** One clock for all moments on a page: it goes on every minute while there are any. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let minute = Date.now()

const listen = (onTick: () => void) => {
  if (listeners.size === 0) {
    timer = setInterval(() => {
      minute = Date.now()
      for (const tick of listeners) tick()
    }, 60_000)
    minute = Date.now()
  }
  listeners.add(onTick)
  return () => {
    listeners.delete(onTick)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** A moment as people say it; the exact one appears on hover, and stands on paper, where nothing is ago. */
export const RelativeTime = ({ at }: { at: string }) => {
  const now = useSyncExternalStore(listen, () => minute)
  const isPrinting = useIsPrinting()
  const moment = new Date(at)
  return (
    <time dateTime={at} title={exactly.format(moment)}>
      {isPrinting ? onPaper.format(moment) : relativeTime(moment.getTime(), Math.max(now, moment.getTime()))}
    </time>
  )
}
