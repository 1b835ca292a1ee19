/**
 * The words that a company report is written with: an argument of the engine, as `words.ts` is. They are files of their own,
 * which the page of a person's report does not load.
 */
import englishTexts from '../../languages/en/companyReport.json' with { type: 'json' }
import { createTranslator, type TextKey, type Values } from './format-message.ts'
import { english, type Words } from './report-texts.ts'

/** Every sentence of a company report, in one language. */
export type CompanyTexts = typeof englishTexts

export interface CompanyWords {
  /** A whole sentence, or a fragment used in one unchanged. `count` selects the plural form. */
  readonly say: (key: TextKey<CompanyTexts>, values?: Values) => string
  /** What both reports have: names of ratings, quotes, lists, numbers. */
  readonly common: Words
}

/** The words of company reports in the language of these. */
export function createCompanyWords(common: Words, texts: CompanyTexts): CompanyWords {
  return { common, say: createTranslator(common.language, texts) }
}

/** The words of company reports as they are stored, hashed and made again. */
export const companyEnglish: CompanyWords = createCompanyWords(english, englishTexts)

/** A number that a sentence agrees with, written out beside it. */
export function countValues(count: number, { common }: CompanyWords): { count: number; number: string } {
  return { count, number: common.counted(count) }
}
