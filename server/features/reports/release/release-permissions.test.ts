import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Permission } from '../../../../contract/rights/permissions.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { releaseCalls } from '../../../testing/reports/release-calls.ts'

const it = testApp()
const {
  generate,
  submit,
  review,
  release,
  released,
  generateCompany,
  show,
  here,
  owner,
  answer,
  stepsOf,
  refusal,
  missing,
  somebody,
  contest,
  kinds,
} = releaseCalls(it)

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

test('what was said last of a version is not said again in the same words, and is in others', async () => {
  const { which, member } = await somebody()
  const again = refusal(messages.stepTakenAlready)
  const looked = (reason: string) => it.call(contract.reviewReport, { ...which, reason }, owner())
  expect(statusesOf(await Promise.all([looked('Looked at it'), looked('Looked at it')]))).toEqual([200, 400])
  expect(await looked('Looked at it')).toMatchObject(again)
  expect((await looked('Looked at it once more')).status).toBe(200)
  await it.ok(contract.releaseReport, which, owner())
  const contestedTwice = await Promise.all([contest(which, member), contest(which, member)])
  expect(statusesOf(contestedTwice)).toEqual([200, 400])
  const reply = (comment: string) => it.call(contract.respondToContest, { ...which, comment }, owner())
  expect(statusesOf(await Promise.all([reply('Thank you for this'), reply('Thank you for this')]))).toEqual([
    200, 400,
  ])
  // Something was said in between.
  expect((await contest(which, member)).status).toBe(200)
  expect((await reply('Thank you for this')).status).toBe(200)
})

test('each step is refused where it cannot be', async () => {
  const { person, member, which } = await somebody()
  const reason = 'Looked at it'
  const call = it.call
  expect(await call(contract.releaseReport, which, owner())).toMatchObject(refusal(messages.reviewFirst))
  expect(await call(contract.reviewReport, { ...which, reason: ' ' }, owner())).toMatchObject({
    status: 400,
    body: {
      code: 'VALIDATION_ERROR',
      details: [{ path: 'reason', message: messages.reviewReasonMissing }],
    },
  })
  expect(await call(contract.withdrawReport, { ...which, reason: ' ' }, owner())).toMatchObject({
    status: 400,
    body: {
      code: 'VALIDATION_ERROR',
      details: [{ path: 'reason', message: messages.withdrawReasonMissing }],
    },
  })
  for (const [step, reason, why] of [
    [contract.reviewReport, 'ok', messages.reviewReasonShort],
    [contract.reviewReport, '看过', messages.reviewReasonShort],
    [contract.withdrawReport, 'Not good', messages.withdrawReasonShort],
  ] as const) {
    expect(await call(step, { ...which, reason }, owner())).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', details: [{ path: 'reason', message: why }] },
    })
  }
  expect(await call(contract.respondToContest, { ...which, comment: 'No.' }, owner())).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', details: [{ path: 'comment', message: messages.responseShort }] },
  })
  expect(await call(contract.reviewReport, { ...which, reason: 'x'.repeat(2_001) }, owner())).toMatchObject({
    body: { details: [{ path: 'reason', message: messages.stepTextTooLong }] },
  })
  for (const unclear of [{}, { employeeId: person.id }, { ...which, reportId: 'x' }, { version: 1 }]) {
    expect(await call(contract.reviewReport, { ...unclear, reason }, owner())).toMatchObject({
      body: { details: [{ path: 'reportId', message: messages.reportToStep }] },
    })
  }
  expect(await call(contract.getReportSteps, {}, owner())).toMatchObject({
    body: { details: [{ path: 'reportId', message: messages.reportOfSteps }] },
  })
  expect(await contest(which, owner())).toMatchObject(refusal(messages.answerOfAnother))
  // Of what is not out, its person is told nothing.
  expect(await answer(which, member)).toMatchObject(missing)
  await release(which, owner())
  expect(await call(contract.releaseReport, which, owner())).toMatchObject(refusal(messages.outAlready))
  expect(await call(contract.reviewReport, { ...which, reason }, owner())).toMatchObject(
    refusal(messages.outAlready),
  )
  expect(await answer(which, member, { answer: 'contested', comment: ' ' })).toMatchObject({
    body: { details: [{ path: 'comment', message: messages.stepCommentMissing }] },
  })
  const reply = { ...which, comment: 'Thank you for this' }
  expect(await call(contract.respondToContest, reply, owner())).toMatchObject(refusal(messages.notContested))
  expect((await answer(which, member)).status).toBe(200)
  expect(await answer(which, member)).toMatchObject(refusal(messages.acknowledgedAlready))
  expect(await call(contract.releaseReport, { ...which, version: 9 }, owner())).toMatchObject(missing)
})

