import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, newStaff, invite, join } = organizationsOf(app)

type Caller = { token: string; orgId: string }

const add = async (caller: Caller, department: string, name = 'Ada Lovelace') => {
  const employeeData = { name, department, email: app.freshEmail() }
  return (await app.ok(contract.upsertEmployee, { employeeData }, caller)).employee
}
const rename = (caller: Caller, from: string, to: string, merge = false) =>
  app.ok(contract.renameDepartment, { from, to, merge }, caller)
const departmentsOf = async (caller: Caller) => {
  const { departments } = await app.ok(contract.listDepartments, {}, caller)
  return Object.fromEntries(departments.map(({ name, people }) => [name, people]))
}
const entriesOf = async (caller: Caller) => {
  const { entries } = await app.ok(contract.getAuditLog, { entity: 'organization' }, caller)
  return entries
    .filter(({ action }) => action.includes('department'))
    .map(({ action, entityId, details }) => ({ action, entityId, details }))
}
const listedOf = async (caller: Caller) =>
  (await app.ok(contract.getOrgData, {}, caller)).org.onboardingData.departments

test('a department is renamed for everybody in it and in the company profile, of this organization alone', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  await add(other, 'Design')
  for (const department of ['Design', 'Design', 'Sales']) await add(owner, department)
  const data = { onboardingData: { departments: ['Legal', 'design', 'Sales'] } }
  await app.ok(contract.updateOrgData, { data }, owner)
  const admin = await join(owner, 'admin', { department: 'Design' })
  expect(await rename(admin, 'Design', '  Product   design ')).toMatchObject({
    name: 'Product design',
    people: 3,
  })
  expect(await departmentsOf(owner)).toEqual({ 'Product design': 3, Sales: 1 })
  expect(await listedOf(owner)).toEqual(['Legal', 'Product design', 'Sales'])
  expect(await departmentsOf(other)).toEqual({ Design: 1 })
  const details = { people: 3 }
  expect(await entriesOf(owner)).toEqual([
    { action: 'organization.department_renamed', entityId: owner.orgId, details },
  ])
  expect(await entriesOf(other)).toEqual([])
})

test('the name of another department merges both, and only where that is asked for', async () => {
  const owner = await newOwner()
  for (const department of ['Design', 'Design', 'Sales']) await add(owner, department)
  const data = { onboardingData: { departments: ['Design', 'Sales'] } }
  await app.ok(contract.updateOrgData, { data }, owner)
  for (const to of ['Sales', 'SALES']) {
    expect(await app.call(contract.renameDepartment, { from: 'Design', to }, owner)).toMatchObject({
      status: 400,
      body: { error: messages.departmentThere('Sales') },
    })
  }
  expect(await departmentsOf(owner)).toEqual({ Design: 2, Sales: 1 })
  expect(await rename(owner, 'Design', 'SALES', true)).toMatchObject({ name: 'Sales', people: 2 })
  expect(await departmentsOf(owner)).toEqual({ Sales: 3 })
  expect(await listedOf(owner)).toEqual(['Sales'])
  expect(await entriesOf(owner)).toEqual([
    { action: 'organization.departments_merged', entityId: owner.orgId, details: { people: 2 } },
  ])
})

test('it is spelled anew for everybody at once, and the name that it has changes nothing', async () => {
  const owner = await newOwner()
  await add(owner, 'dESIGN')
  await add(owner, 'design')
  expect(await rename(owner, 'dESIGN', 'Design')).toMatchObject({ people: 2 })
  expect(await rename(owner, 'Design', 'Design')).toMatchObject({ people: 0 })
  expect(await departmentsOf(owner)).toEqual({ Design: 2 })
  expect(await entriesOf(owner)).toHaveLength(1)
})

test.each(['Ku\u0308che', 'Küche\u00A0', '\u200BKüche', '• Küche', '„Küche“', 'Küche,'])(
  'the department Küche is found as %j',
  async (from) => {
    const owner = await newOwner()
    const { employee } = await invite(owner, { department: 'Küche' })
    expect(await app.ok(contract.renameDepartment, { from, to: 'Kantine' }, owner)).toMatchObject({
      name: 'Kantine',
      people: 1,
    })
    const { employees } = await app.ok(contract.getEmployees, {}, owner)
    expect(employees.find(({ id }) => id === employee.id)).toMatchObject({ department: 'Kantine' })
  },
)

