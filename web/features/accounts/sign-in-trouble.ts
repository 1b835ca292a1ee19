import { accounts, type SignedIn } from '../../../contract/accounts.ts'
import { messages } from '../../../contract/failures.ts'
import { CallError } from '../../core/call-error.ts'
import { send } from '../../core/call.ts'
import { failureTexts } from '../../core/failure-texts.ts'

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

const disabled =
  'This account is disabled at the sign-in provider. Ask the person who runs Muster for your organization.'

const sessionTrouble = ({ message, reason }: NoSecureSession): SignInTrouble => ({
  title: message,
  text:
    reason instanceof CallError && (reason.isServerText || reason.kind === 'NETWORK')
      ? reason.message
      : 'You were not signed in. Please try again.',
})

const ofGoogle: Record<string, SignInTrouble> = {
  'auth/popup-closed-by-user': {
    text: 'The Google window was closed before you were signed in.',
    isOwnChoice: true,
  },
  'auth/user-cancelled': { text: 'You were not signed in: Google was not allowed to.', isOwnChoice: true },
  'auth/popup-blocked': {
    text: 'Your browser blocked the Google window. Press the button once more, or allow pop-ups for this page.',
  },
  'auth/operation-not-allowed': { text: messages.socialSignInNotConfigured },
  'auth/user-disabled': { text: disabled },
  'auth/account-exists-with-different-credential': {
    text: 'This address has an account with another way of signing in. Use its password, or an e-mail code.',
  },
}

/** Why signing in with Google did not work. */
export const googleTrouble = (error: unknown): SignInTrouble => {
  if (error instanceof NoSecureSession) return sessionTrouble(error)
  const code = codeOf(error)
  if (notConfigured.has(code)) return { text: messages.socialSignInNotConfigured }
  return ofGoogle[code] ?? { text: failureTexts.googleFailed }
}

const notRight =
  'The e-mail or the password is not right. If you have not signed up with a password, create an account or use an e-mail code.'

const ofPassword: Record<string, string> = {
  'auth/invalid-credential': notRight,
  'auth/invalid-login-credentials': notRight,
  'auth/user-not-found': notRight,
  'auth/wrong-password': notRight,
  'auth/invalid-email': 'Invalid email format',
  'auth/too-many-requests':
    'There were too many tries. Wait a while, have a new password set, or use an e-mail code.',
  'auth/user-disabled': disabled,
  'auth/multi-factor-auth-required':
    'This account asks for a second factor, which Muster cannot take. Use an e-mail code.',
}

/** What the provider itself says of a password that it does not take. */
const weakness = (error: unknown): string => {
  const said = error instanceof Error ? error.message : ''
  const reason = said.replace(/^Firebase: (?:Error )?/, '').replace(/ ?\(auth\/[^)]*\)\.?$/, '')
  return `The sign-in provider does not take this password.${reason === '' ? '' : ` ${reason.replace(/\.?$/, '.')}`}`
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
      text: 'This address has an account already. Sign in with its password or with Google, or have a new password set.',
    }
  if (notConfigured.has(code))
    return { text: 'Password sign-in is not configured for this environment. Please use email sign-in.' }
  if (away.has(code) || code === '')
    return {
      text: 'The sign-in provider cannot be reached at the moment. Nothing was changed. Please try again, or use an e-mail code.',
    }
  return {
    text: ofPassword[code] ?? `The sign-in provider refused this (${code}). Please use an e-mail code.`,
  }
}
