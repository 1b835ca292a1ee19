import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { first } from '../../../testing/first.ts'
import type { InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { day, retentionTestCalls } from '../../../testing/privacy/retention-calls.ts'

/** People whose membership ended, and what is left of them once a rule has removed it. */

const it = testApp()
const reports = reportCalls(it)
const { newCompany, generate, generateCompany, release } = reports
const calls = retentionTestCalls(it)
let removals: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  removals = removalTestCalls(it)
})

const rowsOf = async (person: { id: string }) => (await removals.rowsOf(person))['employees'] ?? []
const isThere = async (person: { id: string }) => (await rowsOf(person)).length === 1
/** An organization in which the first of the list has a report and has left since. */
const withFormer = async () => {
  const company = await newCompany()
  const person = first(company.operations)
  const member = await calls.joined(person, company.owner)
  const report = await generate(person, company.owner)
  const ofCompany = await generateCompany(company.owner)
  const leave = () => it.ok(contract.leaveOrganization, { orgId: company.orgId }, member)
  await calls.expire(person)
  return { ...company, person, member, report, ofCompany, leave }
}
const later = async (years: number) => {
  await calls.passYears(years)
  await calls.apply()
}
const remind = async () => {
  await calls.apply()
  await calls.pass(30 * day)
  await calls.apply()
}

test('they go as everybody who is erased, when their time has come and not before', async () => {
  const { owner, person, leave, ofCompany, operations } = await withFormer()
  await calls.set({ formerPeople: 1 }, owner)
  await leave()
  await calls.pass(364 * day)
  await remind()
  expect(await isThere(person)).toBe(false)
  for (const other of operations.slice(1)) expect(await isThere(other)).toBe(true)
  for (const [table, rows] of Object.entries(await removals.rowsOf(person))) {
    expect(rows, table).toEqual([])
  }
  expect(await calls.applied(owner)).toEqual([{ kind: 'formerPeople', count: 1 }])
  // Nothing is kept to bring them back with, and the company report treats them as erased.
  expect(await removals.listed(owner)).toEqual([])
  const { report: after } = await it.ok(contract.getCompanyReport, { id: ofCompany.id }, owner)
  expect(JSON.stringify(after)).not.toContain(person.name)
  expect(JSON.stringify(after)).not.toContain('Words of my own, number 0')
  expect(after.coverage).toEqual(ofCompany.coverage)
  const { verification } = await it.ok(contract.verifyCompanyReport, { reportId: ofCompany.id }, owner)
  expect(verification).toMatchObject({ state: 'cannot', inputs: { missing: 1, changed: 0, hashNow: null } })
  expect(verification.inputs.hashThen).toMatch(/^[0-9a-f]{64}$/)
  expect(verification.why).toEqual([
    expect.stringMatching(/^This organization’s retention rules removed one person’s data on \d+ \w+ 2027\./),
  ])
})

test('whoever left a day later stays a day longer', async () => {
  const { owner, person, leave } = await withFormer()
  await calls.set({ formerPeople: 2 }, owner)
  await leave()
  const until = new Date(it.now)
  until.setUTCFullYear(until.getUTCFullYear() + 2)
  await it.host.database.sql`update retention_rules set told_at = now() where org_id = ${owner.orgId}`
  await calls.pass(until.getTime() - it.now.getTime())
  await calls.apply()
  expect(await isThere(person)).toBe(true)
  await calls.pass(1)
  await calls.apply()
  expect(await isThere(person)).toBe(false)
})

test('nothing is removed for 30 days after a change, nor by a rule that was taken back', async () => {
  const { owner, person, leave } = await withFormer()
  await leave()
  await calls.passYears(4)
  await calls.set({ formerPeople: 1 }, owner)
  await calls.pass(29 * day)
  await calls.apply()
  expect(await isThere(person)).toBe(true)
  await calls.set({ formerPeople: null }, owner)
  await later(2)
  expect(await isThere(person)).toBe(true)
  await calls.set({ formerPeople: 5 }, owner)
  await calls.pass(30 * day)
  await calls.apply()
  expect(await isThere(person)).toBe(false)
})

