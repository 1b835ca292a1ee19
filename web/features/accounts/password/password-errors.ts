import { accounts as messages } from '../../../../contract/messages/accounts.ts'
import type { LoginWords } from '../language/login-texts.ts'
import { passwordTextsOf, type PasswordWords } from '../language/password-texts.ts'
import {
  commonProviderError,
  providerErrorCode,
  isNotConfigured,
  type ProviderError,
} from '../identity-provider/provider-errors.ts'

/** What went wrong with a password at the identity provider, in sentences. */

const away = new Set(['', 'auth/internal-error', 'auth/network-request-failed', 'auth/timeout'])
const notRight = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/user-not-found',
  'auth/wrong-password',
])
const weak = new Set(['auth/weak-password', 'auth/password-does-not-meet-requirements'])

/** Whether the provider has the e-mail and password method switched off. */
export const isMethodDisabled = (error: unknown): boolean =>
  providerErrorCode(error) === 'auth/operation-not-allowed'

/** Whether the provider knows nobody of an address. */
export const isUnknownAddress = (error: unknown): boolean =>
  providerErrorCode(error) === 'auth/user-not-found'

/** What the provider itself says of a password that it does not take; in English, since it says so in no other. */
const weakness = (error: unknown, { say }: PasswordWords): string => {
  const said = error instanceof Error ? error.message : ''
  const reason = said.replace(/^Firebase: (?:Error )?/, '').replace(/ ?\(auth\/[^)]*\)\.?$/, '')
  const refused = say('passwordTrouble.theProviderDoesNotTakeIt')
  return reason === '' ? refused : `${refused} ${reason.replace(/\.?$/, '.')}`
}

const textOf = (error: unknown, { failure }: LoginWords, words: PasswordWords): string => {
  const { say } = words
  const code = providerErrorCode(error)
  if (weak.has(code)) return weakness(error, words)
  if (isNotConfigured(error)) return say('passwordTrouble.passwordSignInIsNot')
  if (away.has(code)) return say('passwordTrouble.theSignInProviderCannot')
  if (notRight.has(code)) return say('passwordTrouble.theEMailOrThe')
  if (code === 'auth/invalid-email') return failure('Invalid email format')
  if (code === 'auth/too-many-requests') return say('passwordTrouble.thereWereTooManyTries')
  if (code === 'auth/multi-factor-auth-required') return say('passwordTrouble.thisAccountAsksForA')
  return say('passwordTrouble.theSignInProviderRefused', { code })
}

/** Why something with a password did not work. */
export const passwordError = (error: unknown, words: LoginWords): ProviderError => {
  const ofPasswords = passwordTextsOf(words)
  if (providerErrorCode(error) === 'auth/email-already-in-use') {
    return {
      title: words.failure(messages.userExists),
      text: ofPasswords.say('passwordTrouble.thisAddressHasAnAccount'),
    }
  }
  return commonProviderError(error, words) ?? { text: textOf(error, words, ofPasswords) }
}
