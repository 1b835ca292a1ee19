import arAccounts from './ar/accounts.json' with { type: 'json' }
import arAroundLogin from './ar/aroundLogin.json' with { type: 'json' }
import arCompanyPage from './ar/companyPage.json' with { type: 'json' }
import arCompanyReport from './ar/companyReport.json' with { type: 'json' }
import arFiles from './ar/files.json' with { type: 'json' }
import arHelpBeside from './ar/helpBeside.json' with { type: 'json' }
import arMails from './ar/mails.json' with { type: 'json' }
import arPasswords from './ar/passwords.json' with { type: 'json' }
import arQuestionnaire from './ar/questionnaire.json' with { type: 'json' }
import arQuestions from './ar/questions.json' with { type: 'json' }
import arReminders from './ar/reminders.json' with { type: 'json' }
import arReport from './ar/report.json' with { type: 'json' }
import arReportPage from './ar/reportPage.json' with { type: 'json' }
import arReportPieces from './ar/reportPieces.json' with { type: 'json' }
import arThemes from './ar/themes.json' with { type: 'json' }
import deAccounts from './de/accounts.json' with { type: 'json' }
import deAroundLogin from './de/aroundLogin.json' with { type: 'json' }
import deCompanyPage from './de/companyPage.json' with { type: 'json' }
import deCompanyReport from './de/companyReport.json' with { type: 'json' }
import deFiles from './de/files.json' with { type: 'json' }
import deHelpBeside from './de/helpBeside.json' with { type: 'json' }
import deMails from './de/mails.json' with { type: 'json' }
import dePasswords from './de/passwords.json' with { type: 'json' }
import deQuestionnaire from './de/questionnaire.json' with { type: 'json' }
import deQuestions from './de/questions.json' with { type: 'json' }
import deReminders from './de/reminders.json' with { type: 'json' }
import deReport from './de/report.json' with { type: 'json' }
import deReportPage from './de/reportPage.json' with { type: 'json' }
import deReportPieces from './de/reportPieces.json' with { type: 'json' }
import deThemes from './de/themes.json' with { type: 'json' }
import { english, type Area } from './english.ts'
import esAccounts from './es/accounts.json' with { type: 'json' }
import esAroundLogin from './es/aroundLogin.json' with { type: 'json' }
import esCompanyPage from './es/companyPage.json' with { type: 'json' }
import esCompanyReport from './es/companyReport.json' with { type: 'json' }
import esFiles from './es/files.json' with { type: 'json' }
import esHelpBeside from './es/helpBeside.json' with { type: 'json' }
import esMails from './es/mails.json' with { type: 'json' }
import esPasswords from './es/passwords.json' with { type: 'json' }
import esQuestionnaire from './es/questionnaire.json' with { type: 'json' }
import esQuestions from './es/questions.json' with { type: 'json' }
import esReminders from './es/reminders.json' with { type: 'json' }
import esReport from './es/report.json' with { type: 'json' }
import esReportPage from './es/reportPage.json' with { type: 'json' }
import esReportPieces from './es/reportPieces.json' with { type: 'json' }
import esThemes from './es/themes.json' with { type: 'json' }
import type { LanguageCode } from './index.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

/** The whole catalogue, for tests. Pages never import it: they load what they show. */
export const catalogue: Readonly<Record<LanguageCode, Partial<Record<Area, Texts>>>> = {
  en: english,
  de: {
    accounts: deAccounts,
    aroundLogin: deAroundLogin,
    companyPage: deCompanyPage,
    companyReport: deCompanyReport,
    files: deFiles,
    helpBeside: deHelpBeside,
    mails: deMails,
    passwords: dePasswords,
    questionnaire: deQuestionnaire,
    questions: deQuestions,
    reminders: deReminders,
    report: deReport,
    reportPage: deReportPage,
    reportPieces: deReportPieces,
    themes: deThemes,
  },
  es: {
    accounts: esAccounts,
    aroundLogin: esAroundLogin,
    companyPage: esCompanyPage,
    companyReport: esCompanyReport,
    files: esFiles,
    helpBeside: esHelpBeside,
    mails: esMails,
    passwords: esPasswords,
    questionnaire: esQuestionnaire,
    questions: esQuestions,
    reminders: esReminders,
    report: esReport,
    reportPage: esReportPage,
    reportPieces: esReportPieces,
    themes: esThemes,
  },
  ar: {
    accounts: arAccounts,
    aroundLogin: arAroundLogin,
    companyPage: arCompanyPage,
    companyReport: arCompanyReport,
    files: arFiles,
    helpBeside: arHelpBeside,
    mails: arMails,
    passwords: arPasswords,
    questionnaire: arQuestionnaire,
    questions: arQuestions,
    reminders: arReminders,
    report: arReport,
    reportPage: arReportPage,
    reportPieces: arReportPieces,
    themes: arThemes,
  },
}