test('what cannot be done is refused with its reason, and changes nothing', async () => {
  const { owner, employee } = await newStaff()
  await add(owner, 'Design')
  const before = await departmentsOf(owner)
  const stranger = await newOwner()
  const aSentence: unknown = expect.any(String)
  for (const [caller, input, status, error] of [
    [owner, { from: 'Sales', to: 'Bar' }, 404, 'Department not found: Sales'],
    // Another case is not its name: whoever sees it sees it as it is.
    [owner, { from: 'design', to: 'Bar' }, 404, 'Department not found: design'],
    [owner, { from: 'Design', to: ' ' }, 400, aSentence],
    [owner, { from: 'Design', to: 'x'.repeat(81) }, 400, aSentence],
    [owner, { from: 'Design', to: 'Bar', merge: true }, 400, messages.departmentToMergeGone('Bar')],
    [stranger, { from: 'Design', to: 'Bar' }, 404, 'Department not found: Design'],
    [employee, { from: 'Design', to: 'Bar' }, 400, aSentence],
  ] as const) {
    const answer = await app.call(contract.renameDepartment, input, caller)
    expect(answer, input.to).toMatchObject({ status, body: { error } })
  }
  const faultOf = async (to: string) =>
    (await app.call(contract.renameDepartment, { from: 'Design', to }, owner)).body
  expect(await faultOf('')).toMatchObject({ details: [{ path: 'to', message: 'Department is required' }] })
  expect(await faultOf('x'.repeat(81))).toMatchObject({
    details: [{ path: 'to', message: 'Department is too long (max 80 characters)' }],
  })
  expect(await departmentsOf(owner)).toEqual(before)
})

test('whoever was removed from it comes back under its new name, and as others spell it by then', async () => {
  const owner = await newOwner()
  await add(owner, 'Design', 'Stays Here')
  const moved = await add(owner, 'Design')
  const alone = await add(owner, 'sales')
  for (const { id } of [moved, alone]) await app.ok(contract.deleteEmployee, { employeeId: id }, owner)
  await rename(owner, 'Design', 'Product')
  await add(owner, 'Sales')
  for (const { id } of [moved, alone]) await app.ok(contract.restoreEmployee, { employeeId: id }, owner)
  expect(await departmentsOf(owner)).toEqual({ Product: 2, Sales: 2 })
})

test('a run that is under way goes on into the new name', async () => {
  const owner = await newOwner()
  await add(owner, 'Design')
  const invites = Array.from({ length: 30 }, (_none, index) => ({
    name: `Person ${index}`,
    email: app.freshEmail(),
    department: index % 2 === 0 ? ' DESIGN ' : 'Sales',
  }))
  const { sql } = app.host.database
  const waiting = (number: number) =>
    eventually(async () => {
      const [row] = await sql`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return Number(row?.['waiting']) >= number ? true : undefined
    })
  const { run, renaming } = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`departments ${owner.orgId}`}, 0))`
    const started = await app.ok(contract.startInvitations, { invites }, owner)
    // Its first rows are being worked, and the name is changed before its last ones.
    await waiting(1)
    const pending = rename(owner, 'Design', 'Product')
    await waiting(2)
    return { ...started, renaming: { pending } }
  })
  await renaming.pending
  await eventually(async () => {
    const { runs } = await app.ok(contract.getRuns, {}, owner)
    return runs.find(({ id, state }) => id === run.id && state === 'finished')
  })
  expect(await departmentsOf(owner)).toEqual({ Product: 16, Sales: 15 })
})

test('a company report that was made keeps the name that it was made with', async () => {
  const owner = await newOwner()
  const { code, employee } = await invite(owner, { department: 'Design' })
  const answers = { ...fullAnswers, full_name: 'Ada Lovelace', title_department: 'Designer' }
  await app.ok(contract.submitEmployeeAnswers, { employeeId: employee.id, answers, inviteCode: code })
  const { report } = await app.ok(contract.generateCompanyReport, {}, owner)
  const made = [{ department: 'Design', count: 1 }]
  expect(report.overview.departmentBreakdown).toEqual(made)
  await rename(owner, 'Design', 'Product')
  const { reports } = await app.ok(contract.getCompanyReports, {}, owner)
  expect(reports.map(({ overview }) => overview.departmentBreakdown)).toEqual([made])
})
