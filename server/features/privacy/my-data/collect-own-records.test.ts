import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

/** What is stored about somebody besides their answers and reports is in the data that they download. */

const app = testApp()
const { openWorkspace } = people(app)
const { generate, review, release } = reportCalls(app)

const openWithReport = async () => {
  const workspace = await openWorkspace()
  const { owner, employee, employeeId, orgId } = workspace
  const [by, self] = [
    { ...owner, orgId },
    { ...employee, orgId },
  ]
  await app.ok(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers }, self)
  const { version } = await generate({ id: employeeId }, by)
  const say = (answer: 'contested' | 'acknowledged', comment: string) =>
    app.ok(contract.answerReport, { employeeId, version, answer, comment }, self)
  const dataOf = async () => {
    const { data } = await app.ok(contract.exportMyData, {}, { token: employee.token })
    const [held] = data.organizations
    if (!held) throw new Error('Of the organization there is nothing')
    return { data, held }
  }
  return { ...workspace, by, self, version, say, dataOf }
}

test('what one said to one’s report is in one’s data, with what one was told, and of a draft nothing', async () => {
  const { by, employee, owner, employeeId, version, say, dataOf } = await openWithReport()
  await review({ employeeId, version }, by)
  expect((await dataOf()).held.reportSteps).toEqual([])
  await app.ok(contract.releaseReport, { employeeId, version }, by)
  app.pass(60_000)
  await say('contested', 'My weekly output is higher than that.')
  await app.ok(contract.respondToContest, { employeeId, version, comment: 'We will talk about it.' }, by)
  await say('acknowledged', 'Agreed after our talk.')
  // Made and reviewed again: nobody has released that.
  await generate({ id: employeeId }, by)
  await app.ok(contract.reviewReport, { employeeId, version: 2, reason: 'Only for deciders' }, by)
  const { data, held } = await dataOf()
  expect(held.reportSteps.map(({ kind, isYours, text }) => [kind, isYours, text])).toEqual([
    ['acknowledged', true, 'Agreed after our talk.'],
    ['answered', false, 'We will talk about it.'],
    ['contested', true, 'My weekly output is higher than that.'],
    ['released', false, null],
    ['reviewed', false, 'Looked through it'],
  ])
  expect(held.reportSteps.every((step) => step.version === version)).toBe(true)
  const text = JSON.stringify(data)
  expect(text).not.toContain('Only for deciders')
  expect(text).not.toContain(owner.userId)
  // Mails to them are told by kind and moment; those to others are not.
  expect(held.mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['report-released', 'report-answered', 'invitation']),
  )
  expect(new Set(held.mails.map(({ toAddress }) => toAddress))).toEqual(new Set([employee.email]))
  expect(held.invitations).toMatchObject([{ revokedAt: null, remindersSent: 0 }])
  expect(held.invitations[0]?.acceptedAt).not.toBeNull()
})

test('what one wrote stays in one’s data where the report is taken back, deleted, or not to be seen any more', async () => {
  const { by, employee, employeeId, version, say, dataOf } = await openWithReport()
  await release({ employeeId, version }, by)
  await say('contested', 'That is not what I meant.')
  const ownWords = [['contested', 'That is not what I meant.']]
  const steps = async () => (await dataOf()).held.reportSteps.map(({ kind, text }) => [kind, text])
  expect((await steps()).length).toBeGreaterThan(1)
  await app.ok(contract.withdrawReport, { employeeId, version, reason: 'Wrong answers given' }, by)
  const told = [['withdrawn', 'Wrong answers given'], ...ownWords, ['released', null]]
  expect(await steps()).toEqual(told)
  await app.ok(contract.reviewReport, { employeeId, version, reason: 'Only for deciders' }, by)
  expect(await steps()).toEqual(told)
  await app.ok(contract.deleteReport, { employeeId }, by)
  expect(await steps()).toEqual([['deleted', null], ...told])
  const permissions = { userId: employee.userId, permissions: ['org:view' as const] }
  await app.ok(contract.changeMemberPermissions, permissions, by)
  expect(await steps()).toEqual(ownWords)
})

