import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { readPdf } from '../../../testing/exports/read-files.ts'

const app = testApp()
const { openWorkspace } = people(app)
const { generate, released, show } = reportCalls(app)
const fileOf = fileFrom(app)

test('a PDF has the brief for those who decide, and none for its person, a colleague or an admin’s own', async () => {
  const { orgId, owner: ownerThere, join } = await openWorkspace()
  const owner = { ...ownerThere, orgId }
  const admin = { ...(await join(app.freshEmail(), 'admin')), orgId }
  const employee = { ...(await join(app.freshEmail())), orgId }
  for (const { employeeId, token } of [admin, employee]) {
    const answers = { ...fullAnswers, missing_tools: 'A second screen' }
    await app.ok(contract.submitEmployeeAnswers, { employeeId, answers }, { token, orgId })
  }
  await generate({ id: admin.employeeId }, owner)
  await released({ id: employee.employeeId }, owner)
  await show(orgId, 'organization')
  const colleague = { ...(await join(app.freshEmail())), orgId }
  const said = async (employeeId: string, reader: { token: string; orgId: string }) => {
    const { bytes } = await fileOf('exportEmployeeReport', { employeeId, format: 'pdf' }, reader)
    return (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ')
  }
  const toOwner = await said(employee.employeeId, owner)
  expect(toOwner).toContain('Brief for the manager')
  expect(toOwner).toContain('“A second screen”')
  expect(toOwner).toContain('No earlier answers to compare with.')
  expect(await said(employee.employeeId, admin)).toContain('Brief for the manager')
  for (const [whose, reader] of [
    [employee, employee],
    [employee, colleague],
    [admin, admin],
  ] as const)
    expect(await said(whose.employeeId, reader)).not.toContain('Brief for the manager')
})
