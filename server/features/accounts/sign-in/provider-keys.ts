import { createPublicKey } from 'node:crypto'
import { z } from 'zod'

/** The keys of a sign-in provider, as it publishes them (RFC 7517). */

const KeySet = z.object({ keys: z.array(z.unknown()) })
const Named = z.object({ kid: z.string().min(1) })
const RsaKey = z.object({
  ...Named.shape,
  kty: z.literal('RSA'),
  n: z.base64url(),
  e: z.base64url(),
  alg: z.literal('RS256').optional(),
  use: z.literal('sig').optional(),
  key_ops: z
    .array(z.string())
    .refine((uses) => uses.includes('verify'))
    .optional(),
})
type UsableKey = Pick<z.output<typeof RsaKey>, 'kid' | 'kty' | 'n' | 'e'>

/** RFC 7518 asks for 2048 bits; OpenSSL verifies with no more than 16384. */
const bitsMin = 2048
const bitsMax = 16_384
/** With an exponent of 1 anybody could sign. */
const exponentMin = 3n
const exponentMax = 2n ** 32n

const isStrong = ({ kty, n, e }: UsableKey): boolean => {
  try {
    const { modulusLength = 0, publicExponent = 0n } =
      createPublicKey({ key: { kty, n, e }, format: 'jwk' }).asymmetricKeyDetails ?? {}
    const isExponent =
      publicExponent % 2n === 1n && publicExponent >= exponentMin && publicExponent <= exponentMax
    return modulusLength >= bitsMin && modulusLength <= bitsMax && isExponent
  } catch {
    return false
  }
}

/** The keys of a set that RS256 can be verified with, and the names of those with which it cannot. */
export const usableKeysOf = (set: unknown): { usable: UsableKey[]; unusable: string[] } => {
  const keys = KeySet.safeParse(set).data?.keys ?? []
  const usable = keys.flatMap((key) => {
    const { data } = RsaKey.safeParse(key)
    return data && isStrong(data) ? [{ kid: data.kid, kty: data.kty, n: data.n, e: data.e }] : []
  })
  const names = new Set(usable.map(({ kid }) => kid))
  const named = keys.flatMap((key) => Named.safeParse(key).data?.kid ?? [])
  return { usable, unusable: named.filter((kid) => !names.has(kid)) }
}
