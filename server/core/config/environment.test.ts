import { describe, expect, it, test } from 'vitest'
import { settingsRefusal } from '../../testing/settings-error.ts'
import { readEnvironment } from './environment.ts'

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
    for (const given of [
      'https://muster.example/',
      'https://muster.example',
      'https://MUSTER.example:443/',
    ]) {
      expect(readEnvironment({ PUBLIC_URL: given }), given).toMatchObject({
        publicUrl: 'https://muster.example',
        isLocal: false,
      })
    }
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
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PUBLIC_URL: 'muster.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    ...[
      'https://muster.example/sub',
      'https://muster.example//',
      'https://muster.example/?x=1',
      'https://muster.example#x',
      'https://name:geheim@muster.example',
    ].map((PUBLIC_URL): [Record<string, string>, string] => [
      { PUBLIC_URL },
      'PUBLIC_URL must be a host alone, without a path or anything behind it, such as https://muster.example.org: Muster is served at the root of its host.',
    ]),
    [
      { DATABASE_URL: 'mysql://a' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 200.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name the mail server, such as smtp://mail.example.org:587.'],
    [
      { SMTP_URL: 'smtp:mail.example' },
      'SMTP_URL must name the mail server, such as smtp://mail.example.org:587.',
    ],
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
    [
      { STRIPE_API_URL: 'http://stripe.example' },
      'STRIPE_API_URL must start with https://: the secret key is sent there.',
    ],
    [
      { FIREBASE_AUTH_EMULATOR_URL: 'http://localhost:9099', PUBLIC_URL: 'https://muster.example' },
      'FIREBASE_AUTH_EMULATOR_URL may be set only where PUBLIC_URL is a loopback address: an emulator signs in whoever asks.',
    ],
    [{ RATE_LIMIT: 'no' }, "RATE_LIMIT must be 'on' or 'off'."],
    [{ WEBHOOK_REACH: 'all' }, "WEBHOOK_REACH must be 'public' or 'private'."],
    [
      { RATE_LIMIT: 'off', PUBLIC_URL: 'https://muster.example' },
      'RATE_LIMIT may be off only where PUBLIC_URL is a loopback address, such as http://localhost:3000.',
    ],
  ])('say what is wrong with %j and how to mend it', (values, sentence) => {
    expect(settingsRefusal(values)).toBe(sentence)
  })

  it.each(['a@b.example', 'Muster <a@b.example>', '"Muster, Ltd." <a@b.example>', '<a@localhost>'])(
    'take the sender %s',
    (sender) => {
      expect(readEnvironment({ MAIL_FROM: sender }).mailFrom).toBe(sender)
    },
  )

  it('name every wrong value at once', () => {
    expect(settingsRefusal({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2)
  })

  it('never repeat a value, which may be a password', () => {
    expect(settingsRefusal({ DATABASE_URL: 'mysql://a:secret@b', SMTP_URL: 'secret' })).not.toContain(
      'secret',
    )
  })
})

describe('the identity provider', () => {
  const project = { FIREBASE_PROJECT_ID: 'demo-muster', FIREBASE_API_KEY: 'key' }
  const offAndMissing = (names: string) =>
    `${names} not set: Google and password sign-in are switched off, and people sign in by e-mail code.`

  it.each([
    [{ FIREBASE_PROJECT_ID: 'demo-muster' }, 'FIREBASE_API_KEY is'],
    [{ FIREBASE_API_KEY: 'key', GOOGLE_CLIENT_ID: 'client' }, 'FIREBASE_PROJECT_ID is'],
  ])('is switched off with %j, and a warning says what is missing', (values, names) => {
    expect(readEnvironment(values)).toMatchObject({ socialSignIn: null, warnings: [offAndMissing(names)] })
  })

  it('is left out where nobody set it, which is said and is no fault of the settings', () => {
    expect(readEnvironment({})).toMatchObject({
      socialSignIn: null,
      warnings: [],
      leftOut: [offAndMissing('FIREBASE_PROJECT_ID and FIREBASE_API_KEY are')],
    })
  })

  it('has defaults for the rest, and a warning for each that is used', () => {
    expect(readEnvironment(project)).toMatchObject({
      socialSignIn: {
        projectId: 'demo-muster',
        apiKey: 'key',
        authDomain: 'demo-muster.firebaseapp.com',
        clientId: null,
        emulatorUrl: null,
        jwksUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      },
      warnings: [
        'FIREBASE_AUTH_DOMAIN is not set: the default demo-muster.firebaseapp.com is used.',
        'GOOGLE_CLIENT_ID is not set: the default, the client that the Firebase project names, is used.',
      ],
    })
  })

  it('is warned of where it is an emulator whose tokens nobody can check', () => {
    const { warnings } = readEnvironment({
      ...project,
      FIREBASE_AUTH_EMULATOR_URL: 'http://localhost:9099',
    })
    expect(warnings[0]).toMatch(/^FIREBASE_JWKS_URL is not set: .* nobody can sign in at the emulator/)
  })

  it('is taken as it is given, without a warning', () => {
    const given = {
      ...project,
      FIREBASE_AUTH_DOMAIN: 'login.muster.example',
      GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com',
      FIREBASE_JWKS_URL: 'http://127.0.0.1:9099/keys',
      FIREBASE_AUTH_EMULATOR_URL: 'http://localhost:9099/',
    }
    expect(readEnvironment(given)).toMatchObject({
      socialSignIn: {
        authDomain: 'login.muster.example',
        clientId: '12-ab.apps.googleusercontent.com',
        emulatorUrl: 'http://localhost:9099',
        jwksUrl: 'http://127.0.0.1:9099/keys',
      },
      warnings: [],
    })
  })

  it.each([
    [{ FIREBASE_PROJECT_ID: 'My Project' }, 'FIREBASE_PROJECT_ID must be the id of a Firebase project, '],
    [{ FIREBASE_API_KEY: 'a key' }, 'FIREBASE_API_KEY must be the web API key'],
    [{ FIREBASE_AUTH_DOMAIN: "x.example; script-src 'none'" }, 'FIREBASE_AUTH_DOMAIN must be a host name'],
    [{ FIREBASE_AUTH_DOMAIN: 'https://x.example' }, 'FIREBASE_AUTH_DOMAIN must be a host name'],
    [{ FIREBASE_JWKS_URL: 'http://keys.example/' }, 'FIREBASE_JWKS_URL must be an address that starts with'],
    [{ FIREBASE_JWKS_URL: 'http://localhost.evil.example/' }, 'FIREBASE_JWKS_URL must be an address'],
    [{ FIREBASE_AUTH_EMULATOR_URL: 'localhost:9099' }, 'FIREBASE_AUTH_EMULATOR_URL must be an address'],
    [
      {
        ...project,
        FIREBASE_AUTH_EMULATOR_URL: 'http://localhost:9099',
        PUBLIC_URL: 'https://muster.example',
      },
      'FIREBASE_AUTH_EMULATOR_URL may be set only where PUBLIC_URL is a loopback address',
    ],
    [{ GOOGLE_CLIENT_ID: 'a b' }, 'GOOGLE_CLIENT_ID must be an OAuth client id'],
  ])('is refused with %j', (values, sentence) => {
    expect(settingsRefusal(values)).toContain(sentence)
  })
})

