import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { serverSecrets } from '../database/tables.ts'

/**
 * Codes are never stored. A code is made from the id of its row and the server's secret, so that it can be
 * mailed later and shown again to those who may see it, while the database holds only its hash.
 */
export type Secrets = {
  /** The digits of the one-time code with this id, 6 where it is not said. */
  oneTimeCode(id: string, digits?: number): string
  /** The hash under which a one-time code of an e-mail is stored. */
  oneTimeCodeHash(email: string, code: string): Uint8Array
  /** The invite code of the invitation with this id, as it is mailed: 16 characters of Crockford base32 (80 bits). */
  inviteCode(invitationId: string): string
  /** The code of the same invitation that is shown to members who may invite, so that they can hand it over. */
  handedCode(invitationId: string): string
  /** The secret with which calls to a webhook are signed, as Standard Webhooks writes it; each id has another. */
  webhookSecret(id: string): string
  /** A mark under a text that goes out in a link, which nobody else can make; each purpose has its own. */
  signature(purpose: string, text: string): string
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** SHA-256, for tokens and invite codes, which are too random to be guessed. */
export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** The same in hexadecimal digits. */
export const hexHash = (text: string): string => Buffer.from(sha256(text)).toString('hex')

/** A session token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Compares in constant time; false where the lengths differ. */
export const equalsInConstantTime = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b)

const inBase32 = (random: Uint8Array): string => {
  let code = ''
  for (const byte of random.subarray(0, 16)) code += crockford[byte % 32]
  return code
}

/** The codes that a key gives. */
export const deriveSecrets = (key: Uint8Array): Secrets => {
  const secret = createSecretKey(key)
  const derive = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
  return {
    oneTimeCode: (id, digits = 6) => {
      const number = derive('one-time code', id).readBigUInt64BE() % 10n ** BigInt(digits)
      return number.toString().padStart(digits, '0')
    },
    oneTimeCodeHash: (email, code) => derive('one-time code hash', `${email}\n${code}`),
    inviteCode: (invitationId) => inBase32(derive('invite code', invitationId)),
    handedCode: (invitationId) => inBase32(derive('handed invite code', invitationId)),
    webhookSecret: (id) => `whsec_${derive('webhook secret', id).toString('base64')}`,
    signature: (purpose, text) => derive(`signature of ${purpose}`, text).toString('base64url'),
  }
}

/** Reads the server's key, made at the first start; four nodes that start at once agree on one. */
export const openSecrets = async (db: Db): Promise<Secrets> => {
  await db
    .insert(serverSecrets)
    .values({ name: 'codes', value: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, 'codes'))
  if (!row) throw new Error('The key that codes are made from could not be stored.')
  return deriveSecrets(row.value)
}
