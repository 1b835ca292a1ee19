import { matchLanguage, languages, type LanguageCode } from '../../../../languages/index.ts'

/** What a language is called in an English sentence; what it calls itself is for where one chooses it. */
export const englishLanguageName = (code: LanguageCode): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** The code of a language that is called by it ("de", "de-CH"), by its own name or by its English one; else as typed. */
export const parseLanguageName = (typed: string): string => {
  const name = typed.toLowerCase()
  const called = languages.find(({ code, ownName }) =>
    [ownName, englishLanguageName(code)].some((one) => one.toLowerCase() === name),
  )
  return called?.code ?? matchLanguage([name]) ?? typed
}
