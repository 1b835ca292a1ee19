import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { limits } from '../../../contract/shapes/limits.ts'
import { contract } from '../../../contract/index.ts'
import { mails } from '../../core/database/tables.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { membershipEmail } from './membership-email.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, join, newStaff } = organizationsOf(app)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const day = 86_400_000
const said = (text = '') => text.replaceAll(/\s+/g, ' ')
/** What has come to somebody about their membership, oldest first. */
const newsTo = ({ email }: Pick<Member, 'email'>) =>
  smtp.to(email).filter(({ subject }) => !subject?.includes('invites you'))
const mailTo = async (member: Member, subject: string) =>
  said((await eventually(() => newsTo(member).find((mail) => mail.subject === subject))).text)

test('whoever is given another role is told which, what it means, by whom and when', async () => {
  const { owner, employee, admin } = await newStaff()
  await app.ok(contract.changeMemberRole, { userId: employee.userId, role: 'admin' }, owner)
  const text = await mailTo(employee, 'You are an admin of Tide & Co now')
  expect(text).toContain('Grace Hopper changed your role. You can invite people, read everybody’s answers')
  expect(text).toMatch(/It was done on 2 March 2026(,| at) \d\d:\d\d UTC\./)
  expect(text).toContain('Mails like this one cannot be turned off')
  await app.ok(contract.removeAdmin, { userId: admin.userId }, owner)
  expect(await mailTo(admin, 'You are an employee of Tide & Co now')).toContain(
    'You no longer see the answers and reports of others',
  )
  expect(newsTo(owner)).toEqual([])
})

test('whoever is made an employee where reports are open to everybody is told that they still see those', async () => {
  const { owner, admin } = await newStaff()
  await app.ok(contract.updateOrgData, { data: { settings: { reportVisibility: 'organization' } } }, owner)
  await app.ok(contract.changeMemberRole, { userId: admin.userId, role: 'employee' }, owner)
  expect(await mailTo(admin, 'You are an employee of Tide & Co now')).toContain(
    'You no longer see the answers of others, and invite nobody. Of reports you see what is released',
  )
})

test('what is added to somebody’s permissions and what is taken is told, and nothing of billing where there is none', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const subject = 'What you may do in Tide & Co has changed'
  await app.ok(
    contract.changeMemberPermissions,
    { userId: employee.userId, permissions: ['org:view', 'report:view', 'submission:view', 'org:billing'] },
    owner,
  )
  const text = await mailTo(employee, subject)
  expect(text).toContain('Grace Hopper changed your permissions.')
  expect(text).toContain('New: “Read everybody’s answers”.')
  expect(text).toContain(
    'Taken away: “See the people of the organization”, “See the onboarding”, “Use the chat”.',
  )
  expect(text).not.toMatch(/subscription/i)
  smtp.received.length = 0
  await app.ok(contract.changeMemberPermissions, { userId: employee.userId, permissions: null }, owner)
  const back = await mailTo(employee, subject)
  expect(back).toContain('Taken away: “Read everybody’s answers”.')
})

test('whoever is removed, and let in again, is told; whoever leaves knows it', async () => {
  const { owner, admin, other, employee } = await newStaff()
  await app.ok(contract.removeMember, { userId: employee.userId }, admin)
  const text = await mailTo(employee, 'You are no longer a member of Tide & Co')
  expect(text).toContain('Grace Hopper removed you. You cannot open Tide & Co any more')
  expect(text).toContain('Your conversations in its chat are deleted.')
  await app.ok(contract.restoreMember, { userId: employee.userId }, admin)
  expect(await mailTo(employee, 'You are a member of Tide & Co again')).toContain(
    'let you in again, as an employee.',
  )
  await app.ok(contract.leaveOrganization, { orgId: owner.orgId }, other)
  await app.ok(contract.removeMember, { userId: admin.userId }, admin)
  await app.ok(contract.removeMember, { userId: employee.userId }, owner)
  await eventually(() => newsTo(employee)[2])
  expect([newsTo(other), newsTo(admin)]).toEqual([[], []])
})

test('a transfer of the ownership is told to both, to each once', async () => {
  const { owner, admin } = await newStaff()
  await app.ok(contract.transferOwnership, { userId: admin.userId }, owner)
  const given = await mailTo(admin, 'You own Tide & Co now')
  expect(given).toContain('Grace Hopper transferred the ownership to you, and is an admin now.')
  // Also whoever holds `org:delete` by a list of their own deletes it.
  expect(given).toContain('The organization can be deleted by you, and by members whose own list')
  expect(await mailTo(owner, 'You no longer own Tide & Co')).toContain('If it was not you, tell Grace Hopper')
  expect([newsTo(owner), newsTo(admin)].map((mails) => mails.length)).toEqual([1, 1])
})

test('whoever is made an admin for their job title is told, and whoever comes back with their record', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const { members } = await app.ok(contract.listMembers, {}, owner)
  const employeeId = members.find(({ userId }) => userId === employee.userId)?.employeeId ?? ''
  await app.ok(
    contract.upsertEmployee,
    { employeeData: { id: employeeId, email: employee.email, role: 'Owner' } },
    owner,
  )
  expect(await app.ok(contract.migrateOwnersFromEmployees, {}, owner)).toEqual({ migrated: 1 })
  await mailTo(employee, 'You are an admin of Tide & Co now')
  await app.ok(contract.changeMemberRole, { userId: employee.userId, role: 'employee' }, owner)
  await app.ok(contract.deleteEmployee, { employeeId }, owner)
  await mailTo(employee, 'You are no longer a member of Tide & Co')
  await app.ok(contract.restoreEmployee, { employeeId }, owner)
  await mailTo(employee, 'You are a member of Tide & Co again')
})

test('to and fro fills no mailbox: so many mails a day', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  for (let turn = 0; turn <= limits.membershipMailsPerDay; turn++) {
    const role = turn % 2 === 0 ? 'admin' : 'employee'
    await app.ok(contract.changeMemberRole, { userId: employee.userId, role }, owner)
  }
  await eventually(() => newsTo(employee)[limits.membershipMailsPerDay - 1])
  app.pass(day)
  await app.ok(
    contract.changeMemberPermissions,
    { userId: employee.userId, permissions: ['org:view'] },
    owner,
  )
  await mailTo(employee, 'What you may do in Tide & Co has changed')
  expect(newsTo(employee)).toHaveLength(limits.membershipMailsPerDay + 1)
})

test('once the organization is deleted, nothing is left to tell', async () => {
  const { owner, employee } = await newStaff()
  await app.ok(contract.changeMemberRole, { userId: employee.userId, role: 'admin' }, owner)
  const { orgId } = owner
  const orders = await asSystem(app.host.database.db, (tx) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.orgId, orgId), eq(mails.kind, 'membership'))),
  )
  const write = () =>
    asSystem(app.host.database.db, (tx) =>
      Promise.all(
        orders.map((order) =>
          membershipEmail.write(
            { ...order, queuedAt: order.createdAt },
            { tx, host: app.host, now: app.now },
          ),
        ),
      ),
    )
  expect((await write()).filter((mail) => mail !== null)).toHaveLength(1)
  await app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
  expect((await write()).filter((mail) => mail !== null)).toEqual([])
})
