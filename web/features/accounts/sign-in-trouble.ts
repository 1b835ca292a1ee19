import { accounts, type SignedIn } from '../../../contract/accounts.ts'
import { accounts as messages } from '../../../contract/messages/accounts.ts'
import { CallError } from '../../core/call-error.ts'
import { send } from '../../core/call.ts'
import { failureTexts } from '../../core/failure-texts.ts'
import { say } from './say.ts'

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

const codeOf = (error: unknown): string =>
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
const away = new Set(['auth/internal-error', 'auth/network-request-failed', 'auth/timeout'])

/** Whether the provider has the e-mail and password method switched off. */
export const isMethodDisabled = (error: unknown): boolean => codeOf(error) === 'auth/operation-not-allowed'

/** Whether the provider knows nobody of an address. */
export const isUnknownAddress = (error: unknown): boolean => codeOf(error) === 'auth/user-not-found'

const disabled = say('signInTrouble.thisAccountIsDisabledAt')

const sessionTrouble = ({ message, reason }: NoSecureSession): SignInTrouble => ({
  title: message,
  text:
    reason instanceof CallError && (reason.isServerText || reason.kind === 'NETWORK')
      ? reason.message
      : say('signInTrouble.youWereNotSignedIn'),
})

const ofGoogle: Record<string, SignInTrouble> = {
  'auth/popup-closed-by-user': {
    text: say('signInTrouble.theGoogleWindowWasClosed'),
    isOwnChoice: true,
  },
  'auth/user-cancelled': { text: say('signInTrouble.youWereNotSignedIn2'), isOwnChoice: true },
  'auth/popup-blocked': {
    text: say('signInTrouble.yourBrowserBlockedTheGoogle'),
  },
  'auth/operation-not-allowed': { text: messages.socialSignInNotConfigured },
  'auth/user-disabled': { text: disabled },
  'auth/account-exists-with-different-credential': {
    text: say('signInTrouble.thisAddressHasAnAccount'),
  },
}

/** Why signing in with Google did not work. */
export const googleTrouble = (error: unknown): SignInTrouble => {
  if (error instanceof NoSecureSession) return sessionTrouble(error)
  const code = codeOf(error)
  if (notConfigured.has(code)) return { text: messages.socialSignInNotConfigured }
  return ofGoogle[code] ?? { text: failureTexts.googleFailed }
}

const notRight = say('signInTrouble.theEMailOrThe')

const ofPassword: Record<string, string> = {
  'auth/invalid-credential': notRight,
  'auth/invalid-login-credentials': notRight,
  'auth/user-not-found': notRight,
  'auth/wrong-password': notRight,
  'auth/invalid-email': say('signInTrouble.invalidEmailFormat'),
  'auth/too-many-requests': say('signInTrouble.thereWereTooManyTries'),
  'auth/user-disabled': disabled,
  'auth/multi-factor-auth-required': say('signInTrouble.thisAccountAsksForA'),
}

/** What the provider itself says of a password that it does not take. */
const weakness = (error: unknown): string => {
  const said = error instanceof Error ? error.message : ''
  const reason = said.replace(/^Firebase: (?:Error )?/, '').replace(/ ?\(auth\/[^)]*\)\.?$/, '')
  const refused = say('signInTrouble.theProviderDoesNotTakeIt')
  return reason === '' ? refused : `${refused} ${reason.replace(/\.?$/, '.')}`
}

/** Why something with a password did not work. */
export const passwordTrouble = (error: unknown): SignInTrouble => {
  if (error instanceof NoSecureSession) return sessionTrouble(error)
  const code = codeOf(error)
  if (code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements')
    return { text: weakness(error) }
  if (code === 'auth/email-already-in-use')
    return {
      title: messages.userExists,
      text: say('signInTrouble.thisAddressHasAnAccount2'),
    }
  if (notConfigured.has(code)) return { text: say('signInTrouble.passwordSignInIsNot') }
  if (away.has(code) || code === '')
    return {
      text: say('signInTrouble.theSignInProviderCannot'),
    }
  return {
    text: ofPassword[code] ?? say('signInTrouble.theSignInProviderRefused', { code }),
  }
}
