import { useSyncExternalStore, type ReactNode } from 'react'
import {
  createTranslator,
  type Entries,
  type Formats,
  type TextKey,
  type Values,
} from '../../../insights/catalog/format-message.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { isolateBidi } from '../../../languages/isolated.ts'
import { interpolateNodes } from './interpolate.tsx'
import { readerLocale } from './locale.ts'

/** The words of pages that are told in several languages: English came with the page, another is fetched when needed. */

/** How names and numbers are written within sentences of a language. */
export const createFormats = (language: LanguageCode): Formats => ({
  name: (value) => isolateBidi(String(value), language),
  number: (value) => new Intl.NumberFormat(readerLocale(language)).format(Number(value)),
})

/** The texts of an area in a language, with their values put in; `fill` puts in something other than text. */
export const createTexts = <Texts extends Entries>(language: LanguageCode, texts: Texts) => {
  const say = createTranslator(language, texts, createFormats(language))
  return {
    say,
    fill: (key: TextKey<Texts>, parts: Readonly<Record<string, ReactNode>>, values: Values = {}): ReactNode =>
      interpolateNodes((all) => say(key, all), parts, values),
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
export const createCatalogue = <W extends Words>(
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
