import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { readEnvironment } from '../config/environment.ts'
import { openMail } from './mail-transport.ts'
import { mails } from '../database/tables.ts'
import { openMailboxFiles } from './mailbox-files.ts'
import { mailboxAddress } from './mailbox.ts'

const app = testApp()
const folder = path.join(app.dataDir, 'mail')
const kept = openMailboxFiles(folder)

const keyOf = () => new URL(mailboxAddress(app.host) ?? '').searchParams.get('key') ?? ''
const cookie = () => `other=1; muster_mailbox_3000=${keyOf()}`

/** As a browser asks that has opened the mailbox with its key. */
const get = (
  url: string,
  { headers = {}, ...more }: { headers?: Record<string, string>; remoteAddress?: string } = {},
) => app.app.inject({ url, headers: { host: 'localhost:3000', cookie: cookie(), ...headers }, ...more })

const keptMail = async (email: string) => {
  await app.ok(contract.sendOTP, { email })
  return eventually(async () => {
    const rows = await app.host.database.db.select().from(mails).where(eq(mails.toAddress, email))
    return rows.find(({ state }) => state === 'kept')
  })
}

const letter = (
  id: string,
  more: { kind?: string; to?: string; subject?: string; text?: string; html?: string } = {},
) => ({
  id,
  kind: 'invitation',
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
  const file = path.join(folder, `${row.id}.code.eml`)
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
  await kept.keep(letter(id, { subject: '<b>Hi</b>', text: `<i>go</i> ${link}\n`, html }))
  const { body } = await get(`/mailbox/${id}`)
  expect(body).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  expect(body).toContain(`<a href="${link.replace('&', '&amp;')}">`)
  expect(body).toContain('&lt;i&gt;go&lt;/i&gt;')
  expect(body).not.toContain('<script>')
  expect(body).toContain('srcDoc="&lt;p&gt;&quot;quoted&quot;&lt;/p&gt;')
})

test('a mail in Arabic is kept whole, and its subject and its text run from the right there', async () => {
  const id = newId()
  const [subject, text] = ['دعوة من \u2068Grace\u2069', '\u200FMuster\n\nمرحبًا، \u2068Ada\u2069،']
  await kept.keep(letter(id, { subject, text: `${text}\n` }))
  const { body } = await get(`/mailbox/${id}`)
  expect(body).toContain(`<h1 dir="auto">${subject}</h1>`)
  expect(body).toContain(`<pre dir="auto">${text}</pre>`)
})

test('without the key there is no mailbox; the printed address opens it, and a cookie keeps it open', async () => {
  const { id } = await keptMail(app.freshEmail())
  const bare = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ url, headers: { host: 'localhost:3000', ...headers } })
  const key = keyOf()
  expect(key).toMatch(/^[\w-]{43}$/)
  for (const query of ['', '?key=', `?key=${key.slice(1)}`, `?key=${key}x`, `?key=${key}&key=${key}`]) {
    for (const url of [`/mailbox${query}`, `/mailbox/${id}${query}`]) {
      const answer = await bare(url)
      expect([url, answer.statusCode, answer.headers['set-cookie']]).toEqual([url, 404, undefined])
    }
  }
  expect((await bare('/mailbox', { cookie: 'muster_mailbox_3000=guess' })).statusCode).toBe(404)
  const opened = await bare(`/mailbox?key=${key}`)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers['referrer-policy']).toBe('no-referrer')
  const set = String(opened.headers['set-cookie'])
  expect(set).toBe(`muster_mailbox_3000=${key}; Path=/mailbox; HttpOnly; SameSite=Strict`)
  expect((await bare(`/mailbox/${id}`, { cookie: set.split(';')[0] ?? '' })).statusCode).toBe(200)
  // Nobody is told the key by the server but who has its terminal.
  expect(JSON.stringify(await app.ok(contract.getServerInfo, {}))).not.toContain(key)
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

/** A folder of its own that holds so many old invitations, and their ids, newest first. */
const filled = (count: number) => {
  const other = mkdtempSync(path.join(tmpdir(), 'muster-kept-'))
  const ids = Array.from({ length: count }, () => newId()).toSorted()
  ids.forEach((id, index) => {
    const head = `To: person-${index}@example.test\r\nSubject: Invitation ${index}\r\nDate: Mon, 02 Mar 2026 09:00:00 +0000`
    writeFileSync(path.join(other, `${id}.invitation.eml`), `${head}\r\n\r\nHello`)
  })
  return { other, ids: ids.toReversed() }
}

