import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const app = testApp()
const { openWorkspace } = people(app)
const { generate, released, show } = reportCalls(app)

test('a report says whether it is about its reader, to admins as well as to employees', async () => {
  const { orgId, owner: ownerThere, join } = await openWorkspace()
  const owner = { ...ownerThere, orgId }
  const admin = { ...(await join(app.freshEmail(), 'admin')), orgId }
  const employee = { ...(await join(app.freshEmail())), orgId }
  for (const { employeeId, token } of [admin, employee]) {
    await app.ok(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers }, { token, orgId })
  }
  await generate({ id: admin.employeeId }, owner)
  await released({ id: employee.employeeId }, owner)
  await show(orgId, 'organization')
  const colleague = { ...(await join(app.freshEmail())), orgId }
  /** By itself and in the list, which say the same. */
  const isOwn = async (employeeId: string, reader: { token: string; orgId: string }) => {
    const { isOwn: alone } = await app.ok(contract.getReport, { employeeId }, reader)
    const { reports } = await app.ok(contract.listReports, {}, reader)
    expect(reports.find((report) => report.employeeId === employeeId)).toMatchObject({ isOwn: alone })
    return alone
  }

  expect(await isOwn(admin.employeeId, admin)).toBe(true)
  expect(await isOwn(admin.employeeId, owner)).toBe(false)
  expect(await isOwn(employee.employeeId, employee)).toBe(true)
  expect(await isOwn(employee.employeeId, admin)).toBe(false)
  expect(await isOwn(employee.employeeId, colleague)).toBe(false)
})
