import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { mails } from '../../core/database/tables.ts'
import { asSystem, inTransaction } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { sessions } from '../../schema/accounts.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const supported = testApp({ SMTP_URL: smtp.url, SUPPORT_EMAIL: 'help@muster.example' })
const { newOwner, join } = organizationsOf(app)
afterAll(() => smtp.stop())

const subject = 'Your Muster account was deleted'
const mailsTo = (email: string) => smtp.to(email).filter((mail) => mail.subject === subject)
/** The first one, with its spaces and line ends as one space each. */
const mailTo = async (email: string) => {
  const { text, html } = await eventually(() => mailsTo(email)[0])
  return { text: (text ?? '').replaceAll(/\s+/g, ' '), html: html ?? '' }
}
const remove = ({ token, email }: Pick<Member, 'token' | 'email'>) =>
  app.call(contract.deleteAccount, { email }, { token })

test('who had the account is told at its address what is gone, what stays and what to do if it was not they', async () => {
  const employee = await join(await newOwner())
  await asSystem(app.host.database.db, (tx) =>
    tx
      .update(sessions)
      .set({ deviceInfo: 'Firefox on Linux', ipAddress: '203.0.113.7' })
      .where(eq(sessions.userId, employee.userId)),
  )
  expect((await remove(employee)).status).toBe(200)
  const { text, html } = await mailTo(employee.email)
  for (const words of [
    `The account with the address ${employee.email} was deleted by somebody signed in to it.`,
    'Device: Firefox on Linux Address: 203.0.113.7',
    'What is gone: your memberships with your conversations in the chats, your sessions on every device, your photo and your phone number.',
    'What stays with the organizations: your employee record, the answers that you gave them,',
    'If it was not you, change the password of your mailbox first',
    'Then write to the people who run this server, and ask the owners of your organizations to invite you again.',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).toMatch(/When: 2 March 2026(,| at) \d\d:\d\d UTC/)
  expect(html).toContain('What stays with the organizations')
  expect(html).toContain(employee.email)
  // It is said once, of the moment that it was done.
  await app.ok(contract.sendOTP, { email: employee.email })
  await eventually(() => smtp.to(employee.email).find((mail) => mail.subject === 'Your Muster sign-in code'))
  expect(mailsTo(employee.email)).toHaveLength(1)
})

test('where the server names its support, it is whom to write to', async () => {
  const { newOwner: newSupported, join: joinSupported } = organizationsOf(supported)
  const employee = await joinSupported(await newSupported())
  await supported.ok(contract.deleteAccount, { email: employee.email }, employee)
  const { text, html } = await mailTo(employee.email)
  expect(text).toContain('Then write to help@muster.example, who run this server, and ask the owners')
  expect(html).toContain('help@muster.example')
})

test('a deletion that is refused tells nobody', async () => {
  const owner = await newOwner()
  expect((await remove(owner)).status).toBe(400)
  expect((await remove({ ...owner, email: 'else@example.test' })).status).toBe(400)
  const rows = await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`select id from mails where to_address = ${owner.email} and kind = 'account-deleted'`),
  )
  expect([...rows]).toEqual([])
})

test('a transaction of somebody can leave a mail of no organization to their own address, and to no other', async () => {
  const owner = await newOwner()
  const other = await newOwner()
  const leave = (toAddress: string) =>
    inTransaction(app.host.database.db, { orgId: '', userId: owner.userId }, (tx) =>
      tx.insert(mails).values({
        id: `${toAddress} ${owner.userId}`,
        orgId: null,
        kind: 'code',
        toAddress,
        subjectId: 'nothing',
        state: 'failed',
        createdAt: app.now,
      }),
    )
  await expect(leave(other.email)).rejects.toMatchObject({ cause: { code: '42501' } })
  await leave(owner.email)
})
