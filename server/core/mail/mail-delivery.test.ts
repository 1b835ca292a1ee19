import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { letter } from '../../testing/sample-mail.ts'
import { mails } from '../database/tables.ts'
import { MailDelayed } from './delivery-failures.ts'
import { openSmtp } from './smtp.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Muster <muster@post.example.test>' })
afterAll(() => smtp.stop())

type Row = typeof mails.$inferSelect

const rowOf = async (email: string, fits: (row: Row) => boolean): Promise<Row> =>
  eventually(async () => {
    const rows = await app.host.database.db.select().from(mails).where(eq(mails.toAddress, email))
    return rows.find(fits)
  })

const codeIn = (text: string | undefined): string => /^\d{6}$/m.exec(text ?? '')?.[0] ?? 'no code'

test('a code is mailed with a text and an HTML part, and signs in', async () => {
  const email = app.freshEmail()
  await app.ok(contract.sendOTP, { email })
  const mail = await eventually(() => smtp.to(email)[0])
  expect(mail.subject).toBe('Your Muster sign-in code')
  expect(mail.from).toEqual({ name: 'Muster', address: 'muster@post.example.test' })
  expect(mail.to).toEqual([{ name: '', address: email }])
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@post\.example\.test>$/)
  const otp = codeIn(mail.text)
  expect(mail.html).toContain(`>${otp}</p>`)
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('10 minutes')
    expect(part).toContain('If you did not ask for a code')
  }
  expect(mail.html).toContain('prefers-color-scheme: dark')
  expect(mail.html).not.toMatch(/<img|src=|@import|url\(/)

  const row = await rowOf(email, ({ state }) => state === 'sent')
  expect(row).toMatchObject({ kind: 'code', attempts: 1, lastError: null, sentAt: app.now })
  const { user } = await app.ok(contract.verifyOTP, { email, otp })
  expect(user.email).toBe(email)
})

test('while the mail server is down a mail waits, says so, and is sent when it is back', async () => {
  const email = app.freshEmail()
  await smtp.stop()
  await app.ok(contract.sendOTP, { email })
  const waiting = await rowOf(email, ({ lastError }) => lastError !== null)
  expect(waiting).toMatchObject({ state: 'queued', lastError: 'The mail server cannot be reached.' })
  await smtp.start()
  const mail = await eventually(() => smtp.to(email)[0])
  await app.ok(contract.verifyOTP, { email, otp: codeIn(mail.text) })
  const sent = await rowOf(email, ({ state }) => state === 'sent')
  expect(sent.lastError).toBeNull()
  expect(sent.attempts).toBeGreaterThan(1)
})

test('while the mail server takes nothing, whoever waits for a code can be told so, until it takes one again', async () => {
  const isDelayed = async () => (await app.ok(contract.getServerInfo, {})).isMailDelayed ?? false
  const [refused, late, email] = [app.freshEmail(), app.freshEmail(), app.freshEmail()]
  app.pass(11 * 60_000)
  smtp.refuse(refused, { at: 'RCPT', status: 550, text: 'No such person here' })
  smtp.refuse(late, { at: 'RCPT', status: 451, text: 'Greylisted' })
  await app.ok(contract.sendOTP, { email: refused })
  await app.ok(contract.sendOTP, { email: late })
  await rowOf(refused, ({ state }) => state === 'failed')
  await rowOf(late, ({ lastError }) => lastError !== null)
  expect(await isDelayed()).toBe(false)
  await smtp.stop()
  await app.ok(contract.sendOTP, { email })
  await rowOf(email, ({ lastError }) => lastError !== null)
  expect(await isDelayed()).toBe(true)
  await smtp.start()
  await rowOf(email, ({ state }) => state === 'sent')
  expect(await isDelayed()).toBe(false)
})

test('an address that the mail server refuses for good is tried once and said to be refused', async () => {
  const email = app.freshEmail()
  smtp.refuse(email, { at: 'RCPT', status: 550, text: 'No such person here' })
  await app.ok(contract.sendOTP, { email })
  const row = await rowOf(email, ({ state }) => state !== 'queued')
  expect(row).toMatchObject({
    state: 'failed',
    attempts: 1,
    lastError: 'The mail server refused this address: 550 No such person here',
  })
  expect(smtp.to(email)).toHaveLength(0)
})

test('a mail that the mail server refuses for good is said to be refused', async () => {
  const email = app.freshEmail()
  smtp.refuse(email, { at: 'DATA', status: 554, text: 'Looks like spam' })
  await app.ok(contract.sendOTP, { email })
  const row = await rowOf(email, ({ state }) => state !== 'queued')
  expect(row).toMatchObject({
    state: 'failed',
    lastError: 'The mail server refused this mail: 554 Looks like spam',
  })
})

test('a mail that the mail server does not take yet is brought again', async () => {
  const email = app.freshEmail()
  smtp.refuse(email, { at: 'RCPT', status: 451, text: 'Greylisted' })
  await app.ok(contract.sendOTP, { email })
  const waiting = await rowOf(email, ({ lastError }) => lastError !== null)
  expect(waiting).toMatchObject({
    state: 'queued',
    lastError: 'The mail server asked to be tried again later.',
  })
  await rowOf(email, ({ state }) => state === 'sent')
  expect(smtp.to(email)).toHaveLength(1)
})

test('a mail that may have arrived already is sent again under the same Message-ID', async () => {
  const email = app.freshEmail()
  smtp.refuse(email, { at: 'lost' })
  await app.ok(contract.sendOTP, { email })
  await rowOf(email, ({ state }) => state === 'sent')
  const ids = smtp.to(email).map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a code that has expired before the mail server was back is not sent', async () => {
  const email = app.freshEmail()
  await smtp.stop()
  await app.ok(contract.sendOTP, { email })
  await rowOf(email, ({ lastError }) => lastError !== null)
  app.pass(11 * 60_000)
  await smtp.start()
  const row = await rowOf(email, ({ state }) => state !== 'queued')
  expect(row).toMatchObject({ state: 'failed', lastError: 'It was no longer needed when it could be sent.' })
  expect(smtp.to(email)).toHaveLength(0)
})

test('a mail is stored if and only if its cause is', async () => {
  const email = app.freshEmail()
  await app.ok(contract.sendOTP, { email })
  const refusal = await app.call(contract.sendOTP, { email })
  expect(refusal.status).toBe(429)
  const rows = await app.host.database.db.select().from(mails).where(eq(mails.toAddress, email))
  expect(rows).toHaveLength(1)
})

test('what is said of a refused sign-in to the mail server holds no secret', async () => {
  const transport = openSmtp(`smtp://postman:very-secret@127.0.0.1:${smtp.port}`)
  const failure: unknown = await transport.send(letter).catch((error: unknown) => error)
  transport.close()
  expect(failure).toBeInstanceOf(MailDelayed)
  const told = failure instanceof MailDelayed ? `${failure.message} ${failure.sentence}` : ''
  expect(told).toContain('did not accept the sign-in')
  expect(told).not.toMatch(/very-secret|somebody/)
})

test('with a mail server there is no mailbox', async () => {
  const info = await app.ok(contract.getServerInfo, {})
  expect(info).toMatchObject({ mail: 'smtp', mailboxUrl: null })
  const page = await app.app.inject({ url: '/mailbox', headers: { host: 'localhost:3000' } })
  expect(page.statusCode).toBe(404)
})
