import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import { messages } from '../../../../contract/http/failures.ts'
import { DisplayName, Email } from '../../../../contract/shapes/fields.ts'
import { PhotoUrl } from '../../../../contract/calls/accounts.ts'
import { parseJsonOrUndefined } from '../../../../contract/http/wire.ts'
import { hourMs } from '../../../core/time/durations.ts'
import { Failure, ruleViolation } from '../../../core/http/failures.ts'
import type { Log } from '../../../core/observability/log.ts'
import { createBoundedFetch } from '../../../core/services/external-fetch.ts'
import type { SocialSignInSettings } from '../../../core/config/social-sign-in-settings.ts'
import { usableKeysOf } from './provider-keys.ts'
import type { Profile } from '../users.ts'

/** Verifies ID tokens of Firebase Authentication (specification point 7; docs/sign-in.md) by the provider's own rules. */

/** Allowed difference between the clocks of provider and server. */
const leewaySeconds = 5
const subjectMax = 128
/** How long a person may wait for the keys to be fetched. */
const keysTimeoutMs = 4_000
const keysBytesMax = 1024 * 1024
/** After this, keys that the provider has withdrawn are no longer trusted. */
const keysMaxAgeMs = hourMs
const awaySeconds = 5

/** The person who signed in, as the provider describes them: a confirmed e-mail, in lower case, and their profile. */
export type VerifiedPerson = { email: string; profile: Profile }

/** @throws Failure UNAUTHENTICATED for an invalid token, UNAVAILABLE if the keys cannot be fetched. */
export type VerifyToken = (idToken: string, now: Date) => Promise<VerifiedPerson>

/** Verifies the tokens of one project. Its keys are fetched with the first token and cached. */
export const tokenVerifier = (
  { projectId, jwksUrl }: Pick<SocialSignInSettings, 'projectId' | 'jwksUrl'>,
  log: Log,
  timeoutMs = keysTimeoutMs,
): VerifyToken => {
  let unusable: readonly string[] = []
  /** Drops unusable keys, which would otherwise replace the good ones in the cache for an hour. */
  const fetchKeys: typeof fetch = async (input, init) => {
    const response = await createBoundedFetch(keysBytesMax)(input, init)
    if (!response.ok) return response
    const found = usableKeysOf(parseJsonOrUndefined(await response.text()))
    unusable = found.unusable
    if (found.usable.length === 0) throw new Error('The sign-in provider answered with no set of keys.')
    return Response.json({ keys: found.usable }, { status: response.status })
  }
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: timeoutMs,
    cacheMaxAge: keysMaxAgeMs,
    [customFetch]: fetchKeys,
  })
  const keyOf: JWTVerifyGetKey = async (header, token) => {
    // If the set has one key, jose would accept a token that names none.
    if (typeof header.kid !== 'string' || header.kid === '') throw new NotHeld('no key is named')
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey && !unusable.includes(header.kid)) throw error
      throw new Failure('UNAVAILABLE', messages.providerAway, {
        retryAfterSeconds: awaySeconds,
        cause: error,
      })
    }
  }
  return async (idToken, now) => {
    try {
      const { payload } = await jwtVerify(idToken, keyOf, {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
        clockTolerance: leewaySeconds,
        currentDate: now,
      })
      checkClaims(payload, now)
      return personOf(payload)
    } catch (error) {
      if (error instanceof Failure) throw error
      // A wrong project in the settings shows only here; jose names the claim, never its value.
      log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'An ID token was refused')
      throw new Failure('UNAUTHENTICATED', messages.idTokenRefused, { cause: error })
    }
  }
}

class NotHeld extends Error {
  override name = 'NotHeld'
}

/** What the provider requires beyond signature, issuer, audience and expiry. */
const checkClaims = ({ aud, sub, iat, auth_time: signedInAt }: JWTPayload, now: Date): void => {
  const latest = now.getTime() / 1000 + leewaySeconds
  if (typeof aud !== 'string') throw new NotHeld('aud is not one text')
  if (typeof sub !== 'string' || sub.length === 0 || sub.length > subjectMax)
    throw new NotHeld('sub is not 1 to 128 characters')
  for (const moment of [iat, signedInAt])
    if (typeof moment !== 'number' || !(moment <= latest)) throw new NotHeld('iat or auth_time is not past')
}

const personOf = ({ email, email_verified: isVerified, name, picture }: JWTPayload): VerifiedPerson => {
  const address = Email.safeParse(email)
  if (!address.success) throw new NotHeld('there is no e-mail address')
  if (isVerified !== true) throw ruleViolation(messages.emailNotConfirmed)
  const displayName = DisplayName.safeParse(name).data
  const photoUrl = PhotoUrl.safeParse(picture).data
  return {
    email: address.data,
    profile: {
      ...(displayName !== undefined && { displayName }),
      ...(photoUrl !== undefined && { photoUrl }),
    },
  }
}
