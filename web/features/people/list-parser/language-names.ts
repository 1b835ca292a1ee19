import { matchLanguage, languages, type LanguageCode } from '../../../../languages/index.ts'

/** The English name of a language, for English sentences; language pickers show its own name. */
export const englishLanguageName = (code: LanguageCode): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** Without accents and case, as "arabe" for "Árabe". */
const plainWord = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').trim()

/** Each language by its name in each of the languages. */
const namedLanguages: ReadonlyMap<string, LanguageCode> = new Map(
  languages.flatMap(({ code, ownName }) => [
    [plainWord(ownName), code] as const,
    ...languages.flatMap(({ code: speaker }) => {
      const name = new Intl.DisplayNames([speaker], { type: 'language' }).of(code)
      return name === undefined ? [] : [[plainWord(name), code] as const]
    }),
  ]),
)

/** The code of a language given as a code ("de", "de-CH") or by its name in any of the languages; else as typed. */
export const parseLanguageName = (typed: string): string =>
  namedLanguages.get(plainWord(typed)) ?? matchLanguage([typed]) ?? typed
