import { accounts, type SignInResult } from '../../../../contract/calls/accounts.ts'
import { accounts as messages } from '../../../../contract/messages/accounts.ts'
import { CallError, failureText } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import type { LoginWords } from '../language/login-texts.ts'

/** What went wrong with the identity provider, in sentences (specification point 8). */
export type ProviderError = {
  title?: string
  text: string
  /** Whether it was the person's own choice: nothing to be alarmed about. */
  isOwnChoice?: boolean
}

/** The provider let somebody in, and the server did not. */
class NoSecureSession extends Error {
  readonly reason: unknown
  constructor(reason: unknown) {
    super(failureTexts.secureSession)
    this.reason = reason
  }
}

/** Exchanges the provider's ID token for a session. @throws what `googleSignInError` and `passwordTrouble` can tell */
export const exchangeToken = async (
  idToken: string,
  inviteCode: string | undefined,
): Promise<SignInResult> => {
  try {
    return await send(accounts.exchangeFirebaseToken, {
      idToken,
      ...(inviteCode === undefined ? {} : { inviteCode }),
    })
  } catch (error) {
    throw new NoSecureSession(error)
  }
}

/** The provider's code for what went wrong; empty where it has none. */
export const providerErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The provider has this method, this page or this key not set up. */
const notConfigured = new Set([
  'auth/admin-restricted-operation',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
  'auth/auth-domain-config-required',
  'auth/configuration-not-found',
  'auth/invalid-api-key',
  'auth/unauthorized-domain',
])
export const isNotConfigured = (error: unknown): boolean => notConfigured.has(providerErrorCode(error))

const sessionTrouble = (
  { message, reason }: NoSecureSession,
  { say, failure }: LoginWords,
): ProviderError => ({
  title: failure(message),
  text:
    reason instanceof CallError && (reason.isServerText || reason.kind === 'NETWORK' || reason.isFromBetween)
      ? failure(failureText(reason))
      : say('signInTrouble.youWereNotSignedIn'),
})

/** What either way can meet: no session of the server, an account that is disabled; null for anything else. */
export const commonProviderError = (error: unknown, words: LoginWords): ProviderError | null => {
  if (error instanceof NoSecureSession) return sessionTrouble(error, words)
  if (providerErrorCode(error) !== 'auth/user-disabled') return null
  return { text: words.say('signInTrouble.thisAccountIsDisabledAt') }
}

/** No environment of this server has Google. */
export const googleNotConfigured = ({ failure }: LoginWords): ProviderError => ({
  text: failure(messages.socialSignInNotConfigured),
})

const ofGoogle: Readonly<Record<string, (words: LoginWords) => ProviderError>> = {
  'auth/popup-closed-by-user': ({ say }) => ({
    text: say('signInTrouble.theGoogleWindowWasClosed'),
    isOwnChoice: true,
  }),
  'auth/user-cancelled': ({ say }) => ({ text: say('signInTrouble.youWereNotSignedIn2'), isOwnChoice: true }),
  'auth/popup-blocked': ({ say }) => ({ text: say('signInTrouble.yourBrowserBlockedTheGoogle') }),
  'auth/operation-not-allowed': googleNotConfigured,
  'auth/account-exists-with-different-credential': ({ say }) => ({
    text: say('signInTrouble.thisAddressHasAnAccount'),
  }),
}

/** Why signing in with Google did not work. */
export const googleSignInError = (error: unknown, words: LoginWords): ProviderError => {
  if (isNotConfigured(error)) return googleNotConfigured(words)
  return (
    commonProviderError(error, words) ??
    ofGoogle[providerErrorCode(error)]?.(words) ?? { text: words.failure(failureTexts.googleFailed) }
  )
}
