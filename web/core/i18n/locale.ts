import { useEffect, useSyncExternalStore } from 'react'
import { isLanguageCode, matchLanguage, type LanguageCode } from '../../../languages/index.ts'
import { keys, local } from '../browser/storage.ts'

/** The language that somebody chose or was invited in on this device, and what their browser says about languages. */

const listeners = new Set<() => void>()

/** The language chosen on this device; null where none was. */
export const chosenLanguage = (): LanguageCode | null => {
  const stored = local.get(keys.language)
  return isLanguageCode(stored) ? stored : null
}

/** Keeps the choice on this device; null takes it back. */
export const chooseLanguage = (language: LanguageCode | null): void => {
  if (language === null) local.remove(keys.language)
  else local.set(keys.language, language)
  for (const listener of listeners) listener()
}

const onChosen = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === keys.language || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The same, kept up to date, from other tabs too. */
export const useChosenLanguage = (): LanguageCode | null => useSyncExternalStore(onChosen, chosenLanguage)

/** The language of the invitation that was opened last on this device; null where it has none, or none was opened. */
export const storedInvitationLanguage = (): LanguageCode | null => {
  const stored = local.get(keys.invitedIn)
  return isLanguageCode(stored) ? stored : null
}

/** Remembers the language of the invitation that is looked at, for pages that know of none; undefined while it is not known. */
export const useStoreInvitationLanguage = (language: LanguageCode | null | undefined): void =>
  useEffect(() => {
    if (language === null) local.remove(keys.invitedIn)
    else if (language !== undefined) local.set(keys.invitedIn, language)
  }, [language])

/** The language of somebody who chose none on this device: that of their profile, else of their invitation, else English. */
export const resolveLanguage = (
  own: LanguageCode | null | undefined,
  invitedIn: LanguageCode | null | undefined,
): LanguageCode => own ?? invitedIn ?? 'en'

/** The first of the browser's languages that there is; null where there is none of them. */
export const browserLanguage = (): LanguageCode | null => matchLanguage(navigator.languages)

/** How English is written for this reader: in the variant that their browser prefers, else the British one. */
export const englishLocale = (): string =>
  navigator.languages.find((tag) => matchLanguage([tag]) === 'en') ?? 'en-GB'

/** A moment as English is written for this reader: "26 November 2026 at 14:05". */
export const englishMoment = (at: string): string =>
  new Intl.DateTimeFormat(englishLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))

/** A number as English is written for this reader: "1,200", whatever the browser's first language. */
export const englishNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(englishLocale(), options)

/** The reader's own variant of a language ("de-CH"), by which numbers and dates are written; else the language itself. */
export const readerLocale = (language: LanguageCode): string =>
  navigator.languages.find((tag) => matchLanguage(tag) === language) ?? language