test('a person answers their reports so often in a day, and goes on the next', async () => {
  const { which, member } = await somebody()
  await release(which, owner())
  let said = 0
  const again = () => contest(which, member, `It was a quiet month, part ${(said += 1)}`)
  for (let count = 0; count < limits.reportAnswersPerDay; count++) expect((await again()).status).toBe(200)
  const before = await kinds({ employeeId: which.employeeId }, owner())
  const tooOften = await again()
  expect(tooOften).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED', error: messages.answersUsedUp },
  })
  expect(tooOften.headers['retry-after']).toBe('86400')
  expect(await answer(which, member)).toMatchObject({ status: 429 })
  expect(await kinds({ employeeId: which.employeeId }, owner())).toEqual(before)
  it.pass(24 * 60 * 60 * 1000 + 1)
  expect((await again()).status).toBe(200)
})

test('an employee who may generate decides as an admin does, and one who may not is told what they lack', async () => {
  const { person, which } = await somebody()
  const reason = 'Looked at it'
  const newEmployee = (permissions: Permission[]) =>
    newMember(it.host, it.now, here().orgId, 'employee', { permissions })
  const trusted = await newEmployee(['report:view', 'report:generate', 'report:delete'])
  const reader = await newEmployee(['report:view', 'report:delete'])
  const lacking = refusal(expect.stringMatching(/do not include “Generate, edit and release/))
  for (const refused of [
    await it.call(contract.reviewReport, { ...which, reason }, reader),
    await it.call(contract.releaseReport, which, reader),
    await it.call(contract.withdrawReport, { ...which, reason }, reader),
    await it.call(contract.respondToContest, { ...which, comment: reason }, reader),
  ]) {
    expect(refused).toMatchObject(lacking)
  }
  await it.ok(contract.reviewReport, { ...which, reason }, trusted)
  await it.ok(contract.releaseReport, which, trusted)
  await it.ok(contract.withdrawReport, { ...which, reason }, trusted)
  expect((await stepsOf({ employeeId: person.id }, trusted)).map(({ kind, text }) => [kind, text])).toEqual([
    ['withdrawn', reason],
    ['released', null],
    ['reviewed', reason],
  ])
  await it.ok(contract.deleteReport, { employeeId: person.id }, reader)
  const { id } = await generateCompany(owner())
  await it.ok(contract.deleteReport, { reportId: id }, reader)
})

/** An organization whose owner is somebody in its list, with a draft of their report. */
const ownersReport = async () => {
  const company = await newOrganization(it.host, it.now, ['Ada Lovelace'])
  const person = first(company.people)
  await submit(person)
  await it.host.database
    .sql`update employees set user_id = ${company.owner.userId} where org_id = ${company.orgId} and id = ${person.id}`
  const { id: reportId, version } = await generate(person, company.owner)
  return { ...company, reportId, which: { employeeId: person.id, version } }
}

