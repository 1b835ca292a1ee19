import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newMember } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
const { organizationWithAdmin, generate, released } = reportCalls(it)
const { here, newPerson, answeredPerson, admin } = organizationWithAdmin()
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})

/** Rows without what a removal changes for good: the codes are worthless. */
const withoutCodes = ({ invitations = [], ...rows }: Record<string, unknown[]>) => ({
  ...rows,
  invitations: invitations.map((row) => ({ ...Object(row), revoked_at: null })),
})

test('who is brought back has everything again, to the last column', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await released(person, owner)
  await generate(person, owner)
  await it.host.database.sql`
    insert into submission_versions (org_id, employee_id, revision, submission_type, raw_answers, questionnaire_version, started_at, submitted_at, reopened_at, reopened_by)
    values (${owner.orgId}, ${person.id}, 0, 'standard', '{"company": "Before"}', '1', now(), now(), now(), 'somebody')`
  const before = await calls.rowsOf(person)
  expect(Object.values(before).map(({ length }) => length)).toEqual([1, 1, 1, 1, 2, 2])
  await calls.removed(person, owner)
  it.pass(29 * 86_400_000)
  const answer = await calls.restore(person, owner)
  expect(answer).toMatchObject({ status: 200, body: { employee: { id: person.id, status: 'active' } } })
  expect(withoutCodes(await calls.rowsOf(person))).toEqual(withoutCodes(before))
  expect(await calls.listed(owner)).toEqual([])
  expect(await calls.actionsOn(person.id)).toEqual([
    'employee.activated',
    'employee.removed',
    'employee.restored',
  ])
})

test('every table that refers to employees is kept with them, and so is whatever refers to those', async () => {
  const { sql } = it.host.database
  const referring = (table: string) => sql`
    select c.relname as name, f.condeferred as waits, (select array_agg(a.attname::text order by k.n) from unnest(f.conkey) with ordinality k (num, n)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num) as columns
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.confrelid = ${table}::regclass order by 1`
  const children = await referring('employees')
  expect(children.map(({ name }) => String(name))).toContain('submissions')
  const kept = children.map(({ name }) => name)
  for (const { name, columns } of children) {
    expect({ name, columns }).toEqual({ name, columns: ['org_id', 'employee_id'] })
    // They are put in by their names, so a reference to another of them is held to when all are there.
    for (const other of await referring(String(name))) {
      expect(kept).toContain(other['name'])
      expect(other).toMatchObject({ waits: true })
    }
  }
})

test('a draft comes back, and goes on with a new code only', async () => {
  const { owner } = here()
  const person = await newPerson()
  const saved = { employeeId: person.id, answers: { company: 'Tide' } }
  await it.ok(contract.saveDraft, { ...saved, inviteCode: person.code })
  await calls.removed(person, owner)
  await calls.restore(person, owner)
  expect(await it.call(contract.getMySubmission, { inviteCode: person.code })).toMatchObject({
    status: 400,
    body: { error: 'This invitation is no longer valid. Ask the person who invited you for a new one.' },
  })
  await it.ok(contract.resendInvitation, { employeeId: person.id }, owner)
  const [invitation] = await it.host.database.sql`
    select id from invitations where employee_id = ${person.id} and is_latest`
  const inviteCode = it.host.secrets.inviteCode(String(invitation?.['id']))
  const { draft } = await it.ok(contract.getMySubmission, { inviteCode })
  expect(draft).toMatchObject({ status: 'in_progress', rawAnswers: { company: 'Tide' } })
})

/** An admin who may remove people too. */
const trustedAdmin = () =>
  newMember(it.host, it.now, here().orgId, 'admin', {
    permissions: ['employee:view', 'employee:invite', 'employee:edit', 'employee:delete'],
  })

test('inviting the same address again brings them back, also by an admin who may remove people', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await calls.removed(person, owner)
  const trusted = await trustedAdmin()
  const invite = { name: person.name.toUpperCase(), email: person.email.toUpperCase() }
  const { rows } = await it.ok(contract.checkInvitations, { invites: [invite] }, trusted)
  expect(rows).toEqual([
    {
      email: person.email,
      outcome: 'answered',
      changes: [],
      note: 'Was removed and would come back with their answers.',
    },
  ])
  const { result } = await it.ok(contract.createInvitation, invite, trusted)
  expect(result).toMatchObject({ success: true, employee: { id: person.id, name: person.name } })
  expect(result.code).not.toBe(person.code)
  expect((await calls.listed(owner)).map(({ id }) => id)).not.toContain(person.id)
  const { submissions } = await it.ok(contract.getSubmissions, {}, owner)
  expect(submissions[person.id]?.rawAnswers).toEqual({
    ...fullAnswers,
    full_name: person.name,
    email: person.email,
  })
})

