import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { organizationsOf } from '../../testing/organizations.ts'

const app = testApp()
const { newOwner, invite } = organizationsOf(app)

const departmentsOf = async (caller: { token: string; orgId: string }) => {
  const { employees } = await app.ok(contract.getEmployees, {}, caller)
  return employees.map(({ name, department }) => `${name}: ${department}`)
}

const add = async (caller: { token: string; orgId: string }, name: string, department: string) =>
  (
    await app.ok(
      contract.upsertEmployee,
      { employeeData: { name, department, email: app.freshEmail() } },
      caller,
    )
  ).employee

test('a department that is invited into, added or answered with is spelled as it is there already', async () => {
  const owner = await newOwner()
  await add(owner, 'Ada', 'Engineering')
  const invites = [
    { email: app.freshEmail(), name: 'Ben', department: ' engineering ' },
    { email: app.freshEmail(), name: 'Cleo', department: 'SALES' },
    { email: app.freshEmail(), name: 'Dora', department: 'Sales' },
  ]
  await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  await add(owner, 'Emil', 'ENGINEERING')
  const { code, employee } = await invite(owner, { name: 'Fay Finn' })
  const answers = { ...fullAnswers, full_name: 'Fay Finn', title_department: 'Engineer, engineering' }
  await app.ok(contract.submitEmployeeAnswers, {
    employeeId: employee.id,
    answers,
    inviteCode: code,
  })
  expect(await departmentsOf(owner)).toEqual([
    'Ada: Engineering',
    'Ben: Engineering',
    'Cleo: SALES',
    'Dora: SALES',
    'Emil: Engineering',
    'Fay Finn: Engineering',
  ])
})

test('another case of a department that others are in too splits nothing; whoever is alone in theirs spells it anew', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  await add(other, 'Zoe', 'design')
  const ada = await add(owner, 'Ada', 'dESIGN')
  const change = ({ id, email }: { id: string; email: string }, department: string) =>
    app.ok(contract.upsertEmployee, { employeeData: { id, email, department } }, owner)
  await change(ada, 'Design')
  const ben = await add(owner, 'Ben', 'DESIGN')
  expect(await departmentsOf(owner)).toEqual(['Ada: Design', 'Ben: Design'])
  await change(ben, 'design')
  expect(await departmentsOf(owner)).toEqual(['Ada: Design', 'Ben: Design'])
  // From another department into one that is there, it is that one.
  await change(ben, 'Sales')
  await change(ben, 'design')
  expect(await departmentsOf(owner)).toEqual(['Ada: Design', 'Ben: Design'])
})

test.each([
  ['Élevage', 'ÉLEVAGE'],
  ['Großkunden', 'GROSSKUNDEN'],
  ['İnsan', 'insan'],
  ['Satış', 'SATIŞ'],
  ['Ομάδας', 'ΟΜΆΔΑΣ'],
  ['Caf\u00e9', 'CAFE\u0301'],
])('%s and %s are one department, whatever the database makes of their letters', async (first, second) => {
  const owner = await newOwner()
  await add(owner, 'Ada', first)
  const invites = [{ email: app.freshEmail(), name: 'Ben', department: second }]
  await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  await add(owner, 'Cleo', second)
  expect(await departmentsOf(owner)).toEqual([`Ada: ${first}`, `Ben: ${first}`, `Cleo: ${first}`])
})

test('the company profile and people have one spelling, whichever came first', async () => {
  const owner = await newOwner()
  const listed = async (...names: string[]) => {
    const data = { onboardingData: { departments: names } }
    const { org } = await app.ok(contract.updateOrgData, { data }, owner)
    return org.onboardingData.departments
  }
  await listed('Legal')
  await add(owner, 'Ada', 'LEGAL')
  await add(owner, 'Ben', 'Design')
  expect(await departmentsOf(owner)).toEqual(['Ada: Legal', 'Ben: Design'])
  expect(await listed('legal', 'design', 'Sales')).toEqual(['Legal', 'Design', 'Sales'])
})

test('whoever has no department is in the one that stands for that as it is spelled here', async () => {
  const owner = await newOwner()
  await add(owner, 'Ada', 'general')
  await app.ok(contract.sendEmployeeInvites, { invites: [{ email: app.freshEmail(), name: 'Ben' }] }, owner)
  expect(await departmentsOf(owner)).toEqual(['Ada: General', 'Ben: General'])
})

test('those who bring a new department in at the same moment spell it once', async () => {
  const owner = await newOwner()
  const { code, employee } = await invite(owner, { name: 'Fay Finn' })
  const answers = { ...fullAnswers, full_name: 'Fay Finn', title_department: 'Engineer, research' }
  const { sql } = app.host.database
  // Whoever writes one waits here; only then are they let go on, together.
  const spellings = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`departments ${owner.orgId}`}, 0))`
    const pending = Promise.all([
      add(owner, 'Ada', 'Research'),
      add(owner, 'Ben', 'RESEARCH'),
      app.ok(
        contract.sendEmployeeInvites,
        { invites: [{ email: app.freshEmail(), name: 'Cleo', department: 'reSearch' }] },
        owner,
      ),
      app.ok(contract.submitEmployeeAnswers, { employeeId: employee.id, answers, inviteCode: code }),
    ])
    await eventually(async () => {
      const [row] = await sql`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
      return Number(row?.['waiting']) >= 4 ? true : undefined
    })
    return { pending }
  })
  await spellings.pending
  const { departments } = await app.ok(contract.listDepartments, {}, owner)
  expect(departments).toEqual([{ name: expect.stringMatching(/^research$/i), people: 4 }])
})