test('a rule that is taken back between the order and its work removes nothing', async () => {
  const { owner, person, leave } = await withFormer()
  const { sql } = it.host.database
  await leave()
  await calls.passYears(4)
  await calls.set({ formerPeople: 1 }, owner)
  await calls.pass(30 * day)
  await sql.begin(async (tx) => {
    await tx`select from organizations where id = ${owner.orgId} for no key update`
    await tx`delete from retention_rules where org_id = ${owner.orgId}`
    await calls.order()
    await eventually(async () => {
      const [row] = await sql`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return Number(row?.['waiting']) > 0 ? true : undefined
    })
  })
  await calls.settled()
  expect(await isThere(person)).toBe(true)
  expect(await calls.applied(owner)).toEqual([])
})

describe('who is kept', () => {
  /** Years after somebody left, with a rule that was announced long ago. */
  const untilDue = async (owner: Member, leave: () => Promise<unknown>) => {
    await calls.set({ formerPeople: 1 }, owner)
    await leave()
    await calls.passYears(1)
    await calls.pass(-20 * day)
    await calls.apply()
    await calls.pass(31 * day)
  }

  test('is whoever contests a report, until that is settled', async () => {
    const { owner, person, member, report, leave } = await withFormer()
    const which = { employeeId: person.id, version: report.version }
    await release(which, owner)
    await it.ok(contract.answerReport, { ...which, answer: 'contested', comment: 'Not so' }, member)
    await untilDue(owner, leave)
    await calls.apply()
    expect(await isThere(person)).toBe(true)
    expect((await calls.preview({ formerPeople: 1 }, owner)).due).toMatchObject([{ count: 0 }])
    // The next version that is released settles it; a draft of one does not.
    const { version } = await generate(person, owner)
    await calls.apply()
    expect(await isThere(person)).toBe(true)
    await release({ employeeId: person.id, version }, owner)
    // Of the first removal by a rule its owner is told 30 days before.
    await calls.apply()
    expect(await isThere(person)).toBe(true)
    await calls.pass(30 * day)
    await calls.apply()
    expect(await isThere(person)).toBe(false)
  })

  test('is whoever is being invited back, until the invitation ends', async () => {
    const { owner, person, leave } = await withFormer()
    await untilDue(owner, leave)
    await it.ok(contract.resendInvitation, { employeeId: person.id }, owner)
    await calls.apply()
    expect(await isThere(person)).toBe(true)
    await calls.pass(15 * day)
    await calls.apply()
    expect(await isThere(person)).toBe(false)
  })

  test('is whoever was removed from the list and is brought back: their time begins anew', async () => {
    const { owner, person, leave } = await withFormer()
    await untilDue(owner, leave)
    await removals.removed(person, owner)
    await calls.apply()
    expect((await removals.listed(owner)).map(({ id }) => id)).toEqual([person.id])
    await it.ok(contract.restoreEmployee, { employeeId: person.id }, owner)
    await calls.apply()
    expect(await isThere(person)).toBe(true)
    await calls.passYears(1)
    await calls.pass(-20 * day)
    await calls.apply()
    await calls.pass(31 * day)
    await calls.apply()
    expect(await isThere(person)).toBe(false)
  })

  test('is whoever is a member again, and their time begins anew where they leave again', async () => {
    const { owner, person, member } = await withFormer()
    await untilDue(owner, () => it.ok(contract.removeMember, { userId: member.userId }, owner))
    await it.ok(contract.restoreMember, { userId: member.userId }, owner)
    await calls.apply()
    expect(await isThere(person)).toBe(true)
    await it.ok(contract.leaveOrganization, { orgId: owner.orgId }, member)
    await calls.apply()
    expect(await isThere(person)).toBe(true)
    await calls.passYears(1)
    await calls.pass(-1 * day)
    await calls.apply()
    await calls.pass(31 * day)
    await calls.apply()
    expect(await isThere(person)).toBe(false)
  })

  test('is everybody who never had an account, and every member', async () => {
    const { owner, people, leave } = await withFormer()
    await calls.set({ formerPeople: 1 }, owner)
    await later(6)
    for (const person of people) expect(await isThere(person)).toBe(true)
    await leave()
  })
})

test('who deleted their account has left as well', async () => {
  const { owner, person, member } = await withFormer()
  await calls.set({ formerPeople: 1 }, owner)
  await it.ok(contract.deleteAccount, { email: member.email }, member)
  await calls.passYears(1)
  await remind()
  expect(await isThere(person)).toBe(false)
})

test('their link opens nothing, and their report is not found', async () => {
  const { owner, person, leave } = await withFormer()
  await calls.set({ formerPeople: 1 }, owner)
  await leave()
  await calls.passYears(1)
  await remind()
  const ask = (who: InvitedPerson) => it.call(contract.getReport, { employeeId: who.id }, owner)
  expect(await ask(person)).toMatchObject({ status: 404 })
  expect(await it.call(contract.getInvitationStatus, { code: person.code })).toMatchObject({ status: 404 })
})
