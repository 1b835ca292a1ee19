/**
 * Sentences of a catalogue with their values put in. The files are written as i18next has them (nested keys, `{{value}}`,
 * `{{value, kind}}`, `_one` and `_other`), so that tools for translators read them.
 */
import type { LanguageCode } from '../../languages/index.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The keys of a catalogue, without the ends that its plural forms have. */
export type TextKey<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name extends `${infer Base}_${PluralForm}`
      ? Base
      : Name
    : `${Name}.${TextKey<Texts[Name]>}`
}[keyof Texts & string]

export type Values = Readonly<Record<string, string | number>>

/** Entries of a catalogue: sentences, and further entries below a name. */
export interface Entries {
  readonly [name: string]: string | Entries
}

/** How values are written, by the kind that a place says: `{{organization, name}}`, `{{count, number}}`. */
export type Formats = Readonly<Record<string, (value: string | number) => string>>

const placeholder = /\{\{(\w+)(?:, (\w+))?\}\}/gu

/** A text with the values in the places of their names; a place of another kind, or without a value, is left as it is. */
export function interpolate(text: string, values: Values, formats: Formats = {}): string {
  return text.replace(placeholder, (whole, name: string, kind?: string) => {
    const value = values[name]
    const format = kind === undefined ? String : formats[kind]
    return value === undefined || format === undefined ? whole : format(value)
  })
}

function collect(entries: Entries, path: string, found: Map<string, string>): Map<string, string> {
  for (const [name, entry] of Object.entries(entries)) {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof entry === 'string') found.set(key, entry)
    else collect(entry, key, found)
  }
  return found
}

/**
 * Says a sentence of these, with the values in the places of their names. Where it has plural forms, `count` chooses one
 * by the rules of the language. A value is put in as it is, whatever it holds.
 */
export function createTranslator<Texts extends Entries>(
  language: LanguageCode,
  texts: Texts,
  formats?: Formats,
): (key: TextKey<Texts>, values?: Values) => string {
  return createUntypedTranslator(language, texts, formats)
}

// Rules and formats of a language take long to make: each is made once it is needed.
const plurals = new Map<LanguageCode, Intl.PluralRules>()
const pluralsIn = (language: LanguageCode): Intl.PluralRules => {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules
}

/** The same for keys that are not known before. */
export function createUntypedTranslator(
  language: LanguageCode,
  texts: Entries,
  formats?: Formats,
): (key: string, values?: Values) => string {
  // At the first sentence: a page brings catalogues along that it may say nothing of.
  let all: ReturnType<typeof collect> | undefined
  return (key, values = {}) => {
    all ??= collect(texts, '', new Map())
    const count = values['count']
    const plural =
      typeof count === 'number' ? all.get(`${key}_${pluralsIn(language).select(count)}`) : undefined
    const text = plural ?? all.get(key)
    if (text === undefined) throw new RangeError(`There is no sentence ${key} in ${language}.`)
    return interpolate(text, values, formats)
  }
}
