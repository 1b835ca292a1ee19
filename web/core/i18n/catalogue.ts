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

/** The texts of pages that exist in several languages: English ships with the page, others are fetched when needed. */

/** How names and numbers are formatted within sentences of a language. */
export const createFormats = (language: LanguageCode): Formats => ({
  name: (value) => isolateBidi(String(value), language),
  number: (value) => new Intl.NumberFormat(readerLocale(language)).format(Number(value)),
})

/** The texts of an area in a language, with their values interpolated; `fill` interpolates nodes instead of text. */
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
  /** The text shown over the page while the server is unreachable; undefined means the English one. */
  connectionLost?: string | undefined
}

export type Catalogue<W extends Words = Words> = {
  /** The texts shown now. */
  shown: () => W
  use: () => W
  /**
   * Switches to a language once its texts are loaded; until then nothing changes.
   * @throws if they cannot be fetched; another try may succeed.
   */
  show: (language: LanguageCode) => Promise<void>
}

/** Texts that can change while a page is open. `fetched` loads those of another language. */
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
      // A late response must not replace a language that was requested after it.
      if (asked !== language) return
      shown = words
      for (const listener of listeners) listener()
    },
  }
}
