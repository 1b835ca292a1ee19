import arTexts from '../../languages/ar/companyReport.json' with { type: 'json' }
import deTexts from '../../languages/de/companyReport.json' with { type: 'json' }
import esTexts from '../../languages/es/companyReport.json' with { type: 'json' }
import type { LanguageCode } from '../../languages/index.ts'
import { reportWordsOf } from './all-report-texts.ts'
import { companyEnglish, createCompanyWords, type CompanyWords } from './company-texts.ts'

/** The words of company reports in every language, for the server and for tests. */
const all: Readonly<Record<LanguageCode, CompanyWords>> = {
  en: companyEnglish,
  de: createCompanyWords(reportWordsOf('de'), deTexts),
  es: createCompanyWords(reportWordsOf('es'), esTexts),
  ar: createCompanyWords(reportWordsOf('ar'), arTexts),
}

/** The words of company reports in a language. */
export function companyWordsOf(language: LanguageCode): CompanyWords {
  return all[language]
}
