import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'
import { pruneMails } from './prune-mails.ts'

const smtp = await mailServer()
afterAll(() => smtp.stop())
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, invite } = organizationsOf(app)
const minute = 60_000
const hour = 60 * minute

const usedUp = /^This address got 3 mails asking for answers within a day/
const usedUpByAll = /^This address got many mails asking for answers today/

const remove = (owner: Member) => app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
const another = async (owner: Member): Promise<Member> => {
  const { orgId } = await app.ok(contract.createOrganization, { name: 'Tide & Co' }, owner)
  return { ...owner, orgId }
}
const kept = () => app.host.database.sql`select * from forgotten_mails`

test('deleting organizations gives nobody more mails to write in a day', async () => {
  const email = app.freshEmail()
  let owner = await newOwner()
  for (let count = 0; count < 3; count += 1) {
    expect((await invite(owner, { email })).emailSent).toBe(true)
    app.pass(10 * minute)
    await remove(owner)
    owner = await another(owner)
  }
  const last = await invite(owner, { email })
  expect(last.emailSent).toBe(false)
  expect(last.notice).toMatch(usedUp)
  await remove(owner)
  // The address itself is nowhere any more.
  const rows = await kept()
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toContain(email)

  app.pass(24 * hour)
  await asSystem(app.host.database.db, (tx) => pruneMails.work(tx, app.host))
  expect(await kept()).toHaveLength(0)
  expect((await invite(await another(owner), { email })).emailSent).toBe(true)
})

test('nor does erasing people', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  for (let count = 0; count < 3; count += 1) {
    const { employee, emailSent } = await invite(owner, { email })
    expect(emailSent).toBe(true)
    await eventually(() => (smtp.to(email).length > count ? true : undefined))
    await app.ok(contract.deleteEmployee, { employeeId: employee.id }, owner)
    await app.ok(contract.eraseEmployee, { employeeId: employee.id, name: employee.name }, owner)
  }
  expect((await invite(owner, { email })).notice).toMatch(usedUp)
})

test('what strangers wrote counts for everybody, also once their organizations are gone', async () => {
  const email = app.freshEmail()
  for (let owners = 0; owners < 30; owners += 1) {
    const stranger = await newOwner()
    expect((await invite(stranger, { email })).emailSent).toBe(true)
    await remove(stranger)
  }
  expect((await invite(await newOwner(), { email })).notice).toMatch(usedUpByAll)
})

test('a mail that never left is not kept, and neither is one of another day', async () => {
  const owner = await newOwner()
  await invite(owner)
  app.pass(24 * hour)
  const email = app.freshEmail()
  smtp.refuse(email, { at: 'RCPT', status: 550, text: 'no such person' })
  await invite(owner, { email })
  await eventually(async () => {
    const failed = await app.host.database.sql`
      select from mails where to_address = ${email} and state = 'failed'`
    return failed.length === 1 ? true : undefined
  })
  const before = (await kept()).length
  await remove(owner)
  expect(await kept()).toHaveLength(before)
})

test('mails that ask for nothing count for nothing, there or gone', async () => {
  const email = app.freshEmail()
  const owner = await newOwner()
  const told = async ({ orgId }: Member) => {
    for (const id of ['one', 'two', 'three']) {
      await app.host.database.sql`
        insert into mails (id, org_id, kind, to_address, subject_id, state, created_at)
        values (${orgId + id}, ${orgId}, 'membership', ${email}, ${id}, 'sent', ${app.now.toISOString()})`
    }
  }
  await told(owner)
  await remove(owner)
  const there = await another(owner)
  await told(there)
  expect((await invite(there, { email })).emailSent).toBe(true)
})
