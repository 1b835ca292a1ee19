import { z } from 'zod'
import { apiScopes } from '../rights/api-scopes.ts'
import { call } from '../http/call.ts'
import { Id, Instant, normalizeWithin, Nothing, singleLine } from '../shapes/fields.ts'

/** API keys: how other software makes calls, as the member who made its key and no further than its scopes. */

export const keyLimits = {
  nameMax: 80,
  /** Keys of one organization that are neither revoked nor expired. */
  keysMax: 20,
  /** Of those that are, so many are listed: the newest. */
  endedShown: 20,
  /** Calls with one key within a minute. */
  callsPerMinute: 600,
} as const

/** What every key begins with. */
export const keyPrefix = 'mus_'

/** Days after which a key may end by itself. */
export const keyDays = [30, 90, 365] as const

const scopeMissing = 'Choose at least one thing that the key may do.'

export const keyMessages = {
  nameMissing: 'Give the key a name that says what uses it.',
  nameTooLong: `A name has at most ${keyLimits.nameMax} characters.`,
  scopeMissing,
  days: `Choose after how many days the key ends (${keyDays.join(', ')}), or null for never.`,
  full: `An organization has at most ${keyLimits.keysMax} keys. Revoke one that nothing uses any more.`,
  notHeld: (scope: string, permission: string) =>
    `You cannot give a key the scope ${scope}: it needs the permission “${permission}”, which you do not have.`,
  outOfScope: (scopes: readonly string[]) =>
    `This API key may not do this. It needs the scope ${scopes.join(' or ')}.`,
  neverByKey: 'No API key may do this: it takes a person who is signed in.',
} as const

const KeyName = z
  .string({ error: keyMessages.nameMissing })
  .overwrite(normalizeWithin(singleLine, keyLimits.nameMax))
  .min(1, keyMessages.nameMissing)
  .max(keyLimits.nameMax, keyMessages.nameTooLong)

export const ApiScopes = z.array(z.enum(apiScopes))

/** `stopped`: its creator currently may not make keys, so it does not work until they may again. */
export const KeyState = z.enum(['live', 'stopped', 'expired', 'revoked'])

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The last characters, by which people tell keys apart. */
  ending: z.string(),
  scopes: ApiScopes,
  state: KeyState,
  madeBy: z.object({ userId: Id, name: z.string() }),
  createdAt: Instant,
  /** Null where it does not end by itself. */
  expiresAt: Instant.nullable(),
  /** To the minute; null where it was never used. */
  lastUsedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
})
export type ApiKey = z.output<typeof ApiKey>

export const apiKeys = {
  createApiKey: call('createApiKey', {
    method: 'POST',
    database: 'create',
    summary: 'Makes an API key; the answer alone holds it.',
    may: 'org:settings',
    scope: 'never',
    in: z.object({
      name: KeyName,
      scopes: ApiScopes.min(1, scopeMissing).overwrite((scopes) => [...new Set(scopes)]),
      /** How long it lasts; null: until it is revoked. */
      days: z.literal(keyDays, { error: keyMessages.days }).nullable().default(90),
    }),
    out: z.object({ apiKey: ApiKey, key: z.string() }),
    touches: ['listApiKeys'],
  }),
  listApiKeys: call('listApiKeys', {
    method: 'GET',
    database: 'query',
    summary: 'The API keys of the organization, newest first, with those that ended last.',
    may: 'admin:view',
    scope: 'never',
    in: Nothing,
    out: z.object({ apiKeys: z.array(ApiKey) }),
  }),
  revokeApiKey: call('revokeApiKey', {
    method: 'POST',
    database: { update: 'id' },
    summary: 'Ends an API key at once, whoever made it; doing it again changes nothing.',
    may: 'org:settings',
    scope: 'never',
    in: z.object({ id: Id }),
    out: z.object({ apiKey: ApiKey }),
    touches: ['listApiKeys'],
  }),
}
