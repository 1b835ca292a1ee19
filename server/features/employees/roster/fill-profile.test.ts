import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { fillProfileFromAnswers } from './fill-profile.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, audited } = organizationsOf(app)

const fill = (orgId: string, employeeId: string, answers: Record<string, string>) =>
  inTransaction(app.host.database.db, { orgId }, (tx) =>
    fillProfileFromAnswers(
      { tx, now: app.now, org: { id: orgId, name: '' }, userId: null },
      employeeId,
      answers,
    ),
  )

const answers = { full_name: 'Grace Hopper', title_department: 'Admiral, Navy' }

test('a submission makes an invited employee active and takes the place of what was not known', async () => {
  const owner = await newOwner()
  const employeeData = { email: app.freshEmail() }
  const { employee } = await app.ok(contract.upsertEmployee, { employeeData }, owner)
  await fill(owner.orgId, employee.id, answers)
  await fill(owner.orgId, employee.id, answers)
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees).toEqual([
    {
      ...employee,
      name: 'Grace Hopper',
      role: 'Admiral',
      department: 'Navy',
      initials: 'GH',
      status: 'active',
      isMember: false,
      isInvited: false,
    },
  ])
  expect((await audited(owner.orgId)).slice(1)).toEqual(['employee.created', 'employee.activated'])
})

test('real values stay as they are', async () => {
  const owner = await newOwner()
  const employeeData = { email: app.freshEmail(), name: 'Grace', role: 'Programmer', department: 'Compilers' }
  const { employee } = await app.ok(contract.upsertEmployee, { employeeData }, owner)
  await fill(owner.orgId, employee.id, answers)
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees).toEqual([{ ...employee, status: 'active', isMember: false, isInvited: false }])
})

test('an employee of nowhere, or of another organization, is not found', async () => {
  const owner = await newOwner()
  const stranger = await newOwner()
  const employeeData = { email: app.freshEmail() }
  const { employee } = await app.ok(contract.upsertEmployee, { employeeData }, stranger)
  for (const id of ['nobody', employee.id]) {
    await expect(fill(owner.orgId, id, answers)).rejects.toMatchObject({
      kind: 'NOT_FOUND',
      message: `Employee not found: ${id}`,
    })
  }
})
