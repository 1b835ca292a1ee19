import { directionOf, type LanguageCode } from '../../../languages/index.ts'
import { say } from './t.ts'

/** Of which language the page is that is shown; English unless one says otherwise. */

const english = say('pageLanguage.connectionLost')
let lost = english
const listeners = new Set<() => void>()

/** What is said over any page while the server is away. */
export const connectionText = (): string => lost

/** Hears of other words; the returned function stops listening. */
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
 * Says of the whole page that it is in a language, and what stands over it while the server is away. The returned
 * function gives the page back to English.
 */
export const setPageLanguage = (language: LanguageCode, words: string = english): (() => void) => {
  become(language, words)
  return () => become('en', english)
}
