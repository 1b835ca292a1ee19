import { amountText } from '../../../../contract/shapes/reports/difference-text.ts'
import type { ReportCycle } from '../../../../contract/shapes/reports/report-cycle.ts'
import { reportWordsOf } from '../../../../insights/catalog/all-report-texts.ts'
import { createTranslator, type TextKey, type Values } from '../../../../insights/catalog/format-message.ts'
import type { Words } from '../../../../insights/catalog/report-texts.ts'
import arabic from '../../../../languages/ar/files.json' with { type: 'json' }
import arabicWiki from '../../../../languages/ar/companyPage.json' with { type: 'json' }
import arabicPage from '../../../../languages/ar/reportPage.json' with { type: 'json' }
import arabicThemes from '../../../../languages/ar/themes.json' with { type: 'json' }
import arabicPieces from '../../../../languages/ar/reportPieces.json' with { type: 'json' }
import german from '../../../../languages/de/files.json' with { type: 'json' }
import germanWiki from '../../../../languages/de/companyPage.json' with { type: 'json' }
import germanPage from '../../../../languages/de/reportPage.json' with { type: 'json' }
import germanThemes from '../../../../languages/de/themes.json' with { type: 'json' }
import germanPieces from '../../../../languages/de/reportPieces.json' with { type: 'json' }
import english from '../../../../languages/en/files.json' with { type: 'json' }
import englishWiki from '../../../../languages/en/companyPage.json' with { type: 'json' }
import englishPage from '../../../../languages/en/reportPage.json' with { type: 'json' }
import englishThemes from '../../../../languages/en/themes.json' with { type: 'json' }
import englishPieces from '../../../../languages/en/reportPieces.json' with { type: 'json' }
import spanish from '../../../../languages/es/files.json' with { type: 'json' }
import spanishWiki from '../../../../languages/es/companyPage.json' with { type: 'json' }
import spanishPage from '../../../../languages/es/reportPage.json' with { type: 'json' }
import spanishThemes from '../../../../languages/es/themes.json' with { type: 'json' }
import spanishPieces from '../../../../languages/es/reportPieces.json' with { type: 'json' }
import { directionOf, type Direction, type LanguageCode } from '../../../../languages/index.ts'
import { isolateBidi } from '../../../../languages/isolated.ts'
import { stampIn } from './document.ts'

/** The texts of files, in one language. */
export type FileWords = {
  language: LanguageCode
  direction: Direction
  /** The report engine's texts. */
  engine: Words
  /** A text of a person's page that is also in their file. */
  page: (key: TextKey<typeof englishPage>, values?: Values) => string
  /** A text of the company report's page that is also in its files. */
  wiki: (key: TextKey<typeof englishWiki>, values?: Values) => string
  /** A text shared by both kinds of reports, such as a state or a step. */
  piece: (key: TextKey<typeof englishPieces>, values?: Values) => string
  /** The name of a theme of what people wrote, and the texts of that part. */
  theme: (key: TextKey<typeof englishThemes>, values?: Values) => string
  /** A text that only files have. */
  say: (key: TextKey<typeof english>, values?: Values) => string
  /** A moment to the minute, in the time zone of the file. */
  moment: (at: string) => string
  /** The same so that a spreadsheet sorts it. */
  stamp: (at: string) => string
  /** A day, given as YYYY-MM-DD. */
  day: (on: string) => string
  /** A difference or its noise, without its sign. */
  amount: (value: number) => string
  /** Somebody's own word within a sentence. */
  named: (word: string) => string
  /** `a`, `a or b`. */
  either: (items: readonly string[]) => string
}

const texts = {
  en: {
    files: english,
    page: englishPage,
    wiki: englishWiki,
    pieces: englishPieces,
    themes: englishThemes,
    locale: 'en-GB',
  },
  de: {
    files: german,
    page: germanPage,
    wiki: germanWiki,
    pieces: germanPieces,
    themes: germanThemes,
    locale: 'de',
  },
  es: {
    files: spanish,
    page: spanishPage,
    wiki: spanishWiki,
    pieces: spanishPieces,
    themes: spanishThemes,
    locale: 'es',
  },
  // Latin digits, as in the grades and answers next to it.
  ar: {
    files: arabic,
    page: arabicPage,
    wiki: arabicWiki,
    pieces: arabicPieces,
    themes: arabicThemes,
    locale: 'ar-u-nu-latn',
  },
} as const satisfies Record<LanguageCode, object>

/** Control characters: in a name they could end the marks that isolate the name. */
const steering = /[^\P{Cc}\n\t]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

const wordsIn = (language: LanguageCode, timeZone: string | undefined): FileWords => {
  const { files, page, wiki, pieces, themes, locale } = texts[language]
  const say = createTranslator(language, files)
  const engine = reportWordsOf(language)
  const piece = createTranslator(language, pieces)
  const point = engine.decimal(0).charAt(1)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const minutes = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? { timeZone: 'UTC' } : { timeZone, timeZoneName: 'shortOffset' }),
  })
  const stamp = stampIn(timeZone)
  const written = (at: string) => minutes.format(new Date(at))
  // English has always been written without isolation marks.
  const apart = (word: string) => (language === 'en' ? word : isolateBidi(word, language))
  const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    language,
    direction: directionOf(language),
    engine,
    page: createTranslator(language, page),
    wiki: createTranslator(language, wiki),
    piece,
    theme: createTranslator(language, themes),
    say,
    day: language === 'en' ? (on) => on : (on) => days.format(new Date(on)),
    amount: (value) =>
      value > 0 && value < 0.0005 ? piece('number.tiny') : amountText(value).replace('.', point),
    stamp,
    moment:
      language === 'en'
        ? stamp
        : timeZone === undefined
          ? (at) => say('moment', { moment: written(at) })
          : written,
    named: (word) => apart(word.replaceAll(steering, '')),
    either: (items) => alternatives.format(items),
  }
}

const made = new Map<LanguageCode, FileWords>()

/** The texts of files in a language, with moments in a time zone; in UTC without one. */
export const fileWords = (language: LanguageCode, timeZone?: string): FileWords => {
  if (timeZone !== undefined) return wordsIn(language, timeZone)
  const words = made.get(language) ?? wordsIn(language, undefined)
  made.set(language, words)
  return words
}

/** The name of a cycle. */
export const cycleName = ({ say, named }: FileWords, { number, name }: ReportCycle): string =>
  name === null
    ? say('facts.cycleNumber', { number })
    : say('facts.cycleNamed', { number, name: named(name) })
