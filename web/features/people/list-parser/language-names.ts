import { matchLanguage, languages, type LanguageCode } from '../../../../languages/index.ts'

/** The English name of a language, for English sentences; language pickers show its own name. */
export const englishLanguageName = (code: LanguageCode): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** The code of a language given as a code ("de", "de-CH"), by its own name or by its English one; else as typed. */
export const parseLanguageName = (typed: string): string => {
  const name = typed.toLowerCase()
  const called = languages.find(({ code, ownName }) =>
    [ownName, englishLanguageName(code)].some((one) => one.toLowerCase() === name),
  )
  return called?.code ?? matchLanguage([name]) ?? typed
}
