import { directionOf, type LanguageCode } from './index.ts'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * A name or word from outside within a sentence, isolated so that it does not change the order of the sentence: an
 * Arabic name in English, and any name in Arabic, gets isolating marks around it.
 */
export function isolateBidi(word: string, language: LanguageCode): string {
  const isApart = directionOf(language) === 'rtl' || rightToLeft.test(word)
  return isApart ? `\u2068${word}\u2069` : word
}