test('nobody decides about their own report while somebody else can; who is alone does, and it is said', async () => {
  const { orgId, owner: own, reportId, which } = await ownersReport()
  const { employeeId } = which
  const permissions = ['report:view', 'report:generate', 'report:delete']
  const reason = 'Looked at it'
  const steps = {
    reviewed: () => it.call(contract.reviewReport, { ...which, reason }, own),
    released: () => it.call(contract.releaseReport, which, own),
    answered: () => it.call(contract.respondToContest, { ...which, comment: reason }, own),
    withdrawn: () => it.call(contract.withdrawReport, { ...which, reason }, own),
    deleted: () => it.call(contract.deleteReport, { employeeId, reportId }, own),
    restored: () => it.call(contract.restoreReport, { reportId }, own),
  }
  for (const [kind, take] of Object.entries(steps)) {
    const other = await newMember(it.host, it.now, orgId, 'admin', { permissions })
    expect(await take(), kind).toMatchObject(refusal(messages.ownReportByAnother))
    await it.ok(contract.removeMember, { userId: other.userId }, own)
    expect((await take()).status, kind).toBe(200)
    const [last] = await stepsOf({ employeeId }, own)
    expect(last).toMatchObject({ kind, isOwn: true, nobodyElse: true })
    // What they say to it is theirs, whoever else is there.
    if (kind === 'released') await contest(which, own)
  }
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'report' }, own)
  expect(entries.filter(({ details }) => details['isOwn'] === true).map(({ action }) => action)).toEqual(
    ['restored', 'withdrawn', 'answered', 'released', 'reviewed'].map((kind) => `report.${kind}`),
  )
})

test('what is left to another owner or admin is told before it is tried, with the report, in lists and of deleted versions', async () => {
  const { orgId, owner: own, which } = await ownersReport()
  const { employeeId } = which
  const told = async (by: Member) => {
    const { leftToOthers } = await it.ok(contract.getReport, which, by)
    const { reports } = await it.ok(contract.listReports, {}, by)
    const deleted = await it.ok(contract.listDeletedReports, { employeeId }, by)
    expect([reports[0]?.leftToOthers, deleted.leftToOthers]).toEqual([leftToOthers, leftToOthers])
    return leftToOthers
  }
  expect(await told(own)).toBeUndefined()
  const other = await newMember(it.host, it.now, orgId, 'admin')
  // By themselves admins delete nothing.
  expect(await told(own)).toEqual(['report:generate'])
  const allow = (permissions: Permission[]) =>
    it.ok(contract.changeMemberPermissions, { userId: other.userId, permissions }, own)
  await allow(['report:view', 'report:delete', 'report:generate'])
  expect(await told(own)).toEqual(['report:generate', 'report:delete'])
  expect(await told(other)).toBeUndefined()
  await allow(['report:view', 'report:delete'])
  expect(await told(own)).toEqual(['report:delete'])
  expect((await it.call(contract.reviewReport, { ...which, reason: 'Looked at it' }, own)).status).toBe(200)
  expect(await it.call(contract.deleteReport, { employeeId }, own)).toMatchObject(
    refusal(messages.ownReportByAnother),
  )
})

test('nobody takes their own report back by deleting it, whoever may delete, while another could decide about it', async () => {
  const { orgId, owner: own, which } = await ownersReport()
  const { employeeId } = which
  await release(which, own)
  const other = await newMember(it.host, it.now, orgId, 'admin')
  expect(await it.call(contract.deleteReport, { employeeId }, own)).toMatchObject(
    refusal(messages.ownReportByAnother),
  )
  expect((await it.ok(contract.getReport, which, own)).report.state).toBe('released')
  await it.ok(contract.removeMember, { userId: other.userId }, own)
  expect((await it.call(contract.deleteReport, { employeeId }, own)).status).toBe(200)
})

test('of a step from before it was asked of every kind it is not said that nobody else could decide, but of a release', async () => {
  const { orgId, owner: own, which } = await ownersReport()
  const { sql } = it.host.database
  await release(which, own)
  await sql`update report_steps set nobody_else = false where org_id = ${orgId}`
  const migration = await readFile(
    new URL('../../../migrations/0074_own_reports_decided_alone.sql', import.meta.url),
    'utf8',
  )
  await sql.unsafe(migration.slice(migration.indexOf('UPDATE')))
  const steps = await stepsOf({ employeeId: which.employeeId }, own)
  expect(steps.map(({ kind, isOwn, nobodyElse }) => ({ kind, isOwn, nobodyElse }))).toEqual([
    { kind: 'released', isOwn: true, nobodyElse: true },
    { kind: 'reviewed', isOwn: true, nobodyElse: false },
  ])
})

