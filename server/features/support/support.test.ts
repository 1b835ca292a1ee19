import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import {
  supportLimits,
  supportMessages as messages,
  type SupportState,
} from '../../../contract/calls/support.ts'
import { readEnvironment } from '../../core/config/environment.ts'
import { mails } from '../../core/database/tables.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { users } from '../../schema/accounts.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { eraseSupportMessages } from './erase-messages.ts'
import { supportMessages } from '../../schema/support.ts'
import { supportEmail } from '../../emails/organization/support-email.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, join: joined, suspend } = organizationsOf(app)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

/** Somebody whose address is confirmed, as it is for whoever signs in by a code. */
const confirmed = async (of: ReturnType<typeof testApp>, member: Member) => {
  await asSystem(of.host.database.db, (tx) =>
    tx.update(users).set({ isEmailVerified: true }).where(eq(users.id, member.userId)),
  )
  return member
}
const join = async (owner: Member, role: 'employee' | 'admin' = 'employee') =>
  confirmed(app, await joined(owner, role))

const day = 86_400_000
const question = { subject: 'The link does not open', message: 'I press it.\nNothing happens.' }
const asked = ({ email }: Pick<Member, 'email'>) =>
  smtp.to(email).filter(({ subject }) => subject?.includes(' asks: '))
const send = (by: Member, change: object = {}) =>
  app.call(contract.sendSupportMessage, { ...question, orgId: by.orgId, ...change }, by)
const refusal = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer
  return [status, body['code'], body['error']]
}
const stored = (orgId: string) =>
  asSystem(app.host.database.db, (tx) =>
    tx.select().from(supportMessages).where(eq(supportMessages.orgId, orgId)),
  )

test('a message reaches the owner, says who wrote it and where, and is answered to who wrote', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const admin = await join(owner, 'admin')
  for (const [member, goesTo] of [
    [employee, 'owner'],
    [admin, 'owner'],
    [owner, 'nobody'],
  ] as const) {
    const { contact } = await app.ok(contract.getSupportContact, { orgId: owner.orgId }, member)
    expect(contact).toEqual({ goesTo, replyTo: member.email })
  }
  const { id } = await app.ok(
    contract.sendSupportMessage,
    { ...question, orgId: employee.orgId, page: '/reports' },
    employee,
  )
  const mail = await eventually(() => asked(owner)[0])
  expect(mail.subject).toMatch(/ asks: The link does not open$/)
  expect(mail.replyTo).toEqual([{ name: '', address: employee.email }])
  expect(mail.from?.address).toBe('muster@localhost')
  expect(mail.text).toContain('I press it.\nNothing happens.')
  expect(mail.text).toContain('Organization: Tide & Co (employee)')
  expect(mail.text).toContain('Written at: /reports')
  expect(mail.text).toContain('because you own Tide & Co')
  expect(mail.html).toMatch(/I press it\.<\/bdi><br\/?><bdi>Nothing happens\./)
  const { message } = await eventually(async () => {
    const told = await app.ok(contract.getSupportMessage, { orgId: employee.orgId, id }, employee)
    return told.message.state === 'sent' ? told : undefined
  })
  expect(message).toEqual({ state: 'sent', sentAt: app.now.toISOString() })
  // What somebody has written is nobody else's to ask for.
  expect(await app.call(contract.getSupportMessage, { orgId: owner.orgId, id }, owner)).toMatchObject({
    status: 404,
    body: { error: `Message not found: ${id}` },
  })
})

test('while the mail server does not take it, that is told, and that it left once it has', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  await smtp.stop()
  const { id } = await app.ok(contract.sendSupportMessage, { ...question, orgId: owner.orgId }, employee)
  const told = (wanted: SupportState) =>
    eventually(async () => {
      const { message } = await app.ok(contract.getSupportMessage, { orgId: owner.orgId, id }, employee)
      return message.state === wanted ? message : undefined
    })
  expect(await told('delayed')).toEqual({ state: 'delayed', sentAt: null })
  await smtp.start()
  expect(await told('sent')).toMatchObject({ state: 'sent' })
})

