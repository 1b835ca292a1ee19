import { useSyncExternalStore, type ReactNode } from 'react'
import {
  sentencesIn,
  type Entries,
  type Formats,
  type KeyOf,
  type Values,
} from '../../../insights/catalog/format-message.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { isolated } from '../../../languages/isolated.ts'
import { fill } from './interpolate.tsx'
import { localeOf } from './locale.ts'

/** The words of pages that are told in several languages: English came with the page, another is fetched when needed. */

/** How names and numbers are written within sentences of a language. */
export const formatsIn = (language: LanguageCode): Formats => ({
  name: (value) => isolated(String(value), language),
  number: (value) => new Intl.NumberFormat(localeOf(language)).format(Number(value)),
})

/** The texts of an area in a language, with their values put in; `fill` puts in something other than text. */
export const sayingsIn = <Texts extends Entries>(language: LanguageCode, texts: Texts) => {
  const say = sentencesIn(language, texts, formatsIn(language))
  return {
    say,
    fill: (key: KeyOf<Texts>, parts: Readonly<Record<string, ReactNode>>, values: Values = {}): ReactNode =>
      fill((all) => say(key, all), parts, values),
  }
}

type Words = {
  language: LanguageCode
  /** What is said over the page while the server is away; undefined where English says it. */
  connectionLost?: string | undefined
}

export type Catalogue<W extends Words = Words> = {
  /** The words that are shown now. */
  shown: () => W
  use: () => W
  /**
   * Shows a language from now on, once its words are there; until then nothing changes.
   * @throws where they cannot be fetched; another try may succeed.
   */
  show: (language: LanguageCode) => Promise<void>
}

/** Words that change while a page is open. `fetched` brings those of another language. */
export const catalogueOf = <W extends Words>(
  english: W,
  fetched: (language: Exclude<LanguageCode, 'en'>) => Promise<W>,
): Catalogue<W> => {
  const known = new Map<LanguageCode, W>()
  const listeners = new Set<() => void>()
  let shown = english
  let asked = english.language
  const onShown = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    shown: () => shown,
    use: () => useSyncExternalStore(onShown, () => shown),
    show: async (language) => {
      asked = language
      const words = language === 'en' ? english : (known.get(language) ?? (await fetched(language)))
      known.set(language, words)
      // One that comes late does not take the place of what was asked for since.
      if (asked !== language) return
      shown = words
      for (const listener of listeners) listener()
    },
  }
}
