import type { LanguageCode } from '../../../languages/index.ts'
import { isolateBidi } from '../../../languages/isolated.ts'

/** Marks that isolate are left out of English, as mail programs have shown its names all along. */
export const isolateInMail = (language: LanguageCode, word: string): string =>
  language === 'en' ? word : isolateBidi(word, language)