test('who may not remove people brings nobody back by inviting them: that row is refused alone, and the dry run says so', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await calls.removed(person, owner)
  const other = it.freshEmail()
  const invites = [
    { name: 'Ada Lovelace', email: person.email.toUpperCase() },
    { name: 'Mary Somerville', email: other },
  ]
  const refusal = `${person.email} was removed. Somebody who may remove people can bring them back.`
  const { rows } = await it.ok(contract.checkInvitations, { invites }, admin())
  expect(rows).toMatchObject([
    { email: person.email, outcome: 'bad', note: refusal },
    { email: other, outcome: 'invite' },
  ])
  const { results } = await it.ok(contract.sendEmployeeInvites, { invites }, admin())
  expect(results).toMatchObject([
    { success: false, email: person.email, error: refusal, employee: null, code: null },
    { success: true, email: other },
  ])
  const one = { name: 'Ada Lovelace', email: person.email }
  expect(await it.call(contract.createInvitation, one, admin())).toMatchObject({
    status: 400,
    body: { error: refusal },
  })
  expect((await calls.listed(owner)).map(({ id }) => id)).toContain(person.id)
  expect(Object.values(await calls.rowsOf(person)).flat()).toEqual([])
})

test('nor by adding them', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await calls.removed(person, owner)
  const employeeData = { email: person.email, name: person.name }
  expect(await it.call(contract.upsertEmployee, { employeeData }, admin())).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error: `${person.email} was removed. Somebody who may remove people can bring them back.`,
    },
  })
  expect((await calls.listed(owner)).map(({ id }) => id)).toContain(person.id)
  const { employee } = await it.ok(contract.upsertEmployee, { employeeData }, await trustedAdmin())
  expect(employee).toMatchObject({ id: person.id, status: 'active' })
})

test('so it is for somebody who had joined: they are invited like everybody else', async () => {
  const { owner, orgId } = here()
  const person = await answeredPerson()
  const member = await newMember(it.host, it.now, orgId, 'employee', { email: person.email })
  await calls.removed(person, owner)
  const { results } = await it.ok(
    contract.sendEmployeeInvites,
    { invites: [{ name: person.name, email: person.email }] },
    owner,
  )
  expect(results).toMatchObject([{ success: true, employee: { id: person.id }, error: null }])
  expect((await it.ok(contract.getMySubmission, {}, member)).draft.status).toBe('completed')
})

test('who had not answered is said to come back with what was kept', async () => {
  const { owner } = here()
  const person = await newPerson()
  await calls.removed(person, owner)
  const invites = [{ name: person.name, email: person.email }]
  const { rows } = await it.ok(contract.checkInvitations, { invites }, owner)
  expect(first(rows)).toMatchObject({
    outcome: 'invite',
    note: 'Was removed and would come back with everything that was kept.',
  })
})

test('adding the same address again brings them back', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await calls.removed(person, owner)
  const { employee } = await it.ok(
    contract.upsertEmployee,
    { employeeData: { email: person.email, department: 'Harbour' } },
    owner,
  )
  expect(employee).toMatchObject({ id: person.id, department: 'Harbour', status: 'active' })
})

test('an address that somebody else has by now is not given twice', async () => {
  const { owner } = here()
  const person = await newPerson()
  const other = await newPerson()
  await calls.removed(person, owner)
  await it.ok(contract.upsertEmployee, { employeeData: { id: other.id, email: person.email } }, owner)
  expect(await calls.restore(person, owner)).toMatchObject({
    status: 400,
    body: { error: `Another employee already has the e-mail address ${person.email}.` },
  })
  expect((await calls.listed(owner)).map(({ id }) => id)).toContain(person.id)
})

test('an account that is somebody else in the list by now is not linked twice', async () => {
  const { owner, orgId } = here()
  const person = await newPerson()
  const other = await newPerson()
  const { userId } = await newMember(it.host, it.now, orgId, 'employee')
  const { sql } = it.host.database
  await sql`update employees set user_id = ${userId} where id = ${person.id}`
  await calls.removed(person, owner)
  await sql`update employees set user_id = ${userId} where id = ${other.id}`
  expect((await calls.restore(person, owner)).status).toBe(200)
  expect((await calls.rowsOf(person))['employees']).toMatchObject([{ user_id: null }])
})

test('bringing back somebody who is there already changes nothing', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  expect((await calls.restore(person, owner)).status).toBe(200)
  expect(await calls.actionsOn(person.id)).toEqual(['employee.activated'])
})

test('the list of the removed comes in pages, the latest first', async () => {
  const { owner } = here()
  const before = (await calls.listed(owner)).length
  const gone: string[] = []
  for (let count = 0; count < 3; count += 1) {
    it.pass(1_000)
    const person = await newPerson()
    await calls.removed(person, owner)
    gone.unshift(person.id)
  }
  const page = async (after?: string) =>
    it.ok(contract.listRemovedEmployees, { limit: 2, ...(after !== undefined && { after }) }, owner)
  const one = await page()
  expect(one.removed.map(({ id }) => id)).toEqual(gone.slice(0, 2))
  const two = await page(one.next ?? '')
  expect(first(two.removed).id).toBe(gone[2])
  expect(await calls.listed(owner)).toHaveLength(before + 3)
  expect(await it.call(contract.listRemovedEmployees, { after: 'nobody' }, owner)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR' },
  })
})
