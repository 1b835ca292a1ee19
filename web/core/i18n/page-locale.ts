import { directionOf, type LanguageCode } from '../../../languages/index.ts'
import { t } from './t.ts'
import texts from '../../../languages/en/core.json' with { type: 'json' }

/** The language of the current page; English unless a page sets another. */

const english = t(texts, 'pageLanguage.connectionLost')
let lost = english
const listeners = new Set<() => void>()

/** The text shown over any page while the server is unreachable. */
export const connectionText = (): string => lost

/** Calls `listener` when that text changes; the returned function unsubscribes. */
export const onConnectionTextChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const become = (language: LanguageCode, words: string) => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  lost = words
  for (const listener of listeners) listener()
}

/**
 * Sets the language of the whole page and the text shown over it while the server is unreachable. The returned
 * function switches back to English.
 */
export const setPageLanguage = (language: LanguageCode, words: string = english): (() => void) => {
  become(language, words)
  return () => become('en', english)
}
