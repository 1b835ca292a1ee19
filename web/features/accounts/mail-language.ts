import type { LanguageCode } from '../../../languages/index.ts'
import { chosenLanguage } from '../../core/language.ts'

/** The language that a code’s mail is asked in: what was chosen on this device, since these pages are English. */
export const mailLanguage = (): { language?: LanguageCode } => {
  const language = chosenLanguage()
  return language === null ? {} : { language }
}
