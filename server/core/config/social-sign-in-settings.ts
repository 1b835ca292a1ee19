import { z } from 'zod'

/** The settings of the identity provider (specification points 7 and 8; docs/sign-in.md). */

export type SocialSignInSettings = {
  projectId: string
  apiKey: string
  /** The host, with a port where it has one, of the provider's pages that run in the popup. */
  authDomain: string
  /** Null where the client of the provider's own project is used. */
  clientId: string | null
  /** The origin of an emulator that replaces the provider; null where the real one is used. */
  emulatorUrl: string | null
  /** Where the keys are published that ID tokens are signed with. */
  jwksUrl: string
}

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const isLoopbackAddress = (text: string): boolean =>
  /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?(?:\/|$)/.test(text)

export const SocialSettings = z.object({
  // These go into headers and addresses, so their shape is checked.
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{2,62}$/, 'must be the id of a Firebase project, such as muster-4f2a1')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be the web API key of the Firebase project')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i, 'must be a host name, such as login.example.org')
    .optional(),
  FIREBASE_JWKS_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && (text.startsWith('https://') || isLoopbackAddress(text)),
      'must be an address that starts with https://',
    )
    .default(googleKeys),
  FIREBASE_AUTH_EMULATOR_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:\/\//.test(text),
      'must be an address that starts with http:// or https://',
    )
    .optional(),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'must be an OAuth client id, such as 1234-abcd.apps.googleusercontent.com')
    .optional(),
})

/**
 * The provider as the settings name it, with a sentence for each missing setting and its default (point 8: a console
 * warning and built-in defaults). Without project and key there is no provider, and none is made up. `leftOut`: the
 * same kind of sentences where nobody set any of it. `fault`: why the server must not start with these settings.
 */
export const readSocialSignIn = (
  settings: z.output<typeof SocialSettings>,
  isLocal: boolean,
): { socialSignIn: SocialSignInSettings | null; warnings: string[]; leftOut: string[]; fault?: string } => {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_EMULATOR_URL: emulator,
  } = settings
  if (emulator !== undefined && !isLocal) {
    return {
      socialSignIn: null,
      warnings: [],
      leftOut: [],
      fault:
        'FIREBASE_AUTH_EMULATOR_URL may be set only where PUBLIC_URL is a loopback address: an emulator signs in whoever asks.',
    }
  }
  if (projectId === undefined || apiKey === undefined) {
    const missing = [
      ...(projectId === undefined ? ['FIREBASE_PROJECT_ID'] : []),
      ...(apiKey === undefined ? ['FIREBASE_API_KEY'] : []),
    ]
    const warning = `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: Google and password sign-in are switched off, and people sign in by e-mail code.`
    return missing.length === 2
      ? { socialSignIn: null, warnings: [], leftOut: [warning] }
      : { socialSignIn: null, warnings: [warning], leftOut: [] }
  }
  const authDomain = settings.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`
  const warnings = [
    ...(emulator !== undefined && settings.FIREBASE_JWKS_URL === googleKeys
      ? [
          'FIREBASE_JWKS_URL is not set: Google’s own keys are used, so nobody can sign in at the emulator, which does not sign with them.',
        ]
      : []),
    ...(settings.FIREBASE_AUTH_DOMAIN === undefined
      ? [`FIREBASE_AUTH_DOMAIN is not set: the default ${authDomain} is used.`]
      : []),
    ...(settings.GOOGLE_CLIENT_ID === undefined
      ? ['GOOGLE_CLIENT_ID is not set: the default, the client that the Firebase project names, is used.']
      : []),
  ]
  return {
    socialSignIn: {
      projectId,
      apiKey,
      authDomain,
      clientId: settings.GOOGLE_CLIENT_ID ?? null,
      emulatorUrl: emulator === undefined ? null : new URL(emulator).origin,
      jwksUrl: settings.FIREBASE_JWKS_URL,
    },
    warnings,
    leftOut: [],
  }
}
