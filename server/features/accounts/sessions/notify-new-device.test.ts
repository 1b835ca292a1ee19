import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codesPerHour, totalCodesPerHour } from '../../../../contract/calls/accounts.ts'
import { contract } from '../../../../contract/index.ts'
import { mails } from '../../../core/database/tables.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { sessions } from '../../../schema/accounts.ts'
import { wrongCodeFor } from '../../../testing/accounts/one-time-codes.ts'
import { newDeviceEmail } from '../../../emails/account/new-device-email.ts'

const app = testApp({ TRUST_PROXY: '1' })
const { codeOf } = people(app)
const minute = 60_000

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

/** A browser somewhere: what it says of itself, and the key that it keeps. */
type Browser = { key?: string; userAgent?: string; ip?: string }
const laptop: Browser = { key: 'a'.repeat(32), userAgent: firefox, ip: '203.0.113.1' }
const phone: Browser = { key: 'b'.repeat(32), userAgent: safari, ip: '198.51.100.2' }
const attacker: Browser = { key: 'c'.repeat(32), userAgent: firefox, ip: '192.0.2.66' }

const post = async (
  name: string,
  payload: object,
  { key, userAgent = firefox, ip = '203.0.113.9' }: Browser,
) => {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${name}`,
    payload,
    headers: {
      'user-agent': userAgent,
      'x-forwarded-for': ip,
      ...(key !== undefined && { 'device-key': key }),
    },
  })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}
const ask = (email: string, from: Browser) => post('sendOTP', { email }, from)
const signIn = async (email: string, from: Browser) => {
  app.pass(minute)
  expect((await ask(email, from)).status).toBe(200)
  const { body } = await post('verifyOTP', { email, otp: await codeOf(email) }, from)
  return contract.verifyOTP.out.parse(body)
}
const mailsTo = (email: string) =>
  asSystem(app.host.database.db, (tx) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.toAddress, email), eq(mails.kind, 'new-device'))),
  )

test('a sign-in on a new device is told by mail: not the first of all, and not on the same one again', async () => {
  const email = app.freshEmail()
  await signIn(email, laptop)
  await signIn(email, laptop)
  await signIn(email, { ...laptop, ip: '203.0.113.200' })
  expect(await mailsTo(email)).toHaveLength(0)
  const { session } = await signIn(email, phone)
  expect((await mailsTo(email)).map(({ subjectId, orgId }) => [subjectId, orgId])).toEqual([
    [session.id, null],
  ])
  await signIn(email, phone)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('whoever has the same browser, address and no key of the person is a new device', async () => {
  const email = app.freshEmail()
  await signIn(email, laptop)
  await signIn(email, { ...laptop, key: 'd'.repeat(32) })
  expect(await mailsTo(email)).toHaveLength(1)
  await signIn(email, { userAgent: firefox, ip: '203.0.113.1' })
  expect(await mailsTo(email)).toHaveLength(2)
})

test('software without a key is known by its name and address', async () => {
  const email = app.freshEmail()
  const script: Browser = { userAgent: 'curl/8.5.0', ip: '203.0.113.5' }
  await signIn(email, script)
  await signIn(email, script)
  expect(await mailsTo(email)).toHaveLength(0)
  await signIn(email, { ...script, ip: '203.0.113.6' })
  expect(await mailsTo(email)).toHaveLength(1)
})

test('the mail says when, on which device and where, and links to the sessions, also once that one is over', async () => {
  const email = app.freshEmail()
  await signIn(email, laptop)
  const { token, session } = await signIn(email, phone)
  const at = app.now
  await app.ok(contract.signOut, {}, { token })
  const order = {
    kind: 'new-device' as const,
    orgId: null,
    toAddress: email,
    subjectId: session.id,
    queuedAt: at,
  }
  const mail = await asSystem(app.host.database.db, (tx) =>
    newDeviceEmail.write(order, { tx, host: app.host, now: app.now }),
  )
  expect(mail?.subject).toBe('New device signed in to your Muster account')
  const time = at.toISOString().slice(11, 16)
  expect(mail?.text).toMatch(new RegExp(`When: Monday,? 2 March 2026 at ${time} UTC`))
  expect(mail?.text).toContain('Device: Safari on iPhone')
  expect(mail?.text).toContain('Address: 198.51.100.2')
  expect(mail?.text).toContain('http://localhost:3000/#/account?section=sessions')
})

test('a revoked device is a new one again; this one stays known', async () => {
  const email = app.freshEmail()
  const { token } = await signIn(email, laptop)
  await signIn(email, phone)
  expect(await mailsTo(email)).toHaveLength(1)
  await app.ok(contract.revokeOtherSessions, {}, { token })
  await signIn(email, laptop)
  expect(await mailsTo(email)).toHaveLength(1)
  await signIn(email, phone)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('a device that two people share is stored for each apart', async () => {
  const emails = [app.freshEmail(), app.freshEmail()]
  for (const email of emails) await signIn(email, laptop)
  const rows = await app.host.database.db.select().from(sessions)
  const hashes = rows.map(({ deviceHash }) => Buffer.from(deviceHash ?? []).toString('hex'))
  const lastTwo = hashes.slice(-2)
  expect(new Set(lastTwo).size).toBe(2)
  expect(lastTwo.join()).not.toContain(Buffer.from(laptop.key ?? '').toString('hex'))
})

test('whoever asks for codes from elsewhere does not keep a person from signing in', async () => {
  const email = app.freshEmail()
  await signIn(email, laptop)
  for (let codes = 0; codes < codesPerHour; codes += 1) {
    app.pass(31_000)
    expect((await ask(email, attacker)).status).toBe(200)
  }
  app.pass(31_000)
  expect(await ask(email, attacker)).toMatchObject({
    status: 429,
    body: {
      error: expect.stringMatching(/^We’ve sent several codes to this e-mail address\./),
    },
  })
  // On a device that was never used, from another network.
  await signIn(email, phone)
})

test('many networks together can spend the codes of strangers, and never those of a known device', async () => {
  const email = app.freshEmail()
  await signIn(email, laptop)
  for (let codes = 0; codes < totalCodesPerHour; codes += 1) {
    app.pass(31_000)
    await ask(email, { ...attacker, ip: `192.0.2.${codes}` })
  }
  app.pass(31_000)
  expect((await ask(email, phone)).status).toBe(429)
  await signIn(email, laptop)
  // A key that belongs to nobody is none.
  expect((await ask(email, { ...phone, key: 'e'.repeat(32) })).status).toBe(429)
})

test('wrong tries from elsewhere take none from the person, on a known device or on a new one', async () => {
  const email = app.freshEmail()
  await signIn(email, laptop)
  for (const at of [laptop, phone]) {
    for (let round = 0; round < 3; round += 1) {
      app.pass(minute)
      await ask(email, attacker)
      for (let guess = 0; guess < 6; guess += 1)
        await post('verifyOTP', { email, otp: wrongCodeFor(await codeOf(email)) }, attacker)
    }
    app.pass(minute)
    await ask(email, at)
    for (const key of ['d', 'e', 'f'])
      for (let guess = 0; guess < 6; guess += 1)
        await post(
          'verifyOTP',
          { email, otp: wrongCodeFor(await codeOf(email)) },
          { ...attacker, key: key.repeat(32) },
        )
    expect((await post('verifyOTP', { email, otp: await codeOf(email) }, at)).status).toBe(200)
  }
})

test('where the codes of an hour are spent, there is one that can be used or a new one', async () => {
  const email = app.freshEmail()
  const network = (index: number) => ({ ...attacker, ip: `192.0.2.${index}` })
  for (let codes = 0; codes < totalCodesPerHour; codes += 1) {
    app.pass(31_000)
    await ask(email, network(codes))
  }
  for (let waited = 0; waited < 40; waited += 1) {
    app.pass(minute)
    const { status } = await ask(email, phone)
    if (status === 200) continue
    expect(status).toBe(429)
    const own = app.freshEmail()
    expect((await ask(own, phone)).status).toBe(200)
    if (waited % 13 !== 0) continue
    expect((await post('verifyOTP', { email, otp: await codeOf(email) }, phone)).status).toBe(200)
    app.pass(31_000)
    expect((await ask(email, phone)).status).toBe(200)
  }
})
