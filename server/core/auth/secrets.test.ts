import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInviteCode, plainInviteCode } from '../../../contract/shapes/fields.ts'
import { testDatabase } from '../../testing/database.ts'
import { equalsInConstantTime, newToken, openSecrets, deriveSecrets, sha256 } from './secrets.ts'
import { inTransaction, sqlState } from '../database/transaction.ts'
import { serverSecrets } from '../database/tables.ts'

const secrets = deriveSecrets(new Uint8Array(32).fill(7))

describe('codes', () => {
  it('are 6 digits, the same for the same id', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(secrets.oneTimeCode(id)).toMatch(/^\d{6}$/)
        expect(secrets.oneTimeCode(id)).toBe(secrets.oneTimeCode(id))
      }),
    )
  })

  it('are spread over all digits, leading zeros too', () => {
    const codes = Array.from({ length: 2_000 }, () => secrets.oneTimeCode(randomUUID()))
    expect(new Set(codes).size).toBeGreaterThan(1_980)
    expect(new Set(codes.map((code) => code[0])).size).toBe(10)
  })

  it('of invitations are 16 characters of Crockford base32, as people may type them', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const code = secrets.inviteCode(id)
        expect(isInviteCode(code)).toBe(true)
        const typed = code
          .toLowerCase()
          .replace(/(.{4})(?=.)/g, '$1-')
          .replaceAll('0', 'o')
          .replaceAll('1', 'l')
        expect(plainInviteCode(` ${typed}`)).toBe(code)
      }),
    )
  })

  it('of another key are others', () => {
    const other = deriveSecrets(new Uint8Array(32).fill(8))
    const id = randomUUID()
    expect(other.inviteCode(id)).not.toBe(secrets.inviteCode(id))
    expect(
      equalsInConstantTime(other.oneTimeCodeHash('a', '000000'), secrets.oneTimeCodeHash('a', '000000')),
    ).toBe(false)
  })

  it('are hashed for their e-mail', () => {
    expect(
      equalsInConstantTime(secrets.oneTimeCodeHash('a', '000000'), secrets.oneTimeCodeHash('b', '000000')),
    ).toBe(false)
    expect(
      equalsInConstantTime(secrets.oneTimeCodeHash('a', '000000'), secrets.oneTimeCodeHash('a', '000000')),
    ).toBe(true)
    expect(equalsInConstantTime(sha256('a'), new Uint8Array(3))).toBe(false)
  })
})

it('a token holds 256 random bits', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32)
  expect(newToken()).not.toBe(newToken())
})

describe('the server’s key', () => {
  const database = testDatabase()

  it('is one for all servers that start at once', async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => openSecrets(database.current.db)))
    const codes = new Set(four.map((one) => one.inviteCode('an id')))
    expect(codes.size).toBe(1)
  })

  it('cannot be read by a handler', async () => {
    await openSecrets(database.current.db)
    const read = inTransaction(database.current.db, { door: true, orgId: 'any' }, (tx) =>
      tx.select().from(serverSecrets),
    )
    expect(sqlState(await read.catch((error: unknown) => error))?.code).toBe('42501')
  })
})
