import { useSyncExternalStore } from 'react'
import { englishLocale } from '../../core/i18n/locale.ts'
import { useIsPrinting } from '../print/use-printing.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

// A list has hundreds of times, and creating a formatter costs more than using it a hundred times.
const makeFormats = (locale: string) => ({
  exactly: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
  onPaper: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  words: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
})
const made = new Map<string, ReturnType<typeof makeFormats>>()

const formatsOf = (locale: string) => {
  const known = made.get(locale) ?? makeFormats(locale)
  made.set(locale, known)
  return known
}

/** "3 days ago", in English unless the format says otherwise; below a minute "just now". */
export const relativeTime = (
  at: number,
  now: number,
  format = formatsOf(englishLocale()).words,
  justNow = t(texts, 'relativeTime.justNow'),
): string => {
  const seconds = Math.round((at - now) / 1000)
  const unit = units.find(([, size]) => Math.abs(seconds) >= size)
  return unit === undefined ? justNow : format.format(Math.trunc(seconds / unit[1]), unit[0])
}

/** One clock for all times on a page: it ticks every minute while any are mounted. */
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

/**
 * A relative time in the language of the surrounding sentence; the exact time appears on hover, and replaces it in
 * print, where "ago" makes no sense.
 */
export const RelativeTime = ({ at, locale }: { at: string; locale?: string | undefined }) => {
  const { exactly, onPaper, words } = formatsOf(locale ?? englishLocale())
  const justNow = locale === undefined ? t(texts, 'relativeTime.justNow') : words.format(0, 'second')
  const now = useSyncExternalStore(listen, () => minute)
  const isPrinting = useIsPrinting()
  const moment = new Date(at)
  return (
    <time dateTime={at} title={exactly.format(moment)}>
      {isPrinting
        ? onPaper.format(moment)
        : relativeTime(moment.getTime(), Math.max(now, moment.getTime()), words, justNow)}
    </time>
  )
}