test('where everybody reads everybody’s, it is what is out, and what its person said to it is not told', async () => {
  const { person, member, which } = await somebody()
  const colleague = await newMember(it.host, it.now, here().orgId, 'employee')
  await show(here().orgId, 'organization')
  expect(await it.call(contract.getReport, which, colleague)).toMatchObject(missing)
  await release(which, owner())
  await contest(which, member, 'Between us')
  const { report } = await it.ok(contract.getReport, which, colleague)
  expect(report.state).toBe('released')
  const { reports } = await it.ok(contract.listReports, {}, colleague)
  expect(reports.find(({ employeeId }) => employeeId === person.id)?.state).toBe('released')
  const seen = await stepsOf({ employeeId: person.id }, colleague)
  expect(seen.map(({ kind, text }) => [kind, text])).toEqual([['released', null]])
  expect((await it.ok(contract.getReport, which, member)).report.state).toBe('contested')
  await show(here().orgId, 'own')
  expect(await it.call(contract.getReportSteps, { employeeId: person.id }, colleague)).toMatchObject(
    refusal(messages.ownReportOnly),
  )
})

test('steps come in pages, of one version where it is asked for', async () => {
  const { person } = await somebody()
  await released(person, owner())
  await released(person, owner())
  const page = await it.ok(contract.getReportSteps, { employeeId: person.id, limit: 3 }, owner())
  const rest = await it.ok(
    contract.getReportSteps,
    { employeeId: person.id, after: page.next ?? '' },
    owner(),
  )
  expect([...page.steps, ...rest.steps].map(({ kind, version }) => `${version} ${kind}`)).toEqual([
    '3 released',
    '3 reviewed',
    '2 released',
    '2 reviewed',
  ])
  expect(rest.next).toBeNull()
  const one = await it.ok(contract.getReportSteps, { employeeId: person.id, version: 2 }, owner())
  expect(one.steps.map(({ version }) => version)).toEqual([2, 2])
})

test('whoever is removed takes the steps of their report along and brings them back; erasing takes them', async () => {
  const { person, member, which } = await somebody()
  await release(which, owner())
  await contest(which, member, 'I was away in May')
  const other = await somebody()
  await review(other.which, owner())
  await it.ok(contract.reviewReport, { ...other.which, reason: `Like that of ${person.name}` }, owner())
  const rows = () => it.host.database.sql`select id from report_steps where employee_id = ${person.id}`
  await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner())
  expect(await rows()).toHaveLength(0)
  expect(await it.call(contract.releaseReport, which, owner())).toMatchObject({ status: 404 })
  await it.ok(contract.restoreEmployee, { employeeId: person.id }, owner())
  expect(await kinds({ employeeId: person.id }, owner())).toEqual(['1 contested', '1 released', '1 reviewed'])
  expect((await it.ok(contract.getReport, which, owner())).report.state).toBe('contested')
  await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner())
  await it.ok(contract.eraseEmployee, { employeeId: person.id, name: person.name }, owner())
  const left = await it.host.database.sql`select text from report_steps where org_id = ${here().orgId}`
  expect(JSON.stringify(left)).not.toContain(person.name)
  const [step] = await stepsOf({ employeeId: other.person.id }, owner())
  expect(step).toMatchObject({ kind: 'reviewed', text: null })
})

test('a step is never rewritten by a call, and belongs to its organization', async () => {
  const { which } = await somebody()
  await review(which, owner())
  const { sql } = it.host.database
  await expect(
    sql.begin(async (tx) => {
      await tx`select set_config('role', 'muster_handler', true), set_config('app.org_id', ${here().orgId}, true)`
      await tx`update report_steps set text = 'Other words'`
    }),
  ).rejects.toThrow(/permission denied/)
  const elsewhere = await sql.begin(async (tx) => {
    await tx`select set_config('role', 'muster_handler', true), set_config('app.org_id', 'another', true)`
    await tx`select forget_words_of_steps(${here().orgId}, array(select id from report_steps))`
    return tx`select id from report_steps`
  })
  expect(elsewhere).toHaveLength(0)
  const [step] = await stepsOf({ employeeId: which.employeeId }, owner())
  expect(step?.text).toBe('Looked through it')
})