test('why a report was withdrawn is in one’s data where that was said to who wrote it, also of who was removed', async () => {
  const { by, employeeId, version, say, dataOf } = await openWithReport()
  await release({ employeeId, version }, by)
  await say('contested', 'That is not what I meant.')
  await app.ok(contract.withdrawReport, { employeeId, version, reason: 'Wrong answers given' }, by)
  const { sql } = app.host.database
  await sql`update report_steps set is_told = false where employee_id = ${employeeId}`
  const words = async () => (await dataOf()).held.reportSteps.map(({ kind, text }) => [kind, text])
  const told = [
    ['withdrawn', null],
    ['contested', 'That is not what I meant.'],
    ['released', null],
  ]
  expect(await words()).toEqual(told)
  await app.ok(contract.deleteEmployee, { employeeId }, by)
  // Of whoever was removed by an older version, nothing is kept of it.
  await sql`update removed_employees set kept = jsonb_set(kept, '{report_steps}',
    (select jsonb_agg(step - 'is_told') from jsonb_array_elements(kept->'report_steps') step)) where id = ${employeeId}`
  expect(await words()).toEqual(told)
  await app.ok(contract.restoreEmployee, { employeeId }, by)
  expect(await words()).toEqual(told)
})

test('the actions that one sees to are in one’s data, without the finding; others’ and the organization’s are not', async () => {
  const { by, employee, employeeId, dataOf } = await openWithReport()
  const add = (title: string, ownerEmployeeId: string | null) =>
    app.ok(contract.createPlanItem, { title, details: `${title}, in detail`, ownerEmployeeId }, by)
  const { item } = await add('Write the roles down', employeeId)
  await add('Of nobody', null)
  await app.ok(
    contract.updatePlanItem,
    { id: item.id, basedOn: item.revision, state: 'done', outcome: 'They are written down' },
    by,
  )
  expect((await dataOf()).held.actions).toEqual([
    {
      title: 'Write the roles down',
      details: 'Write the roles down, in detail',
      dueOn: null,
      state: 'done',
      outcome: 'They are written down',
      createdAt: expect.any(String),
      changedAt: expect.any(String),
    },
  ])
  const permissions = { userId: employee.userId, permissions: ['org:view' as const] }
  await app.ok(contract.changeMemberPermissions, permissions, by)
  expect((await dataOf()).held.actions).toEqual([])
})

test('who was removed from the list still finds what they said, and only what they were told', async () => {
  const { by, employeeId, version, say, dataOf } = await openWithReport()
  await release({ employeeId, version }, by)
  await say('contested', 'I see it differently.')
  await generate({ id: employeeId }, by)
  await app.ok(contract.reviewReport, { employeeId, version: 2, reason: 'Only for deciders' }, by)
  await app.ok(contract.createPlanItem, { title: 'Hand over', ownerEmployeeId: employeeId }, by)
  const before = (await dataOf()).held
  await app.ok(contract.deleteEmployee, { employeeId }, by)
  const { held } = await dataOf()
  expect(held.removedAt).toBeDefined()
  expect(held.reportSteps).toEqual(before.reportSteps)
  expect(held.invitations).toMatchObject([{ acceptedAt: before.invitations[0]?.acceptedAt }])
  expect(held.actions).toEqual(before.actions)
  expect(JSON.stringify(held)).not.toContain('Only for deciders')
})

test('who decides finds what was done with their own report, and nothing that they wrote about others', async () => {
  const { by, admin, employeeId, orgId } = await openWithReport()
  const { employees } = await app.ok(contract.getEmployees, {}, by)
  const own = employees.find(({ email }) => email === admin.email)
  const asAdmin = { ...admin, orgId }
  await app.ok(contract.submitEmployeeAnswers, { employeeId: own?.id ?? '', answers: fullAnswers }, asAdmin)
  const mine = await generate({ id: own?.id ?? '' }, by)
  await app.ok(
    contract.reviewReport,
    { employeeId: own?.id ?? '', version: mine.version, reason: 'It is about me' },
    by,
  )
  await app.ok(contract.reviewReport, { employeeId, version: 1, reason: 'About another person' }, asAdmin)
  const { data } = await app.ok(contract.exportMyData, {}, { token: admin.token })
  expect(data.organizations[0]?.reportSteps.map(({ text }) => text)).toEqual(['It is about me'])
  expect(JSON.stringify(data)).not.toContain('About another person')
})