test('what is hostile stays text: no header, no address and no element comes of it', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const hostile = '\r\nBcc: everybody@evil.test\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>'
  await app.ok(
    contract.sendSupportMessage,
    {
      orgId: owner.orgId,
      subject: `Hello${hostile}`,
      message: `<img src=x onerror=alert(1)>${hostile}\r\n.\r\nMAIL FROM:<a@evil.test>`,
      page: `/help${hostile}`,
    },
    employee,
  )
  const mail = await eventually(() => asked(owner)[0])
  expect(mail.subject).toContain('asks: Hello Bcc: everybody@ evil. test')
  expect([mail.bcc, mail.cc, mail.to]).toEqual([undefined, undefined, [{ name: '', address: owner.email }]])
  expect(mail.headers.filter(({ key }) => key === 'content-type')).toHaveLength(1)
  expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false)
  expect(mail.html).not.toMatch(/<script|<img/)
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(mail.text).toContain('MAIL FROM:<a@ evil. test>')
  expect(smtp.received.some(({ envelopeTo }) => envelopeTo.includes('evil'))).toBe(false)
})

test('what is empty or too long is refused with a sentence, and nothing is stored', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const long = 'x'.repeat(supportLimits.messageMax + 1)
  for (const [change, sentence] of [
    [{ subject: undefined }, messages.subjectMissing],
    [{ subject: ' \r\n\t' }, messages.subjectMissing],
    [{ subject: '\u200B' }, messages.subjectMissing],
    [{ subject: 'x'.repeat(supportLimits.subjectMax + 1) }, messages.subjectLong],
    [{ message: 7 }, messages.messageMissing],
    [{ message: ' \n ' }, messages.messageMissing],
    [{ message: long }, messages.messageLong],
  ] as const) {
    expect(await refusal(send(employee, change))).toEqual([400, 'VALIDATION_ERROR', sentence])
  }
  expect(await refusal(send(owner))).toEqual([400, 'BUSINESS_LOGIC_ERROR', messages.nobody])
  expect(await stored(owner.orgId)).toEqual([])
})

test('only members of an organization write from it, whatever their list leaves them', async () => {
  const owner = await newOwner()
  const other = await newOwner()
  const employee = await join(owner)
  await app.ok(contract.changeMemberPermissions, { userId: employee.userId, permissions: [] }, owner)
  await app.ok(contract.sendSupportMessage, { ...question, orgId: owner.orgId }, employee)
  for (const call of [contract.getSupportContact, contract.getSupportMessage]) {
    const answer = await app.call(call, { orgId: owner.orgId, id: 'any' }, other)
    expect(answer.body['error']).toBe(`Membership not found: ${owner.orgId}`)
  }
  expect(await refusal(send(other, { orgId: owner.orgId }))).toEqual([
    404,
    'NOT_FOUND',
    `Membership not found: ${owner.orgId}`,
  ])
  await suspend(owner.orgId, employee.userId)
  expect((await send(employee)).status).toBe(404)
})

test('so many a day from one person, and so many from all of an organization', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  for (let sent = 0; sent < supportLimits.messagesPerDay; sent += 1) {
    expect((await send(employee)).status).toBe(200)
  }
  expect(await refusal(send(employee))).toEqual([429, 'RATE_LIMITED', messages.often])
  const colleague = await join(owner)
  expect((await send(colleague)).status).toBe(200)
  await asSystem(app.host.database.db, (tx) =>
    tx.insert(mails).values(
      Array.from({ length: supportLimits.mailsPerDay }, (_none, index) => ({
        id: `${owner.orgId}-${index}`,
        orgId: owner.orgId,
        kind: 'support' as const,
        toAddress: owner.email,
        subjectId: 'gone',
        state: 'sent' as const,
        createdAt: app.now,
      })),
    ),
  )
  expect(await refusal(send(colleague))).toEqual([429, 'RATE_LIMITED', messages.oftenThere])
  app.pass(day)
  expect((await send(colleague)).status).toBe(200)
})

