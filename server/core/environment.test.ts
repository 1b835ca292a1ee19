import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const refusalOf = (values: Record<string, string>): string => {
  try {
    readEnvironment(values)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return ''
}

describe('the settings', () => {
  it('are all optional', () => {
    expect(readEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      isLocal: true,
      dataDir: './data',
      databasePool: 10,
      isRateLimited: true,
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
  })

  it('count as not set where they are empty', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(readEnvironment({}))
  })

  it('give the public address without a trailing slash, and know a loopback one', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://muster.example/' })).toMatchObject({
      publicUrl: 'https://muster.example',
      isLocal: false,
    })
    for (const local of [
      'http://127.0.0.1:1',
      'http://127.8.9.10',
      'http://[::1]:3000',
      'http://a.localhost',
    ]) {
      expect(readEnvironment({ PUBLIC_URL: local }).isLocal, local).toBe(true)
    }
    for (const open of ['http://127.0.0.1.example', 'http://localhost.example', 'http://10.0.0.1']) {
      expect(readEnvironment({ PUBLIC_URL: open }).isLocal, open).toBe(false)
    }
  })

  it.each([
    [{ PORT: 'three' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ PUBLIC_URL: 'muster.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    [
      { DATABASE_URL: 'mysql://a' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be at least 2.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [
      { MAIL_FROM: 'nonsense' },
      'MAIL_FROM must be an e-mail address, or a name and one, such as Muster <muster@example.com>.',
    ],
    [
      { MAIL_FROM: 'Muster <nonsense>' },
      'MAIL_FROM must be an e-mail address, or a name and one, such as Muster <muster@example.com>.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 16.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ RATE_LIMIT: 'no' }, "RATE_LIMIT must be 'on' or 'off'."],
    [
      { RATE_LIMIT: 'off', PUBLIC_URL: 'https://muster.example' },
      'RATE_LIMIT may be off only where PUBLIC_URL is a loopback address, such as http://localhost:3000.',
    ],
  ])('say what is wrong with %j and how to mend it', (values, sentence) => {
    expect(refusalOf(values)).toBe(sentence)
  })

  it.each(['a@b.example', 'Muster <a@b.example>', '"Muster, Ltd." <a@b.example>', '<a@localhost>'])(
    'take the sender %s',
    (sender) => {
      expect(readEnvironment({ MAIL_FROM: sender }).mailFrom).toBe(sender)
    },
  )

  it('name every wrong value at once', () => {
    expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2)
  })

  it('never repeat a value, which may be a password', () => {
    expect(refusalOf({ DATABASE_URL: 'mysql://a:secret@b', SMTP_URL: 'secret' })).not.toContain('secret')
  })
})