describe('the path that the browser tells its token to', () => {
  it.each([
    [{}, null],
    [{ AUTH_SYNC_PATH: '/session-sync' }, '/session-sync'],
    [{ AUTH_SYNC_PATH: 'http://localhost:3000/a?b=c' }, '/a?b=c'],
    [{ AUTH_SYNC_PATH: 'https://muster.example/a', PUBLIC_URL: 'https://muster.example' }, '/a'],
  ])('with %j is %s', (values, path) => {
    expect(readEnvironment(values).authSyncPath).toBe(path)
  })

  it.each([
    'https://evil.example/a',
    '//evil.example/a',
    '/\\evil.example/a',
    'a',
    'http://localhost:3001/a',
  ])('is not %s, which is elsewhere', (AUTH_SYNC_PATH) => {
    expect(settingsRefusal({ AUTH_SYNC_PATH })).toBe(
      'AUTH_SYNC_PATH must be a path on the origin of PUBLIC_URL, such as /session-sync.',
    )
  })
})

describe('the settings of billing', () => {
  const all = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1, price_2',
  }
  const together =
    'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID belong together: set all three, or none where no subscription is needed.'

  it('are all there or none, and may name several prices', () => {
    expect(readEnvironment({}).billing).toBeUndefined()
    expect(readEnvironment({ STRIPE_API_URL: 'https://stripe.example' }).billing).toBeUndefined()
    expect(readEnvironment(all).billing).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      priceIds: ['price_1', 'price_2'],
      apiUrl: new URL('https://api.stripe.com'),
    })
    for (const name of Object.keys(all)) expect(settingsRefusal({ ...all, [name]: '' }), name).toBe(together)
  })

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_told', 'must be the whole secret, which starts with sk_ or rk_.'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_told', 'must be the whole secret, which starts with whsec_.'],
    ['STRIPE_PRICE_ID', 'price told', 'must be the id of a price, or several with commas between them.'],
    ['STRIPE_PRICE_ID', ' , ', 'must be the id of a price, or several with commas between them.'],
  ])('refuse %s = %s without repeating it', (name, value, sentence) => {
    expect(settingsRefusal({ ...all, [name]: value })).toBe(`${name} ${sentence}`)
  })

  it('send the secret key nowhere in clear but to this machine', () => {
    const to = (url: string) => ({ ...all, STRIPE_API_URL: url })
    expect(settingsRefusal(to('http://stripe.example'))).toBe(
      'STRIPE_API_URL must start with https://: the secret key is sent there.',
    )
    expect(readEnvironment(to('http://127.0.0.1:8080')).billing?.apiUrl.port).toBe('8080')
  })
})

test('a sender that mail servers refuse is warned of', () => {
  const warningsOf = (settings: Record<string, string>) =>
    readEnvironment(settings).warnings.filter((warning) => warning.includes('MAIL_FROM'))
  expect(warningsOf({})).toEqual([])
  expect(warningsOf({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'muster@mail.example' })).toEqual([])
  expect(warningsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual([
    'MAIL_FROM is not set, so mails come from Muster <muster@localhost>, which most mail servers refuse. Set it to an address of yours, such as Muster <muster@example.com>.',
  ])
})
