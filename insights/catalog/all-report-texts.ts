import arQuestions from '../../languages/ar/questions.json' with { type: 'json' }
import arReport from '../../languages/ar/report.json' with { type: 'json' }
import deQuestions from '../../languages/de/questions.json' with { type: 'json' }
import deReport from '../../languages/de/report.json' with { type: 'json' }
import esQuestions from '../../languages/es/questions.json' with { type: 'json' }
import esReport from '../../languages/es/report.json' with { type: 'json' }
import type { LanguageCode } from '../../languages/index.ts'
import { english, createReportWords, type Words } from './report-texts.ts'

/** The words of the reports in every language, for the server and for tests. Pages load the one that they show. */
const all: Readonly<Record<LanguageCode, Words>> = {
  en: english,
  de: createReportWords('de', deReport, (id) => deQuestions.questions[id].prompt),
  es: createReportWords('es', esReport, (id) => esQuestions.questions[id].prompt),
  ar: createReportWords('ar', arReport, (id) => arQuestions.questions[id].prompt),
}

/** The words of a language. */
export function reportWordsOf(language: LanguageCode): Words {
  return all[language]
}
