import type { i18n } from 'i18next'
import arMails from './ar/mails.json' with { type: 'json' }
import arQuestionnaire from './ar/questionnaire.json' with { type: 'json' }
import arQuestions from './ar/questions.json' with { type: 'json' }
import arReport from './ar/report.json' with { type: 'json' }
import arReportPage from './ar/reportPage.json' with { type: 'json' }
import { createCatalogue } from './catalogue.ts'
import deMails from './de/mails.json' with { type: 'json' }
import deQuestionnaire from './de/questionnaire.json' with { type: 'json' }
import deQuestions from './de/questions.json' with { type: 'json' }
import deReport from './de/report.json' with { type: 'json' }
import deReportPage from './de/reportPage.json' with { type: 'json' }
import { english, type Area } from './english.ts'
import esMails from './es/mails.json' with { type: 'json' }
import esQuestionnaire from './es/questionnaire.json' with { type: 'json' }
import esQuestions from './es/questions.json' with { type: 'json' }
import esReport from './es/report.json' with { type: 'json' }
import esReportPage from './es/reportPage.json' with { type: 'json' }
import type { LanguageCode } from './index.ts'

/** The whole catalogue, for the server and for tests. Pages never import it: they load what they show. */
export const catalogue: Record<LanguageCode, Partial<Record<Area, object>>> = {
  en: english,
  de: {
    mails: deMails,
    questionnaire: deQuestionnaire,
    questions: deQuestions,
    report: deReport,
    reportPage: deReportPage,
  },
  es: {
    mails: esMails,
    questionnaire: esQuestionnaire,
    questions: esQuestions,
    report: esReport,
    reportPage: esReportPage,
  },
  ar: {
    mails: arMails,
    questionnaire: arQuestionnaire,
    questions: arQuestions,
    report: arReport,
    reportPage: arReportPage,
  },
}

const readers = new Map<LanguageCode, i18n>()

/** Reads one area of the catalogue in one language: `translator('de', 'questions')('sections.role.title')`. */
export function translator<A extends Area>(language: LanguageCode, area: A) {
  let reader = readers.get(language)
  if (!reader) {
    reader = createCatalogue({ language, resources: { [language]: catalogue[language] } })
    readers.set(language, reader)
  }
  return reader.getFixedT(language, area)
}
