import { createTranslator, type TextKey } from '../../../../insights/catalog/format-message.ts'
import english from '../../../../languages/en/aroundLogin.json' with { type: 'json' }
import type passwords from '../../../../languages/en/passwords.json'
import type { LanguageCode } from '../../../../languages/index.ts'
import { createFormats, createTexts } from '../../../core/i18n/catalogue.ts'

/** The texts that the login page needs in other languages than English; English browsers never fetch them. */

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
 * Messages of the server and the browser come from the specification and stay English on the wire, so they are
 * recognized by their wording. A placeholder in one matches a number or an address.
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

/** @throws if they cannot be fetched */
export const loadLoginTexts = async (language: Exclude<LanguageCode, 'en'>) => {
  const [{ default: around }, { default: ofPasswords }] = await Promise.all(files[language]())
  const say = createTranslator(language, around, createFormats(language))
  return {
    /** The texts on and around the page that English pages get from elsewhere. */
    around: say,
    /** Texts that only the password forms use. */
    passwords: createTexts(language, ofPasswords),
    /** Translates a known sentence and returns any other unchanged. */
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
