import accounts from '../../../../languages/en/accounts.json' with { type: 'json' }
import type { LanguageCode } from '../../../../languages/index.ts'
import { CallError, failureText, failureTextOr } from '../../../core/api/call-error.ts'
import { createCatalogue, createTexts } from '../../../core/i18n/catalogue.ts'
import {
  browserLanguage,
  chosenLanguage,
  englishLocale,
  storedInvitationLanguage,
  readerLocale,
} from '../../../core/i18n/locale.ts'
import type { LoadedLoginTexts } from './translated-login-texts.ts'

/** What the login page says, in the language that is shown: English came with the page, another is fetched when needed. */

const read = (language: LanguageCode, texts: typeof accounts, another: LoadedLoginTexts | null) => {
  const failure = another?.failure ?? ((sentence: string): string => sentence)
  const locale = language === 'en' ? englishLocale() : readerLocale(language)
  return {
    language,
    ...createTexts(language, texts),
    /** What it says besides in a language other than English; null in English. */
    another,
    connectionLost: another?.around('connectionLost'),
    /** A sentence of the server or the browser, which are English: in this language where it is known, else as it is. */
    failure,
    /** That of the server for what was thrown, else the given one, with what happened to the connection. */
    failureOr: (error: unknown, otherwise: string): string => {
      if (another === null) return failureTextOr(error, otherwise)
      if (!(error instanceof CallError)) return failure(otherwise)
      if (error.isServerText) return failure(error.message)
      const isOnTheWay = error.kind === 'NETWORK' || error.isFromBetween
      return isOnTheWay ? `${failure(otherwise)} ${failure(failureText(error))}` : failure(otherwise)
    },
    day: (instant: string): string => new Date(instant).toLocaleDateString(locale, { dateStyle: 'long' }),
  }
}

export type LoginWords = ReturnType<typeof read>

/** The file of a language is one with what `translated-login-texts.ts` reads of it (vite.config.ts). */
const files = {
  de: () => import('../../../../languages/de/accounts.json'),
  es: () => import('../../../../languages/es/accounts.json'),
  ar: () => import('../../../../languages/ar/accounts.json'),
} satisfies Record<string, () => Promise<{ default: typeof accounts }>>

export const loginCatalogue = createCatalogue(read('en', accounts, null), async (language) => {
  const [{ default: texts }, { loadLoginTexts }] = await Promise.all([
    files[language](),
    import('./translated-login-texts.ts'),
  ])
  return read(language, texts, await loadLoginTexts(language))
})

/** The words of the login page in the language that is shown. */
export const useLoginWords = loginCatalogue.use

/** Settled once the page can begin in the language of this device, where nothing says another. */
export const prepareLanguage = (): Promise<void> =>
  // Where it cannot be fetched, the page itself tells.
  loginCatalogue
    .show(chosenLanguage() ?? storedInvitationLanguage() ?? browserLanguage() ?? 'en')
    .catch(() => {})
