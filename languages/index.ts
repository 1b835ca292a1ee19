/** The languages that the questionnaire, its mails and its reports are written in, and which of them fits somebody. */

/** The code of one of the languages (BCP 47). */
export type LanguageCode = 'en' | 'de' | 'es' | 'ar'

export type Direction = 'ltr' | 'rtl'

export interface Language {
  readonly code: LanguageCode
  /** What it calls itself: whoever looks for it need not read any other. */
  readonly ownName: string
  readonly direction: Direction
}

/** English is what the others are translated from, and what stands in where somebody reads none of them. */
export const sourceLanguage = 'en' satisfies LanguageCode

/** All of them, in the order in which they are offered. */
export const languages: readonly Language[] = [
  { code: 'en', ownName: 'English', direction: 'ltr' },
  { code: 'de', ownName: 'Deutsch', direction: 'ltr' },
  { code: 'es', ownName: 'Español', direction: 'ltr' },
  { code: 'ar', ownName: 'العربية', direction: 'rtl' },
]

/** Their codes, for schemas. */
export const languageCodes = ['en', 'de', 'es', 'ar'] as const satisfies readonly LanguageCode[]

/** Whether a text is the code of one of them. */
export function isLanguageCode(text: unknown): text is LanguageCode {
  return languageCodes.some((code) => code === text)
}

/** The direction in which a language is written. */
export function directionOf(code: LanguageCode): Direction {
  return languages.find((language) => language.code === code)?.direction ?? 'ltr'
}

/**
 * The first of these BCP 47 tags that is one of the languages, whatever its script or region ("de-CH" and "DE" are
 * `de`, "ar-Arab-EG" is `ar`); null where none is. Also takes one text with commas, as `Accept-Language` has.
 */
export function languageOf(tags: string | readonly string[]): LanguageCode | null {
  const all = typeof tags === 'string' ? tags.split(',') : tags
  for (const tag of all) {
    const code = tag.trim().toLowerCase().split(/[-_;]/, 1)[0]
    if (isLanguageCode(code)) return code
  }
  return null
}
