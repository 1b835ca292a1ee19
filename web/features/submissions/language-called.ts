import { languageOf, languages, type LanguageCode } from '../../../languages/index.ts'

const englishNames: Record<string, LanguageCode> = {
  english: 'en',
  german: 'de',
  spanish: 'es',
  arabic: 'ar',
}

/** The code of a language that is called by it ("de", "de-CH"), by its own name or by its English one; else as typed. */
export const languageCalled = (typed: string): string => {
  const name = typed.toLowerCase()
  const own = languages.find(({ ownName }) => ownName.toLowerCase() === name)
  return own?.code ?? englishNames[name] ?? languageOf([name]) ?? typed
}
