import mails from './en/mails.json' with { type: 'json' }
import questionnaire from './en/questionnaire.json' with { type: 'json' }
import questions from './en/questions.json' with { type: 'json' }
import report from './en/report.json' with { type: 'json' }
import reportPage from './en/reportPage.json' with { type: 'json' }

/** English by area: the texts that the other languages are translated from, and that name the keys of all of them. */
export const english = { mails, questionnaire, questions, report, reportPage }

/** A part of the catalogue, one file in each language. */
export type Area = keyof typeof english

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'questionnaire'
    resources: typeof english
    returnNull: false
  }
}
