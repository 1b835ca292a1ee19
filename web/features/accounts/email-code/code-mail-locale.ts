import type { LanguageCode } from '../../../../languages/index.ts'
import { chosenLanguage } from '../../../core/i18n/locale.ts'
import { loginCatalogue } from '../language/login-texts.ts'

/**
 * The language that a code’s mail is asked in: what was chosen on this device, else that of the page where it is another than
 * English. English pages are also those of whoever says nothing of languages, and then the server knows better.
 */
export const codeMailLanguage = (): { language?: LanguageCode } => {
  const { language: shown } = loginCatalogue.shown()
  const language = chosenLanguage() ?? (shown === 'en' ? null : shown)
  return language === null ? {} : { language }
}
