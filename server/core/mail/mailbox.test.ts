import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { readEnvironment } from '../environment.ts'
import { openMail } from '../mail.ts'
import { mails } from '../tables.ts'
import { keepMail, keptMailIds, readKeptMail } from './kept-mails.ts'

const app = testApp()
const folder = path.join(app.dataDir, 'mail')

const get = (url: string, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  app.app.inject({ url, headers: { host: 'localhost:3000' }, ...more })

const keptMail = async (email: string) => {
  await app.ok(contract.sendOTP, { email })
  return eventually(async () => {
    const rows = await app.host.database.db.select().from(mails).where(eq(mails.toAddress, email))
    return rows.find(({ state }) => state === 'kept')
  })
}

const letter = (id: string, more: { to?: string; subject?: string; text?: string; html?: string } = {}) => ({
  id,
  from: 'Muster <muster@localhost>',
  to: 'ada@example.test',
  date: new Date('2026-03-02T09:00:00.000Z'),
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  ...more,
})

test('without a mail server a mail is kept as a file that only its owner reads, and that names nobody', async () => {
  const email = app.freshEmail()
  const row = await keptMail(email)
  expect(row).toMatchObject({ state: 'kept', lastError: null, sentAt: app.now })
  const file = path.join(folder, `${row.id}.eml`)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain(`To: ${email}`)
  expect(readdirSync(folder).filter((name) => name.includes('@') || name.endsWith('.part'))).toEqual([])
})

test('the mailbox lists the mails, newest first, and shows one in both parts without a script', async () => {
  const first = await keptMail(app.freshEmail())
  const second = await keptMail(app.freshEmail())
  expect(await app.ok(contract.getServerInfo, {})).toMatchObject({
    mail: 'mailbox',
    mailboxUrl: 'http://localhost:3000/mailbox',
  })
  const list = await get('/mailbox')
  expect(list.statusCode).toBe(200)
  expect(list.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(list.body.indexOf(second.toAddress)).toBeGreaterThan(0)
  expect(list.body.indexOf(second.toAddress)).toBeLessThan(list.body.indexOf(first.toAddress))

  const mail = await get(`/mailbox/${second.id}`)
  const otp = app.host.secrets.oneTimeCode(second.subjectId)
  expect(mail.body.split(otp).length).toBeGreaterThan(2)
  expect(mail.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  for (const page of [list, mail]) expect(page.body).not.toMatch(/<script|javascript:| on\w+=/i)
})

test('what a mail says cannot become part of the page, and its links can be followed', async () => {
  const id = newId()
  const link = 'http://localhost:3000/#/questionnaire/ABC?a=1&b=2'
  const html = '<p>"quoted"</p><script>alert(1)</script>'
  await keepMail(folder, letter(id, { subject: '<b>Hi</b>', text: `<i>go</i> ${link}\n`, html }))
  const { body } = await get(`/mailbox/${id}`)
  expect(body).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  expect(body).toContain(`<a href="${link.replace('&', '&amp;')}">`)
  expect(body).toContain('&lt;i&gt;go&lt;/i&gt;')
  expect(body).not.toContain('<script>')
  expect(body).toContain('srcDoc="&lt;p&gt;&quot;quoted&quot;&lt;/p&gt;')
})

test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'a request to the host %j finds no mailbox',
  async (host) => {
    const { id } = await keptMail(app.freshEmail())
    for (const url of ['/mailbox', `/mailbox/${id}`]) {
      const answer = await get(url, { headers: { host } })
      expect([answer.statusCode, answer.json()['code']]).toEqual([404, 'NOT_FOUND'])
    }
  },
)

test.each(['localhost', '127.0.0.1:3000', '[::1]:3000', 'muster.localhost:3000', 'LOCALHOST:3000'])(
  'a request to the host %j finds it',
  async (host) => {
    expect((await get('/mailbox', { headers: { host } })).statusCode).toBe(200)
  },
)

test('a request from another machine, or through a proxy, finds no mailbox', async () => {
  expect((await get('/mailbox', { remoteAddress: '192.168.1.20' })).statusCode).toBe(404)
  expect((await get('/mailbox', { remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    const headers = { host: 'localhost:3000', [header]: '127.0.0.1' }
    expect((await get('/mailbox', { headers })).statusCode).toBe(404)
  }
})

test.each(['00000000-0000-7000-8000-000000000000', '..%2F..%2Fsecret', '..%2Fsecret.eml', 'secret'])(
  'there is no mail %s',
  async (id) => {
    writeFileSync(path.join(app.dataDir, 'secret.eml'), 'Subject: secret\n\nsecret')
    writeFileSync(path.join(folder, 'secret.eml'), 'Subject: secret\n\nsecret')
    const answer = await get(`/mailbox/${id}`)
    expect([answer.statusCode, answer.json()['code']]).toEqual([404, 'NOT_FOUND'])
  },
)

test('the newest 500 mails stay', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'muster-kept-'))
  const ids = Array.from({ length: 503 }, () => newId()).toSorted()
  for (const id of ids.slice(0, 502)) writeFileSync(path.join(other, `${id}.eml`), 'Subject: Old\n\nOld')
  writeFileSync(path.join(other, 'notes.txt'), 'mine')
  await keepMail(other, letter(ids[502] ?? ''))
  expect(await keptMailIds(other)).toEqual(ids.slice(3).toReversed())
  expect(readdirSync(other)).toContain('notes.txt')
  rmSync(other, { recursive: true })
})

test('an address is one address, whatever it looks like', async () => {
  const id = newId()
  await keepMail(folder, letter(id, { to: 'a,b@example.test', subject: 'Hi\r\nBcc: evil@example.test' }))
  const source = readFileSync(path.join(folder, `${id}.eml`), 'utf8')
  expect(source).not.toMatch(/^Bcc:/im)
  expect((await readKeptMail(folder, id))?.to).not.toMatch(/^a$|evil/)
})

describe('on a public server', () => {
  const publicApp = testApp({ PUBLIC_URL: 'https://muster.example', RATE_LIMIT: 'on' })

  test('there is no mailbox, and mails are kept for its operator', async () => {
    expect(await publicApp.ok(contract.getServerInfo, {})).toMatchObject({ mail: 'none', mailboxUrl: null })
    for (const host of ['localhost:3000', 'muster.example']) {
      const answer = await publicApp.app.inject({ url: '/mailbox', headers: { host } })
      expect(answer.statusCode).toBe(404)
    }
    const email = publicApp.freshEmail()
    await publicApp.ok(contract.sendOTP, { email })
    const [name = ''] = await eventually(() => {
      const names = readdirSync(publicApp.dataDir).includes('mail')
        ? readdirSync(path.join(publicApp.dataDir, 'mail')).filter((file) => file.endsWith('.eml'))
        : []
      return names.length > 0 ? names : undefined
    })
    expect(readFileSync(path.join(publicApp.dataDir, 'mail', name), 'utf8')).toContain(email)
  })

  test.each([
    [{ PUBLIC_URL: 'https://muster.example' }, 1],
    [{ PUBLIC_URL: 'https://muster.example', SMTP_URL: 'smtp://127.0.0.1:25' }, 0],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 0],
  ])('%j is warned of missing mail %i times', (settings, times) => {
    const warnings: string[] = []
    const log = {
      debug() {},
      info() {},
      error() {},
      warn: (_: object, message: string) => warnings.push(message),
    }
    openMail(readEnvironment(settings), log).close()
    expect(warnings.filter((message) => message.includes('SMTP_URL'))).toHaveLength(times)
  })
})
