import { accounts as calls, type SocialSignIn } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { Failure } from '../../../core/http/failures.ts'
import type { Host } from '../../../core/host.ts'
import { servePublicAfter, type Endpoint } from '../../../core/http/serve.ts'
import type { SocialSignInSettings } from '../../../core/config/social-sign-in-settings.ts'
import { tokenVerifier, type VerifyToken } from './firebase-token.ts'
import { signIn, type JoinByCode } from './sign-in.ts'

/** One for each server, since it keeps the provider's keys. */
const verifiers = new WeakMap<Host, VerifyToken>()

const verifierOf = (host: Host): VerifyToken => {
  const known = verifiers.get(host)
  if (known) return known
  const settings = host.environment.socialSignIn
  if (!settings) throw new Failure('CONFIGURATION_ERROR', messages.socialSignInNotConfigured)
  const made = tokenVerifier(settings, host.log)
  verifiers.set(host, made)
  return made
}

/** The part of the settings that the browser needs. */
export const publicSignInSettings = (settings: SocialSignInSettings | null): SocialSignIn | null => {
  if (settings === null) return null
  const { projectId, apiKey, authDomain, clientId, emulatorUrl } = settings
  return { projectId, apiKey, authDomain, clientId, emulatorUrl }
}

export const exchangeCalls = (joinByCode: JoinByCode): readonly Endpoint[] => [
  // The token is verified before the transaction: the provider's keys may have to be fetched.
  servePublicAfter(
    calls.exchangeFirebaseToken,
    ({ idToken }, { host, now }) => verifierOf(host)(idToken, now),
    ({ inviteCode }, { email, profile, ...context }) =>
      signIn(context, email, { inviteCode, joinByCode, profile }),
    // A token that holds is nobody's guess: it is taken, however much was asked from its address.
    { perAddress: { max: 400, perMinutes: 10, isCrowded: true }, takesCode: true },
  ),
]
