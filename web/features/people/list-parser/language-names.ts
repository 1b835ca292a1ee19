import { languageOf, languages, type LanguageCode } from '../../../../languages/index.ts'

/** What a language is called in an English sentence; what it calls itself is for where one chooses it. */
export const englishNameOf = (code: LanguageCode): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** The code of a language that is called by it ("de", "de-CH"), by its own name or by its English one; else as typed. */
export const languageCalled = (typed: string): string => {
  const name = typed.toLowerCase()
  const called = languages.find(({ code, ownName }) =>
    [ownName, englishNameOf(code)].some((one) => one.toLowerCase() === name),
  )
  return called?.code ?? languageOf([name]) ?? typed
}
