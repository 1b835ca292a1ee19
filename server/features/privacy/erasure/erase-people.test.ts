import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { unsubscribeLink } from '../../employees/reminders/reminder-preferences.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
const { organizationWithAdmin, generate, review } = reportCalls(it)
const { here, newPerson, answeredPerson } = organizationWithAdmin()
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})
const day = 86_400_000

/** Whether any table holds this text anywhere. */
const tracesOf = async (text: string) => {
  await calls.takeOutOfChats()
  const { sql } = it.host.database
  const tables =
    await sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
  const found: string[] = []
  for (const { name } of tables) {
    const table = sql(String(name))
    const rows = await sql`select from ${table} t where to_jsonb(t)::text like ${`%${text}%`}`
    if (rows.length > 0) found.push(String(name))
  }
  return found.toSorted()
}

test('what was removed is erased after 30 days, and not a moment before', async () => {
  const { owner } = here()
  const person = await answeredPerson('Rosalind Unique')
  await generate(person, owner)
  await it.ok(contract.resendInvitation, { employeeId: person.id }, owner)
  const { sql } = it.host.database
  const runId = 'a-run'
  await sql`insert into runs (org_id, id, kind, started_by, total, done, started_at, finished_at)
    values (${owner.orgId}, ${runId}, 'reminders', ${owner.userId}, 2, 2, now(), now())`
  const rows = [
    { label: `Rosalind Unique (${person.email})`, input: { employeeId: person.id } },
    { label: person.email, input: { email: ` ${person.email.toUpperCase()} `, name: 'Rosalind Unique' } },
  ]
  for (const [position, { label, input }] of rows.entries()) {
    await sql`insert into run_rows (org_id, run_id, position, label, input, state)
      values (${owner.orgId}, ${runId}, ${position}, ${label}, ${sql.json(input)}, 'done')`
  }
  await sql`insert into run_rows (org_id, run_id, position, label, input, state)
    values (${owner.orgId}, ${runId}, 2, ${person.email}, ${sql.json({ employeeId: person.id })}, 'waiting')`
  await calls.removed(person, owner)
  // An older mail, to the same address, which is about no invitation any more, and one that has not left.
  for (const [id, state] of [
    ['of-an-older-invitation', 'sent'],
    ['that-waits', 'queued'],
  ] as const) {
    await sql`insert into mails (id, org_id, kind, to_address, subject_id, state, created_at)
      values (${id}, ${owner.orgId}, 'invitation', ${person.email}, 'gone', ${state}, ${it.now.toISOString()})`
  }
  await it.passSignedIn(30 * day)
  await calls.eraseDue()
  expect((await calls.listed(owner)).map(({ id }) => id)).toEqual([person.id])
  it.pass(1)
  await calls.eraseDue()
  expect(await calls.listed(owner)).toEqual([])
  expect(await tracesOf(person.email)).toEqual([])
  expect(await tracesOf('Rosalind Unique')).toEqual([])
  expect(await calls.restore(person, owner)).toMatchObject({
    status: 404,
    body: { error: `Employee not found: ${person.id}` },
  })
  expect(await it.call(contract.getInvitationStatus, { code: person.code })).toMatchObject({
    status: 404,
    body: { error: `Invitation not found: ${person.code}` },
  })
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'employee' }, owner)
  expect(first(entries)).toMatchObject({ action: 'employee.erased', actor: null, subject: null })
})

test('that they want no mail is kept without their address, and holds where they are invited again', async () => {
  const { owner } = here()
  const person = await newPerson('Quiet One')
  const other = await newPerson('Another One')
  const { sql } = it.host.database
  await sql`insert into reminder_opt_outs (org_id, email, at) values (${owner.orgId}, ${person.email}, now())`
  await calls.removed(person, owner)
  expect((await calls.erase(person, 'Quiet One', owner)).status).toBe(200)
  expect(await tracesOf(person.email)).toEqual([])

  const { result } = await it.ok(contract.createInvitation, { name: 'Quiet One', email: person.email }, owner)
  expect(result.notice).toMatch(/They don’t want more mail/)
  const { invitations } = await it.ok(contract.listInvitations, {}, owner)
  const optedOut = (email: string) =>
    invitations.filter((one) => one.email === email).map(({ reminders }) => reminders.isOptedOut)
  expect([optedOut(person.email), optedOut(other.email)]).toEqual([[true], [false]])

  // They can still change their mind, by the link of an old mail.
  const token =
    new URL(unsubscribeLink(it.host, { orgId: owner.orgId, email: person.email })).searchParams.get(
      'token',
    ) ?? ''
  expect((await it.ok(contract.getReminderChoice, { token })).choice.isReminded).toBe(false)
  await it.ok(contract.setReminderChoice, { token, isReminded: true })
  expect((await it.ok(contract.getReminderChoice, { token })).choice.isReminded).toBe(true)
  expect([...(await sql`select from reminder_opt_outs where org_id = ${owner.orgId}`)]).toEqual([])
})

