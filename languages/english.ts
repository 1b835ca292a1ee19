import accounts from './en/accounts.json' with { type: 'json' }
import aroundLogin from './en/aroundLogin.json' with { type: 'json' }
import companyPage from './en/companyPage.json' with { type: 'json' }
import companyReport from './en/companyReport.json' with { type: 'json' }
import files from './en/files.json' with { type: 'json' }
import helpBeside from './en/helpBeside.json' with { type: 'json' }
import mails from './en/mails.json' with { type: 'json' }
import passwords from './en/passwords.json' with { type: 'json' }
import questionnaire from './en/questionnaire.json' with { type: 'json' }
import questions from './en/questions.json' with { type: 'json' }
import reminders from './en/reminders.json' with { type: 'json' }
import report from './en/report.json' with { type: 'json' }
import reportPage from './en/reportPage.json' with { type: 'json' }
import reportPieces from './en/reportPieces.json' with { type: 'json' }
import themes from './en/themes.json' with { type: 'json' }

/** English by area: the texts that the other languages are translated from, and that name the keys of all of them. */
export const english = {
  accounts,
  aroundLogin,
  companyPage,
  companyReport,
  files,
  helpBeside,
  mails,
  passwords,
  questionnaire,
  questions,
  reminders,
  report,
  reportPage,
  reportPieces,
  themes,
}

/** A part of the catalogue, one file in each language. */
export type Area = keyof typeof english
