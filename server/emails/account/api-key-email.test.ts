import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { scopeWords } from '../../../contract/rights/api-scopes.ts'
import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { apiKeyCalls } from '../../testing/api-keys/api-key-calls.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newStaff } = organizationsOf(app)
const { newKey } = apiKeyCalls(app)
afterAll(() => smtp.stop())

const subject = 'A new API key for Tide & Co'
const mailsTo = ({ email }: Pick<Member, 'email'>) =>
  smtp.to(email).filter((mail) => mail.subject === subject)
const keptTo = ({ email }: Pick<Member, 'email'>) =>
  asSystem(app.host.database.db, async (tx) => [
    ...(await tx.execute(sql`select id from mails where to_address = ${email} and kind = 'api-key-made'`)),
  ])

test('whoever makes a key is told its name, what it may do and where it is revoked, and never the key', async () => {
  const { owner, admin } = await newStaff()
  const { key, apiKey } = await newKey(admin, ['people:read', 'answers:read'], { name: 'Payroll & shifts' })
  const mail = await eventually(() => mailsTo(admin)[0])
  const text = (mail.text ?? '').replaceAll(/\s+/g, ' ')
  for (const words of [
    'Name: Payroll & shifts',
    `Ends with: ${apiKey.ending}`,
    `people:read: ${scopeWords['people:read']}`,
    `answers:read: ${scopeWords['answers:read']}`,
    'If it was not you, revoke the key now, in the settings of Tide & Co under API keys: it stops at once.',
    `/#/settings?section=api-keys&org=${owner.orgId}`,
    '/#/account?section=sessions',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).toMatch(/Good until: 31 May 2026/)
  const html = mail.html ?? ''
  expect(html).toContain('Payroll &amp; shifts')
  expect(`${mail.text}${html}`).not.toContain(key)
  expect(`${mail.text}${html}`).not.toContain(key.slice(4, -4))
  expect(await keptTo(owner)).toEqual([])
})

test('of a key that never ends it is said until when it is good', async () => {
  const { owner } = await newStaff()
  await newKey(owner, ['people:read'], { days: null })
  const mail = await eventually(() => mailsTo(owner)[0])
  expect(mail.text).toContain('Good until: somebody revokes it')
})

test('a key that is refused tells nobody', async () => {
  const { employee } = await newStaff()
  const { status } = await app.call(contract.createApiKey, { name: 'One', scopes: ['people:read'] }, employee)
  expect(status).not.toBe(200)
  expect(await keptTo(employee)).toEqual([])
})
