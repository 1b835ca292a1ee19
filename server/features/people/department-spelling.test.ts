import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { fullAnswers } from '../questionnaires/testing/organization.ts'
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

test('a spelling is corrected by hand, and nobody else’s organization counts', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  await add(other, 'Zoe', 'design')
  const ada = await add(owner, 'Ada', 'dESIGN')
  const ben = await add(owner, 'Ben', 'dESIGN')
  expect(await departmentsOf(owner)).toEqual(['Ada: dESIGN', 'Ben: dESIGN'])
  const change = (id: string, email: string, department: string) =>
    app.ok(contract.upsertEmployee, { employeeData: { id, email, department } }, owner)
  await change(ada.id, ada.email, 'Design')
  await change(ben.id, ben.email, 'Design')
  expect(await departmentsOf(owner)).toEqual(['Ada: Design', 'Ben: Design'])
  // From another department into one that is there, it is that one.
  await change(ben.id, ben.email, 'Sales')
  await change(ben.id, ben.email, 'design')
  expect(await departmentsOf(owner)).toEqual(['Ada: Design', 'Ben: Design'])
})
