import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { day, retentionTestCalls } from '../../testing/privacy/retention-calls.ts'

/** What the owner is told before anything is removed. */

const smtp = await mailServer()
const it = testApp({ SMTP_URL: smtp.url })
const { newOwner, newStaff, join } = organizationsOf(it)
const calls = retentionTestCalls(it)
afterAll(() => smtp.stop())

test('the owner is told at once what goes when, how much, and how it is stopped; nobody else is', async () => {
  const { owner, admin, employee } = await newStaff()
  await it.ok(contract.removeMember, { userId: employee.userId }, owner)
  await calls.passYears(2)
  await calls.set({ formerPeople: 1, drafts: 1 }, owner)
  const mail = await eventually(() =>
    smtp.to(owner.email).find(({ subject }) => /remove data/.test(subject ?? '')),
  )
  expect(mail.subject).toMatch(/^Tide & Co will remove data on 1 April 2028$/)
  const text = (mail.text ?? '').replaceAll(/\s+/g, ' ')
  for (const words of [
    'Former people, with answers and reports: 1; the oldest is from 2 March 2026',
    'nothing is removed by a rule that was taken back',
    `/#/settings?section=organization&org=${owner.orgId}#retention`,
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Drafts that were never sent')
  expect(text).not.toContain(employee.email)
  expect(await calls.mailsTo(admin)).toBe(0)
  expect(await calls.mailsTo(owner)).toBe(1)
})

test('where a change would remove nothing, no mail leaves until something is due; then once in 30 days at most', async () => {
  const owner = await newOwner()
  const [one, two, three] = [await join(owner), await join(owner), await join(owner)]
  await calls.set({ formerPeople: 1 }, owner)
  expect(await calls.mailsTo(owner)).toBe(0)
  await it.ok(contract.removeMember, { userId: one.userId }, owner)
  await calls.pass(340 * day)
  await calls.apply()
  await calls.apply()
  expect(await calls.mailsTo(owner)).toBe(1)
  // The first removal waits for 30 days from then.
  await calls.pass(29 * day)
  await calls.apply()
  expect(await calls.applied(owner)).toEqual([])
  await it.ok(contract.removeMember, { userId: two.userId }, owner)
  await calls.pass(day)
  await calls.apply()
  expect(await calls.applied(owner)).toEqual([{ kind: 'formerPeople', count: 1 }])
  expect(await calls.mailsTo(owner)).toBe(1)
  await calls.pass(200 * day)
  await calls.apply()
  // Nothing is due within 30 days: there is nothing to say.
  expect(await calls.mailsTo(owner)).toBe(1)
  await it.ok(contract.removeMember, { userId: three.userId }, owner)
  await calls.pass(150 * day)
  await calls.apply()
  await calls.pass(2 * day)
  await calls.apply()
  expect(await calls.mailsTo(owner)).toBe(2)
})

test('a mail whose rule was taken back before it left says nothing', async () => {
  const owner = await newOwner()
  const one = await join(owner)
  await it.ok(contract.removeMember, { userId: one.userId }, owner)
  await calls.passYears(2)
  const { sql } = it.host.database
  await sql.unsafe(`create function no_rules() returns trigger language plpgsql as $$ begin
    delete from retention_rules where org_id = new.org_id; return new; end $$;
    create trigger no_rules after insert on mails for each row when (new.kind = 'retention') execute function no_rules()`)
  await calls.set({ formerPeople: 1 }, owner)
  await sql`drop function no_rules() cascade`
  await eventually(async () => {
    const left =
      await sql`select from mails where to_address = ${owner.email} and kind = 'retention' and state = 'queued'`
    return left.length === 0 ? true : undefined
  })
  expect(smtp.to(owner.email).filter(({ subject }) => /remove data/.test(subject ?? ''))).toEqual([])
})
