import { createTranslator, type TextKey } from '../../../insights/catalog/format-message.ts'
import arabic from '../../../languages/ar/mails.json' with { type: 'json' }
import german from '../../../languages/de/mails.json' with { type: 'json' }
import english from '../../../languages/en/mails.json' with { type: 'json' }
import spanish from '../../../languages/es/mails.json' with { type: 'json' }
import type { LanguageCode } from '../../../languages/index.ts'
import type { MailText } from './email-content.ts'
import { isolateInMail } from './isolate-in-mail.ts'
import { withoutLinks } from './unlink-names.ts'

type Texts = typeof english

/** The key of a sentence of the mails. */
export type MailKey = TextKey<Texts>

/** The values for the placeholders of a sentence; `count` also selects its plural form. */
type Values = Readonly<Record<string, string | number>>

/** What mails are written with, in one language. */
export type MailWords = {
  readonly language: LanguageCode
  /** A sentence, in which `{{organization, name}}` stays a name: kept apart where it is shown. */
  readonly say: (key: MailKey, values?: Values) => MailText
  /** A sentence on one line, for subjects and for use in other sentences. */
  readonly line: (key: MailKey, values?: Values) => string
  /** A word that is not of the language, such as a host, as part of a text. */
  readonly apart: (word: string) => string
  /** What somebody wrote, as they wrote it, between quotation marks. */
  readonly quoted: (text: string) => string
  /** Items one after the other. */
  readonly listed: (items: readonly string[]) => string
  /** A day in words. */
  readonly day: (at: Date) => string
  /** A moment in words, to the minute. Readers are anywhere, so it is given in UTC, and says so. */
  readonly moment: (at: Date) => string
  /** The same with its day of the week. */
  readonly momentOfWeek: (at: Date) => string
}

const texts: Readonly<Record<LanguageCode, Texts>> = {
  en: english,
  de: german,
  es: spanish,
  ar: arabic,
}

const locales: Readonly<Record<LanguageCode, string>> = {
  en: 'en-GB',
  de: 'de',
  es: 'es',
  // With the digits that the codes and links beside them use.
  ar: 'ar-u-nu-latn',
}

/** Places that hold an address that this server has checked, not a name. */
const ownAddresses: ReadonlySet<string> = new Set(['email', 'support', 'place'])

const place = /\{\{(\w+)(?:, (\w+))?\}\}/u

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const

const wordsIn = (language: LanguageCode): MailWords => {
  const locale = locales[language]
  const sentence = createTranslator(language, texts[language])
  const number = new Intl.NumberFormat(locale)
  const days = new Intl.DateTimeFormat(locale, day)
  const minutes = new Intl.DateTimeFormat(locale, minute)
  const minutesOfWeek = new Intl.DateTimeFormat(locale, { ...minute, weekday: 'long' })

  const partsOf = (key: MailKey, values: Values): (string | { name: string })[] => {
    const count = values['count']
    // Text, name and kind of a place, text, and so on: what a value holds is never read as a place again.
    const pieces = sentence(key, count === undefined ? {} : { count }).split(place)
    return pieces.flatMap((piece, index): (string | { name: string })[] => {
      if (index % 3 === 0) return piece === '' ? [] : [piece]
      if (index % 3 === 2) return []
      const value = values[piece]
      if (value === undefined)
        throw new RangeError(`The sentence ${key} says ${piece}, which it was not given.`)
      const kind = pieces[index + 1]
      if (kind === 'name')
        return [{ name: ownAddresses.has(piece) ? String(value) : withoutLinks(String(value)) }]
      return [typeof value === 'number' ? number.format(value) : value]
    })
  }
  const apart = (word: string) => isolateInMail(language, word)
  const joined = (key: MailKey, values: Values) =>
    partsOf(key, values)
      .map((part) => (typeof part === 'string' ? part : apart(part.name)))
      .join('')
  const line = (key: MailKey, values: Values = {}) => joined(key, values).replaceAll(/\s+/g, ' ')
  const inUtc = (moment: string) => line('frame.moment', { moment })
  return {
    language,
    say: (key, values = {}) => partsOf(key, values),
    line,
    apart,
    quoted: (text) => joined('frame.quoted', { text: withoutLinks(text) }),
    listed: (items) => items.join(language === 'ar' ? '، ' : ', '),
    day: (at) => days.format(at),
    moment: (at) => inUtc(minutes.format(at)),
    momentOfWeek: (at) => inUtc(minutesOfWeek.format(at)),
  }
}

const made = new Map<LanguageCode, MailWords>()

/** The words of mails in a language. */
export const mailWords = (language: LanguageCode): MailWords => {
  const words = made.get(language) ?? wordsIn(language)
  made.set(language, words)
  return words
}