test('the newest 5,000 mails of each kind stay: no batch pushes out a code', async () => {
  const { other, ids } = filled(5_003)
  const code = '01900000-0000-7000-8000-000000000000'
  writeFileSync(path.join(other, `${code}.code.eml`), 'Subject: Code\r\n\r\n123456')
  writeFileSync(path.join(other, 'notes.txt'), 'mine')
  const newest = newId()
  await openMailboxFiles(other).keep(letter(newest))
  const left = new Set(readdirSync(other))
  expect(left).toContain('notes.txt')
  expect(left).toContain(`${code}.code.eml`)
  expect(left).toContain(`${newest}.invitation.eml`)
  expect(ids.filter((id) => left.has(`${id}.invitation.eml`))).toEqual(ids.slice(0, 4_999))
  rmSync(other, { recursive: true })
})

test('the list is read page by page, and narrowed by a part of the address', async () => {
  const { other } = filled(120)
  const mails = openMailboxFiles(other)
  const first = await mails.list({ to: '', skip: 0, atMost: 50 })
  expect([first.of, first.mails.length, first.mails[0]?.subject]).toEqual([120, 50, 'Invitation 119'])
  expect(first.mails[0]).toMatchObject({ to: 'person-119@example.test', at: '2026-03-02T09:00:00.000Z' })
  const last = await mails.list({ to: '', skip: 100, atMost: 50 })
  expect(last.mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 20 }, (_none, index) => `Invitation ${19 - index}`),
  )
  expect(await mails.list({ to: '', skip: 150, atMost: 50 })).toMatchObject({ of: 120, mails: [] })
  const found = await mails.list({ to: 'PERSON-11', skip: 0, atMost: 50 })
  expect(found.mails.map(({ to }) => to)).toEqual(
    [119, 118, 117, 116, 115, 114, 113, 112, 111, 110, 11].map((index) => `person-${index}@example.test`),
  )
  await mails.keep(letter(newId(), { to: 'person-11@example.test' }))
  expect((await mails.list({ to: 'person-11', skip: 0, atMost: 50 })).of).toBe(12)
  rmSync(other, { recursive: true })
})

test('the mailbox has a plain form for the recipient, and links to older and newer mails that keep it', async () => {
  const name = `crowd-${newId()}`
  for (let index = 0; index < 51; index += 1)
    await kept.keep(letter(newId(), { to: `${name}.${index}@example.test`, subject: `Mail ${index}` }))
  const { body } = await get(`/mailbox?to=${name}`)
  expect(body).toContain(`1 to 50 of 51 mails to “${name}”`)
  const form = /<form (.*?)<\/form>/.exec(body)?.[1]
  expect(form).toContain('action="/mailbox"')
  expect(/<input (.*?)>/.exec(form ?? '')?.[1]).toMatch(new RegExp(`name="to" value="${name}"`))
  expect(body).toContain(`href="/mailbox?to=${name}&amp;page=2"`)
  expect(body).not.toContain('Newer mails')
  const older = await get(`/mailbox?to=${name}&page=2`)
  expect(older.body).toContain('51 to 51 of 51 mails')
  expect(older.body).toContain('Mail 0')
  expect(older.body).toContain(`href="/mailbox?to=${name}">Newer mails`)
  expect(older.body).not.toContain('Older mails')
  expect((await get(`/mailbox?to=${name}&page=3`)).body).toContain('There are no older mails.')
  const none = await get('/mailbox?to=%3Cscript%3E&page=-1')
  expect(none.body).toContain('No mail to an address with “&lt;script&gt;”')
})

test('an address is one address, whatever it looks like', async () => {
  const id = newId()
  await kept.keep(letter(id, { to: 'a,b@example.test', subject: 'Hi\r\nBcc: evil@example.test' }))
  const source = readFileSync(path.join(folder, `${id}.invitation.eml`), 'utf8')
  expect(source).not.toMatch(/^Bcc:/im)
  expect((await kept.read(id))?.to).not.toMatch(/^a$|evil/)
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
  ])('%j is warned of missing mail %i times', async (settings, times) => {
    const warnings: string[] = []
    const log = {
      debug() {},
      info() {},
      error() {},
      warn: (_: object, message: string) => warnings.push(message),
    }
    await openMail(readEnvironment(settings), log).close()
    expect(warnings.filter((message) => message.includes('SMTP_URL'))).toHaveLength(times)
  })
})
