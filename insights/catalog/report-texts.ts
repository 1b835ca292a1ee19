/**
 * The words that both reports are written with. The engine takes them as an argument, as it takes the moment: the same
 * answers give the same report in every language, sentence for sentence and number for number.
 */
import englishTexts from '../../languages/en/report.json' with { type: 'json' }
import type { LanguageCode } from '../../languages/index.ts'
import { decimalMarks } from './decimal-marks.ts'
import { gradeText } from '../scoring/grades.ts'
import { questionOf, type QuestionId } from '../questionnaire/questionnaire.ts'
import type { Grade } from '../report-types.ts'
import { toFixedHalfUp } from '../scoring/rounding.ts'
import { createTranslator, type TextKey, type Values } from './format-message.ts'
import {
  englishMarks,
  joinList,
  inQuotationMarks,
  listQuotes,
  quoteInStyle,
  type Marks,
  type QuoteStyle,
} from './quote-answer.ts'

/** Every sentence of the reports, in one language. */
export type ReportTexts = typeof englishTexts

/** The key of one sentence of a report. */
export type ReportKey = TextKey<ReportTexts>

export interface Words {
  readonly language: LanguageCode
  /** A whole sentence, or a fragment used in one unchanged. `count` selects the plural form. */
  readonly say: (key: ReportKey, values?: Values) => string
  /** A person's own words in quotation marks, as `quote` has them. */
  readonly quote: (text: string, max?: number) => string
  /** Parts of an answer in quotation marks, and how many it has besides. */
  readonly quoteParts: (parts: readonly string[], others: number) => string
  /** `a`, `a and b`, `a, b and c`. */
  readonly listed: (items: readonly string[]) => string
  /** A rating as it is read aloud: `7`, `7.6`. */
  readonly numeral: (value: number) => string
  /** A number with every decimal that it has. */
  readonly exact: (value: number) => string
  /** A score with its one decimal: `7.0`. */
  readonly decimal: (value: number) => string
  /** The separator of a list without a last item. */
  readonly comma: string
  /** A count: `600`, `1,200`. */
  readonly counted: (count: number) => string
  readonly grade: (grade: Grade) => string
  /** A name or a title that somebody gave, kept from turning a sentence around. */
  readonly named: (name: string) => string
  /** The words of a question. */
  readonly question: (id: QuestionId) => string
}

interface Style {
  /** By which numbers and lists are written. */
  readonly locale: string
  readonly marks: Marks
}

const guillemets: Marks = { open: '«', close: '»', innerOpen: '“', innerClose: '”' }

const styles: Readonly<Record<LanguageCode, Style>> = {
  en: { locale: 'en-GB', marks: englishMarks },
  de: { locale: 'de', marks: { open: '„', close: '“', innerOpen: '‚', innerClose: '‘' } },
  es: { locale: 'es', marks: guillemets },
  // With the digits that people type and that grades use, so that numbers can be compared.
  ar: { locale: 'ar-u-nu-latn', marks: { ...guillemets, isApart: true } },
}

/** Words in a language, with its sentences and its words for the questions. */
export function createReportWords(
  language: LanguageCode,
  report: ReportTexts,
  question: (id: QuestionId) => string,
): Words {
  const { locale, marks } = styles[language]
  const decimal = decimalMarks[language]
  const say = createTranslator(language, report)
  // Formats take long to make: each is made once it is needed.
  let list: Intl.ListFormat | undefined
  const listedHere = (items: readonly string[]) => {
    list ??= new Intl.ListFormat(locale, { type: 'conjunction' })
    return list.format(items)
  }
  // The same for English, and a tenth of the time.
  const listing = language === 'en' ? joinList : listedHere
  let whole: Intl.NumberFormat | undefined
  const counted = (count: number) => {
    whole ??= new Intl.NumberFormat(locale)
    return whole.format(count)
  }
  const exact = (value: number): string => String(value).replace('.', decimal)
  const style: QuoteStyle = {
    inMarks: (text) => inQuotationMarks(text, marks),
    listed: listing,
    more: (count) => say('phrases.more', { count, number: counted(count) }),
  }
  return {
    language,
    say,
    quote: (text, max) => quoteInStyle(style, text, max),
    quoteParts: (parts, others) => listQuotes(style, parts, others),
    listed: listing,
    numeral: (value) => exact(Math.round(value * 100) / 100),
    exact,
    decimal: (value) => toFixedHalfUp(value, 1).replace('.', decimal),
    comma: language === 'ar' ? '، ' : ', ',
    counted,
    // In right-to-left text, the minus of a grade would be shown before its letter.
    grade: (grade) => (marks.isApart === true ? `\u2066${gradeText(grade)}\u2069` : gradeText(grade)),
    named: (name) => (marks.isApart === true ? `\u2068${name}\u2069` : name),
    question,
  }
}

/** The words of the reports as they are stored, hashed and made again. */
export const english: Words = createReportWords('en', englishTexts, (id) => questionOf(id).prompt)