test('whoever is invited again after that is somebody new', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await calls.removed(person, owner)
  await it.passSignedIn(30 * day + 1)
  await calls.eraseDue()
  const { result } = await it.ok(
    contract.createInvitation,
    { name: 'Ada Lovelace', email: person.email },
    owner,
  )
  expect(result.employee?.id).not.toBe(person.id)
  expect(result.employee?.status).toBe('invited')
})

test('erasing at once asks for the name', async () => {
  const { owner } = here()
  const person = await newPerson('Grace Hopper')
  await calls.removed(person, owner)
  for (const name of ['', 'grace hopper', 'Grace']) {
    expect(await calls.erase(person, name, owner)).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_ERROR',
        error: 'Nothing was erased. To erase the person, type their name exactly as shown.',
        details: [{ path: 'name' }],
      },
    })
  }
  expect(await calls.listed(owner)).toHaveLength(1)
  expect((await calls.erase(person, ' Grace Hopper ', owner)).status).toBe(200)
  expect(await calls.listed(owner)).toEqual([])
  expect(await tracesOf(person.email)).toEqual([])
  expect(await calls.actionsOn(person.id)).toEqual(['employee.removed', 'employee.erased'])
})

test('somebody who is in the list is not erased', async () => {
  const { owner } = here()
  const person = await newPerson('Grace Hopper')
  expect(await calls.erase(person, 'Grace Hopper', owner)).toMatchObject({ status: 404 })
  expect((await calls.rowsOf(person))['employees']).toHaveLength(1)
})

test('what went wrong in a run and what was to be known of it call them by name no more', async () => {
  const { owner } = here()
  const person = await newPerson('Melitta Nowhere')
  const other = await newPerson('Somebody Else')
  const { sql } = it.host.database
  await sql`insert into runs (org_id, id, kind, started_by, total, done, failed, started_at, finished_at)
    values (${owner.orgId}, 'of-reports', 'employee-reports', ${owner.userId}, 3, 1, 2, now(), now())`
  const rows = [
    { id: person.id, state: 'failed', error: 'No completed submission for Melitta Nowhere', notice: null },
    { id: person.id, state: 'done', error: null, notice: 'Melitta Nowhere has no invitation that is open' },
    { id: other.id, state: 'failed', error: 'No completed submission for Somebody Else', notice: null },
  ]
  for (const [position, { id, state, error, notice }] of rows.entries()) {
    await sql`insert into run_rows (org_id, run_id, position, label, input, state, error, notice)
      values (${owner.orgId}, 'of-reports', ${position}, 'A label', ${sql.json({ employeeId: id })}, ${state}, ${error}, ${notice})`
  }
  await calls.removed(person, owner)
  expect((await calls.erase(person, person.name, owner)).status).toBe(200)
  const left =
    await sql`select state, error, notice from run_rows where run_id = 'of-reports' order by position`
  expect([...left]).toEqual([
    {
      state: 'failed',
      error: 'This error named somebody who was removed. It was deleted when they were erased.',
      notice: null,
    },
    { state: 'done', error: null, notice: null },
    { state: 'failed', error: 'No completed submission for Somebody Else', notice: null },
  ])
})

test('mails about what became of their report or that they asked for an invitation go too, whomever they went to', async () => {
  const { owner } = here()
  const person = await answeredPerson('Rosalind Contested')
  const other = await answeredPerson('Somebody Else')
  const { sql } = it.host.database
  const mailTo = (about: { id: string }, kind: string, subjectId: string) =>
    sql`insert into mails (id, org_id, kind, to_address, subject_id, state, created_at)
      values (${`${kind}-${about.id}`}, ${owner.orgId}, ${kind}, 'decider@example.com', ${subjectId}, 'sent', now())`
  const mailsAbout = async (about: { id: string }) => {
    const { version } = await generate(about, owner)
    await review({ employeeId: about.id, version }, owner)
    const [step] = await sql`select id from report_steps where employee_id = ${about.id}`
    await mailTo(about, 'report-contested', String(step?.['id']))
    await mailTo(about, 'invitation-asked', about.id)
  }
  await mailsAbout(person)
  await mailsAbout(other)
  await calls.removed(person, owner)
  expect((await calls.erase(person, person.name, owner)).status).toBe(200)
  const left = await sql`select id from mails where to_address = 'decider@example.com' order by id`
  expect(left.map(({ id }) => id)).toEqual([`invitation-asked-${other.id}`, `report-contested-${other.id}`])
})

test('deleting the organization takes what was removed along', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await calls.removed(person, owner)
  await it.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
  expect(await tracesOf(person.email)).toEqual([])
})