test('what was written is forgotten after a day, once its mail has left, and goes with its organization', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const forget = () => asSystem(app.host.database.db, (tx) => eraseSupportMessages.work(tx, app.host))
  await send(employee)
  await eventually(() => asked(owner)[0])
  await eventually(async () => {
    const rows = await app.host.database.db.select().from(mails).where(eq(mails.orgId, owner.orgId))
    return rows.some(({ kind, state }) => kind === 'support' && state === 'sent') || undefined
  })
  app.pass(day - 1)
  await forget()
  expect(await stored(owner.orgId)).toHaveLength(1)
  app.pass(1)
  await asSystem(app.host.database.db, (tx) =>
    tx.update(mails).set({ state: 'queued' }).where(eq(mails.orgId, owner.orgId)),
  )
  await forget()
  expect(await stored(owner.orgId)).toHaveLength(1)
  await asSystem(app.host.database.db, (tx) =>
    tx.update(mails).set({ state: 'sent' }).where(eq(mails.orgId, owner.orgId)),
  )
  await forget()
  expect(await stored(owner.orgId)).toEqual([])
  await send(employee)
  await app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
  expect(await stored(owner.orgId)).toEqual([])
})

test('nobody is written to for somebody who cannot be answered any more', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const { id } = await app.ok(contract.sendSupportMessage, { ...question, orgId: owner.orgId }, employee)
  const write = () =>
    asSystem(app.host.database.db, (tx) =>
      supportEmail.write(
        { kind: 'support', orgId: owner.orgId, toAddress: owner.email, subjectId: id, queuedAt: app.now },
        { tx, host: app.host, now: app.now },
      ),
    )
  expect(await write()).toMatchObject({ replyTo: employee.email })
  await app.ok(contract.deleteAccount, { email: employee.email }, employee)
  expect(await write()).toBeNull()
})

describe('where the server names an address for support', () => {
  const named = testApp({ SMTP_URL: smtp.url, SUPPORT_EMAIL: ' Help@Muster.Example ' })
  const organizations = organizationsOf(named)

  test('it goes there, from owners as well', async () => {
    const owner = await confirmed(named, await organizations.newOwner())
    const { contact } = await named.ok(contract.getSupportContact, { orgId: owner.orgId }, owner)
    expect(contact.goesTo).toBe('support')
    await named.ok(contract.sendSupportMessage, { ...question, orgId: owner.orgId }, owner)
    const mail = await eventually(() => asked({ email: 'help@muster.example' })[0])
    expect(mail.replyTo).toEqual([{ name: '', address: owner.email }])
    expect(mail.text).toContain('names your address for support')
  })

  test('a wrong one stops the start with a sentence', () => {
    expect(() => readEnvironment({ SUPPORT_EMAIL: 'Help <help@muster.example>' })).toThrow(
      'SUPPORT_EMAIL must be an e-mail address, such as help@example.com.',
    )
  })
})

describe('without a mail server', () => {
  const local = testApp()
  const organizations = organizationsOf(local)

  test('it is kept like every other mail, and that is told', async () => {
    const owner = await organizations.newOwner()
    const employee = await confirmed(local, await organizations.join(owner))
    const { id } = await local.ok(contract.sendSupportMessage, { ...question, orgId: owner.orgId }, employee)
    const state = await eventually(async () => {
      const told = await local.ok(contract.getSupportMessage, { orgId: owner.orgId, id }, employee)
      return told.message.state === 'queued' ? undefined : told.message.state
    })
    expect(state).toBe('kept')
  })

  test('whoever wrote too often is not sent to mails that they did not get', async () => {
    const owner = await organizations.newOwner()
    const employee = await confirmed(local, await organizations.join(owner))
    const write = () => local.call(contract.sendSupportMessage, { ...question, orgId: owner.orgId }, employee)
    for (let sent = 0; sent < supportLimits.messagesPerDay; sent += 1) {
      expect((await write()).status).toBe(200)
    }
    expect(await refusal(write())).toEqual([429, 'RATE_LIMITED', messages.oftenUnmailed])
  })
})
