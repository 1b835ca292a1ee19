import { accounts, type SignedIn } from '../../../../contract/calls/accounts.ts'
import { accounts as messages } from '../../../../contract/messages/accounts.ts'
import { CallError, failureText } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import type { LoginWords } from '../language/login-texts.ts'

/** What went wrong with the identity provider, in sentences (specification point 8). */
export type SignInTrouble = {
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

/** Exchanges the provider's ID token for a session. @throws what `googleTrouble` and `passwordTrouble` can tell */
export const exchange = async (idToken: string, inviteCode: string | undefined): Promise<SignedIn> => {
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
export const codeOf = (error: unknown): string =>
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
export const isNotConfigured = (error: unknown): boolean => notConfigured.has(codeOf(error))

const sessionTrouble = (
  { message, reason }: NoSecureSession,
  { say, failure }: LoginWords,
): SignInTrouble => ({
  title: failure(message),
  text:
    reason instanceof CallError && (reason.isServerText || reason.kind === 'NETWORK' || reason.isFromBetween)
      ? failure(failureText(reason))
      : say('signInTrouble.youWereNotSignedIn'),
})

/** What either way can meet: no session of the server, an account that is disabled; null for anything else. */
export const anyTrouble = (error: unknown, words: LoginWords): SignInTrouble | null => {
  if (error instanceof NoSecureSession) return sessionTrouble(error, words)
  if (codeOf(error) !== 'auth/user-disabled') return null
  return { text: words.say('signInTrouble.thisAccountIsDisabledAt') }
}

/** No environment of this server has Google. */
export const googleMissing = ({ failure }: LoginWords): SignInTrouble => ({
  text: failure(messages.socialSignInNotConfigured),
})

const ofGoogle: Readonly<Record<string, (words: LoginWords) => SignInTrouble>> = {
  'auth/popup-closed-by-user': ({ say }) => ({
    text: say('signInTrouble.theGoogleWindowWasClosed'),
    isOwnChoice: true,
  }),
  'auth/user-cancelled': ({ say }) => ({ text: say('signInTrouble.youWereNotSignedIn2'), isOwnChoice: true }),
  'auth/popup-blocked': ({ say }) => ({ text: say('signInTrouble.yourBrowserBlockedTheGoogle') }),
  'auth/operation-not-allowed': googleMissing,
  'auth/account-exists-with-different-credential': ({ say }) => ({
    text: say('signInTrouble.thisAddressHasAnAccount'),
  }),
}

/** Why signing in with Google did not work. */
export const googleTrouble = (error: unknown, words: LoginWords): SignInTrouble => {
  if (isNotConfigured(error)) return googleMissing(words)
  return (
    anyTrouble(error, words) ??
    ofGoogle[codeOf(error)]?.(words) ?? { text: words.failure(failureTexts.googleFailed) }
  )
}
