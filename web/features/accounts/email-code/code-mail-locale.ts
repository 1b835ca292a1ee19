import type { LanguageCode } from '../../../../languages/index.ts'
import { chosenLanguage } from '../../../core/i18n/locale.ts'
import { loginCatalogue } from '../language/login-texts.ts'

/**
 * The language of the code's mail: the one chosen on this device, else the page's unless that is English. English is
 * also shown to browsers without a language preference, and then the server knows better.
 */
export const codeMailLanguage = (): { language?: LanguageCode } => {
  const { language: shown } = loginCatalogue.shown()
  const language = chosenLanguage() ?? (shown === 'en' ? null : shown)
  return language === null ? {} : { language }
}
