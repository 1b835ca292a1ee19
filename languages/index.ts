/** The languages that the questionnaire, its mails and its reports are written in, and which of them fits somebody. */

/** The codes of all of them (BCP 47), in the order in which they are offered. */
export const languageCodes = ['en', 'de', 'es', 'ar'] as const

export type LanguageCode = (typeof languageCodes)[number]

export type Direction = 'ltr' | 'rtl'

export interface Language {
  readonly code: LanguageCode
  /** Its name in the language itself, so that its speakers find it without reading another one. */
  readonly ownName: string
  readonly direction: Direction
}

/** English is the source of the translations, and the fallback for everybody who reads none of them. */
export const sourceLanguage = 'en' satisfies LanguageCode

const described: Readonly<Record<LanguageCode, Omit<Language, 'code'>>> = {
  en: { ownName: 'English', direction: 'ltr' },
  de: { ownName: 'Deutsch', direction: 'ltr' },
  es: { ownName: 'Español', direction: 'ltr' },
  ar: { ownName: 'العربية', direction: 'rtl' },
}

export const languages: readonly Language[] = languageCodes.map((code) => ({ code, ...described[code] }))

/** Whether a text is the code of one of them. */
export function isLanguageCode(text: unknown): text is LanguageCode {
  return languageCodes.some((code) => code === text)
}

/** The direction in which a language is written. */
export function directionOf(code: LanguageCode): Direction {
  return described[code].direction
}

/**
 * The first of these BCP 47 tags that is one of the languages, whatever its script or region ("de-CH" and "DE" are
 * `de`, "ar-Arab-EG" is `ar`); null where none is. Also takes one text with commas, as `Accept-Language` has.
 */
export function matchLanguage(tags: string | readonly string[]): LanguageCode | null {
  const all = typeof tags === 'string' ? tags.split(',') : tags
  for (const tag of all) {
    const code = tag.trim().toLowerCase().split(/[-_;]/, 1)[0]
    if (isLanguageCode(code)) return code
  }
  return null
}
