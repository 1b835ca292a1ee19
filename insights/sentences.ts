/**
 * Sentences of a catalogue with their values put in. The files are those of the library that the pages read theirs with
 * (nested keys, `{{value}}`, `_one` and `_other`); it takes a hundred times as long to put a value in, and a report of
 * thousands of people has as many sentences.
 */
import type { LanguageCode } from '../languages/index.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The keys of a catalogue, without the ends that its plural forms have. */
export type KeyOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name extends `${infer Base}_${PluralForm}`
      ? Base
      : Name
    : `${Name}.${KeyOf<Texts[Name]>}`
}[keyof Texts & string]

export type Values = Readonly<Record<string, string | number>>

/** Entries of a catalogue: sentences, and further entries below a name. */
export interface Entries {
  readonly [name: string]: string | Entries
}

const placeholder = /\{\{(\w+)\}\}/gu

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
export function sentencesIn<Texts extends Entries>(
  language: LanguageCode,
  texts: Texts,
): (key: KeyOf<Texts>, values?: Values) => string {
  const all = collect(texts, '', new Map())
  const plurals = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const count = values['count']
    const plural = typeof count === 'number' ? all.get(`${key}_${plurals.select(count)}`) : undefined
    const text = plural ?? all.get(key)
    if (text === undefined) throw new RangeError(`There is no sentence ${key} in ${language}.`)
    return text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole))
  }
}
