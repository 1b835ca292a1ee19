import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { scheduledWork } from '../../../job-list.ts'

const app = testApp()
const { newOwner, invite } = organizationsOf(app)
const day = 24 * 60 * 60 * 1000

const prune = () => asSystem(app.host.database.db, (tx) => scheduledWork['prune-mails'].work(tx, app.host))
/** How many mails are known to have gone to each of these addresses. */
const known = async (...emails: string[]) => {
  const rows = await app.host.database.sql`select to_address from mails where org_id is not null`
  return emails.map((email) => rows.filter((row) => row['to_address'] === email).length)
}
const settled = (email: string) =>
  eventually(async () => {
    const rows = await app.host.database.sql`
      select id from mails where to_address = ${email} and state = 'queued'`
    return rows.length === 0 ? true : undefined
  })

test('mails are forgotten after 30 days; of an invitation that stands the last one stays', async () => {
  const owner = await newOwner()
  const startedAt = app.now.getTime()
  const standing = await invite(owner)
  const revoked = await invite(owner)
  const moved = await invite(owner)
  const renewed = await invite(owner)
  app.pass(day)
  await app.ok(contract.resendInvitation, { employeeId: standing.employee.id }, owner)
  await app.ok(contract.revokeInvitation, { employeeId: revoked.employee.id }, owner)
  const employeeData = { id: moved.employee.id, email: app.freshEmail() }
  await app.ok(contract.upsertEmployee, { employeeData }, owner)
  const emails = [standing.email, revoked.email, moved.email, renewed.email]
  for (const email of emails) await settled(email)
  app.pass(14 * day)
  await app.ok(contract.resendInvitation, { employeeId: renewed.employee.id }, owner)
  await settled(renewed.email)
  app.pass(15 * day)
  await prune()
  expect(await known(...emails)).toEqual([2, 1, 1, 2])
  app.pass(1)
  await prune()
  expect(await known(...emails)).toEqual([1, 0, 0, 1])
  app.pass(60 * day)
  await prune()
  expect(await known(...emails)).toEqual([1, 0, 0, 1])
  const [last] = await app.host.database.sql`
    select state, created_at from mails where to_address = ${standing.email}`
  expect(last).toEqual({ state: 'kept', created_at: new Date(startedAt + day) })
})

test('a mail that still waits is not forgotten', async () => {
  const owner = await newOwner()
  const { email, employee } = await invite(owner)
  await settled(email)
  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  await app.host.database.sql`update mails set state = 'queued' where to_address = ${email}`
  app.pass(60 * day)
  await prune()
  expect(await known(email)).toEqual([1])
})

test('kept mails of that age go with their files, and what is no kept mail stays', async () => {
  const folder = path.join(app.dataDir, 'mail')
  mkdirSync(folder, { recursive: true })
  const old = path.join(folder, '01900000-0000-7000-8000-000000000000.invitation.eml')
  const others = ['notes.txt', '01900000-0000-7000-8000-000000000000.txt'].map((name) =>
    path.join(folder, name),
  )
  for (const file of [old, ...others]) writeFileSync(file, 'Subject: Hello\r\n\r\nHello')
  const owner = await newOwner()
  const { email } = await invite(owner)
  await settled(email)
  const [fresh] = await app.host.database.sql`select id from mails where to_address = ${email}`
  await prune()
  await eventually(() => (existsSync(old) ? undefined : true))
  expect(others.map((file) => existsSync(file))).toEqual([true, true])
  expect(existsSync(path.join(folder, `${fresh?.['id']}.invitation.eml`))).toBe(true)
})
