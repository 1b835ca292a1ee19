import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeys } from '../../../../contract/calls/api-keys.ts'
import { buildApp } from '../../../app.ts'
import { readEnvironment } from '../../../core/config/environment.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import { openHost } from '../../../open-host.ts'
import { testDatabase } from '../../../testing/database.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { issueCode } from './one-time-codes.ts'

const smtp = await mailServer()
const database = testDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-data-'))
const logged: string[] = []
const open = async () => {
  const environment = readEnvironment({ SMTP_URL: smtp.url, DATABASE_URL: database.url, DATA_DIR: dataDir })
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const { host, close } = await openHost({ environment, log: logger, clock: () => new Date() })
  return { host, close, app: await buildApp(host, { logger }) }
}
let opened: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  opened = await open()
})
afterAll(async () => {
  await opened.app.close()
  await opened.close()
  await smtp.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const post = async (name: string, payload: object): Promise<Record<string, unknown>> => {
  const answer = await opened.app.inject({ method: 'POST', url: `/api/${name}`, payload })
  return answer.json()
}

/** Every row of every table, as text. */
const dump = async (): Promise<string> => {
  const { sql } = database.current
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`
  const rows = await Promise.all(
    tables.map(({ name }) => sql.unsafe(`select row_to_json(t)::text as row from ${name} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => String(row))
    .join('\n')
}

test('neither a code nor a token is stored or logged, nor an e-mail logged, whatever happens to the mail', async () => {
  const emails = ['sent@example.test', 'refused@example.test', 'later@example.test']
  smtp.refuse('refused@example.test', { at: 'RCPT', status: 550, text: 'No refused@example.test here' })
  smtp.refuse('later@example.test', { at: 'RCPT', status: 451, text: 'later@example.test must wait' })
  for (const email of emails) await post('sendOTP', { email })
  const mail = await eventually(() => smtp.to('sent@example.test')[0])
  await eventually(() => smtp.to('later@example.test')[0])
  const codes = smtp.received.map(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? '')
  const otp = /^\d{6}$/m.exec(mail.text ?? '')?.[0] ?? ''
  await post('verifyOTP', { email: 'sent@example.test', otp: otp === '000000' ? '000001' : '000000' })
  const { token } = await post('verifyOTP', { email: 'sent@example.test', otp })
  expect(token).toMatch(/^[\w-]{43}$/)

  const stored = await dump()
  expect(stored).toContain('refused@example.test')
  expect(stored).toContain('"mailId"')
  const log = logged.join('')
  expect(log).toContain('a job failed and will be tried again')
  expect(log).toContain('/api/verifyOTP')
  for (const code of codes) {
    expect(code).toMatch(/^\d{6}$/)
    const shown = new RegExp(`(?<![0-9a-z.])${code}(?![0-9a-z])`, 'i')
    expect(stored).not.toMatch(shown)
    expect(log).not.toMatch(shown)
  }
  expect(stored).not.toContain(String(token))
  expect(log).not.toContain(String(token))
  for (const email of emails) expect(log).not.toContain(email)
})

test('an API key is neither stored nor logged, also where it is refused', async () => {
  const { host, app } = opened
  const { token } = await signUp(host)
  const call = async (
    name: string,
    headers: Record<string, string>,
    payload?: object,
  ): Promise<Record<string, unknown>> => {
    const method = payload === undefined ? 'GET' : 'POST'
    return (await app.inject({ method, url: `/api/${name}`, headers, ...(payload && { payload }) })).json()
  }
  const person = { authorization: `Bearer ${token}` }
  const { orgId } = await call('createOrganization', person, { name: 'Tide & Co' })
  const owner = { ...person, 'organization-id': String(orgId) }
  const wanted = { name: 'Staff list', scopes: ['people:read'] }
  const { key, apiKey } = apiKeys.createApiKey.out.parse(await call('createApiKey', owner, wanted))
  const byKey = { authorization: `Bearer ${key}` }
  expect(await call('getEmployees', byKey)).toMatchObject({ success: true })
  expect(await call('getReports', byKey)).toMatchObject({ success: false })
  expect(await call('revokeApiKey', owner, { id: apiKey.id })).toMatchObject({ success: true })
  expect(await call('getEmployees', byKey)).toMatchObject({ code: 'UNAUTHENTICATED' })
  const secret = key.slice('mus_'.length, -4)
  expect(secret).toMatch(/^[\w-]{39}$/)
  expect(await dump()).toContain('Staff list')
  expect(await dump()).not.toContain(secret)
  expect(logged.join('')).toContain('/api/revokeApiKey')
  expect(logged.join('')).not.toContain(secret)
})

test('a code does not stand in line behind other mails', async () => {
  const { host } = opened
  await inTransaction(host.database.db, { door: true }, async (tx) => {
    const context = { tx, now: new Date(), host, request: { ip: '127.0.0.1', deviceKey: null } }
    for (let index = 0; index < 12; index += 1) {
      const email = `slow${index}@example.test`
      const { id: subjectId } = await issueCode(context, email)
      await queueMail(context, { kind: 'code', orgId: null, toAddress: email, subjectId })
    }
  })
  await post('sendOTP', { email: 'quick@example.test' })
  await eventually(() => smtp.to('quick@example.test')[0])
  const slow = smtp.received.filter(({ envelopeTo }) => envelopeTo.startsWith('slow'))
  expect(slow.length).toBeLessThan(12)
  await eventually(
    () => smtp.received.filter(({ envelopeTo }) => envelopeTo.startsWith('slow')).length === 12 || undefined,
  )
})
