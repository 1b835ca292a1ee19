import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { mails } from '../../core/database/tables.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { users } from '../../schema/accounts.ts'
import { pruneMails } from '../../features/employees/mail-limits/prune-mails.ts'
import { deletedOrganizations, memberships } from '../../schema/organizations.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, invite, join, newStaff, suspend } = organizationsOf(app)
afterAll(() => smtp.stop())

const day = 86_400_000
const subject = 'Tide & Co was deleted'
const mailsTo = ({ email }: Pick<Member, 'email'>) =>
  smtp.to(email).filter((mail) => mail.subject === subject)
/** The first one, with its spaces and line ends as one space each. */
const mailTo = async (member: Pick<Member, 'email'>) =>
  ((await eventually(() => mailsTo(member)[0])).text ?? '').replaceAll(/\s+/g, ' ')
const remove = (by: Member) => app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, by)
const rename = ({ userId }: Member, displayName: string) =>
  asSystem(app.host.database.db, (tx) => tx.update(users).set({ displayName }).where(eq(users.id, userId)))
const prune = () => asSystem(app.host.database.db, (tx) => pruneMails.work(tx, app.host))
const rowsOf = (orgId: string) =>
  asSystem(app.host.database.db, (tx) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.orgId, orgId), eq(mails.kind, 'organization-deleted'))),
  )
const namesOf = (orgId: string) =>
  asSystem(app.host.database.db, (tx) =>
    tx.select().from(deletedOrganizations).where(eq(deletedOrganizations.orgId, orgId)),
  )

test('every active member is told once who deleted the organization, when, what is gone and what stays', async () => {
  const { owner, admin, other, employee } = await newStaff()
  const removed = await join(owner)
  await suspend(owner.orgId, removed.userId)
  const { employee: invited } = await invite(owner)
  await rename(admin, 'Ida Rhodes')
  await app.ok(
    contract.changeMemberPermissions,
    { userId: admin.userId, permissions: ['org:view', 'org:delete'] },
    owner,
  )
  await remove(admin)

  const text = await mailTo(employee)
  expect(text).toMatch(/Ida Rhodes deleted Tide & Co on 2 March 2026(,| at) \d\d:\d\d UTC, for everybody\./)
  expect(text).toContain('Nobody can open it any more, and nobody can bring it back.')
  expect(text).toContain('If you want to know why, ask Ida Rhodes.')
  expect(text).toContain('What is gone: its people with their answers and reports, the company report')
  expect(text).toContain('What stays: your account, and your other organizations')
  expect(text).not.toMatch(/You owned it|subscription/)
  expect(await mailTo(other)).toBe(text)
  expect(await mailTo(owner)).toContain('You owned it. If you want to know why, ask Ida Rhodes.')
  const confirmation = await mailTo(admin)
  expect(confirmation).toContain('Your account deleted Tide & Co on')
  expect(confirmation).toContain('If it was not you, somebody else has used your account. End the sessions')
  expect(confirmation).toContain('/#/account?section=sessions')

  // Who was removed before, and who was only invited, is told nothing.
  const told = await eventually(async () => {
    const rows = await rowsOf(owner.orgId)
    return rows.every(({ state }) => state === 'sent') ? rows : undefined
  })
  expect(told.map(({ toAddress }) => toAddress).toSorted()).toEqual(
    [owner, admin, other, employee].map(({ email }) => email).toSorted(),
  )
  expect(mailsTo(removed)).toEqual([])
  expect(mailsTo(invited)).toEqual([])
  // Whoever was in it and tries again deletes nothing, and nobody is told again.
  expect((await app.call(contract.deleteOrganization, { name: 'Tide & Co' }, owner)).status).toBe(403)
  expect([owner, admin, other, employee].map((member) => mailsTo(member).length)).toEqual([1, 1, 1, 1])
})

test('a deletion that is refused tells nobody', async () => {
  const owner = await newOwner()
  expect((await app.call(contract.deleteOrganization, { name: 'Tide' }, owner)).status).toBe(400)
  expect([await rowsOf(owner.orgId), await namesOf(owner.orgId)]).toEqual([[], []])
})

test('while the mail server is away the mails wait with the name; sent, the name goes, and after 30 days the addresses', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  await smtp.stop()
  await remove(owner)
  app.pass(day)
  await prune()
  expect(await namesOf(owner.orgId)).toEqual([
    { orgId: owner.orgId, companyName: 'Tide & Co', ownerId: owner.userId },
  ])
  await smtp.start()
  expect(await mailTo(employee)).toContain('Grace Hopper deleted Tide & Co on')
  await eventually(async () =>
    (await rowsOf(owner.orgId)).every(({ state }) => state === 'sent') ? true : undefined,
  )
  await prune()
  expect(await namesOf(owner.orgId)).toEqual([])
  expect(await rowsOf(owner.orgId)).toHaveLength(2)
  app.pass(30 * day)
  await prune()
  expect(await rowsOf(owner.orgId)).toEqual([])
})

test('of a large organization each member is told once, in pieces', async () => {
  const owner = await newOwner()
  const many = Array.from({ length: 1_050 }, () => ({ id: newId(), email: app.freshEmail() }))
  const now = app.now
  await asSystem(app.host.database.db, async (tx) => {
    await tx
      .insert(users)
      .values(many.map((one) => ({ ...one, displayName: 'Ada', createdAt: now, updatedAt: now })))
    await tx.insert(memberships).values(
      many.map(({ id }) => ({
        orgId: owner.orgId,
        userId: id,
        role: 'employee' as const,
        status: 'active' as const,
        joinedAt: now,
      })),
    )
  })
  // The mails themselves are of no interest here, and would take their time.
  await smtp.stop()
  await remove(owner)
  const told = await rowsOf(owner.orgId)
  expect(new Set(told.map(({ toAddress }) => toAddress)).size).toBe(1_051)
  expect(told).toHaveLength(1_051)
  const [jobs] = await app.host.database.sql`
    select count(*)::int as n from pgboss.job where name = 'mail' and data ->> 'mailId' in ${app.host.database.sql(told.map(({ id }) => id))}`
  expect(jobs?.['n']).toBe(1_051)
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`delete from ${mails} where ${mails.orgId} = ${owner.orgId}`),
  )
})
