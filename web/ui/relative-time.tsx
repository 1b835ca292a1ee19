import { useEffect, useState } from 'react'

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** "3 days ago", in the reader's language; below a minute "just now". */
export const relativeTime = (at: number, now: number, locale?: string): string => {
  const seconds = Math.round((at - now) / 1000)
  const unit = units.find(([, size]) => Math.abs(seconds) >= size)
  if (unit === undefined) return 'just now'
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return words.format(Math.trunc(seconds / unit[1]), unit[0])
}

/** A moment as people say it; the exact one appears on hover. */
export const RelativeTime = ({ at }: { at: string }) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const moment = new Date(at)
  const exact = moment.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(moment.getTime(), Math.max(now, moment.getTime()), undefined)}
    </time>
  )
}
