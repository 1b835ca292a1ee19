import { createTranslator, type TextKey } from '../../../../insights/catalog/format-message.ts'
import english from '../../../../languages/en/aroundLogin.json' with { type: 'json' }
import type passwords from '../../../../languages/en/passwords.json'
import type { LanguageCode } from '../../../../languages/index.ts'
import { createFormats, createTexts } from '../../../core/i18n/catalogue.ts'

/** What the login page needs besides in a language other than English, and English browsers never fetch. */

type Around = typeof english
type Files = readonly [Promise<{ default: Around }>, Promise<{ default: typeof passwords }>]

const files: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Files>> = {
  de: () => [
    import('../../../../languages/de/aroundLogin.json'),
    import('../../../../languages/de/passwords.json'),
  ],
  es: () => [
    import('../../../../languages/es/aroundLogin.json'),
    import('../../../../languages/es/passwords.json'),
  ],
  ar: () => [
    import('../../../../languages/ar/aroundLogin.json'),
    import('../../../../languages/ar/passwords.json'),
  ],
}

/**
 * Sentences of the server and the browser are the specification's and stay English on the wire: they are known by their
 * words. A place of one holds a number or an address.
 */
const known = Object.entries(english.failure).map(([name, sentence]) => ({
  name: name.replace(/_(?:one|other)$/, ''),
  shape: new RegExp(
    `^${sentence
      .replaceAll(/[.?()]/g, String.raw`\$&`)
      .replaceAll(/\{\{(\w+), number\}\}/g, String.raw`(?<$1>\d+)`)
      .replaceAll(/\{\{(\w+), name\}\}/g, String.raw`(?<$1>\S+)`)}$`,
  ),
}))

type Failure = TextKey<Pick<Around, 'failure'>>
const names = new Set(known.map(({ name }) => `failure.${name}`))
const isFailure = (key: string): key is Failure => names.has(key)

const valuesOf = (groups: Record<string, string> = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, name === 'count' ? Number(value) : value]),
  )

/** @throws where it cannot be fetched */
export const loadLoginTexts = async (language: Exclude<LanguageCode, 'en'>) => {
  const [{ default: around }, { default: ofPasswords }] = await Promise.all(files[language]())
  const say = createTranslator(language, around, createFormats(language))
  return {
    /** What stands on the page and in it, and English pages have from elsewhere. */
    around: say,
    /** What only the ways with a password say. */
    passwords: createTexts(language, ofPasswords),
    /** A sentence that is known in this language; else as it is. */
    failure: (sentence: string): string => {
      for (const { name, shape } of known) {
        const found = shape.exec(sentence)
        const key = `failure.${name}`
        if (found !== null && isFailure(key)) return say(key, valuesOf(found.groups))
      }
      return sentence
    },
  }
}

export type LoadedLoginTexts = Awaited<ReturnType<typeof loadLoginTexts>>
