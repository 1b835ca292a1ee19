import { directionOf, type LanguageCode } from './index.ts'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Somebody's own word within a sentence, kept from turning the sentence's order around: an Arabic name in English, and
 * any name in Arabic, stands between marks that isolate it.
 */
export function isolateBidi(word: string, language: LanguageCode): string {
  const isApart = directionOf(language) === 'rtl' || rightToLeft.test(word)
  return isApart ? `\u2068${word}\u2069` : word
}
