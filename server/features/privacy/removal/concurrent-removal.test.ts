import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newMember, type InvitedPerson } from '../../../testing/new-organization.ts'
import { waitUntilSettled } from '../../../testing/submissions/settled-changes.ts'
import { employeeReportsRun } from '../../reports/generation/report-batch-job.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
const { organizationWithAdmin, generate } = reportCalls(it)
const { here, newPerson, answeredPerson } = organizationWithAdmin()
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})

const submit = ({ id: employeeId, code: inviteCode }: InvitedPerson) =>
  it.call(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers, inviteCode })
const save = ({ id: employeeId, code: inviteCode }: InvitedPerson) =>
  it.call(contract.saveDraft, { employeeId, answers: { company: 'Tide' }, inviteCode })

/** Whether a statement waits for a lock that another transaction holds. */
const somebodyWaits = () =>
  eventually(async () => {
    const [row] = await it.host.database.sql`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return Number(row?.['waiting']) > 0 ? true : undefined
  })

/** Starts `second` once a removal has been made and not yet committed, and commits it when `second` waits for it. */
const duringRemoval = async <T>(person: InvitedPerson, second: () => Promise<T>): Promise<T> => {
  const { sql } = it.host.database
  const { orgId, owner } = here()
  const { waiting } = await sql.begin(async (tx) => {
    await tx`select set_config('app.org_id', ${orgId}, true)`
    await tx`select id from employees where id = ${person.id} for update`
    await tx`select take_out_employee(${person.id}, ${owner.userId}, now())`
    const started = second()
    await somebodyWaits()
    return { waiting: started }
  })
  return waiting
}

test('two who remove one person at once do it once, and both are told that it is done', async () => {
  const { owner, orgId } = here()
  const other = await newMember(it.host, it.now, orgId, 'admin', { permissions: ['all'] })
  const person = await answeredPerson()
  const answers = await Promise.all(
    [owner, other, owner, other].map((member) => calls.remove(person, member)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const { body } of answers)
    expect(body).toMatchObject({ removed: { id: person.id, hasAnswered: true } })
  expect(await calls.actionsOn(person.id)).toEqual(['employee.activated', 'employee.removed'])
})

test('an answer that is submitted during a removal is refused, and not taken and lost', async () => {
  const person = await newPerson()
  expect(await duringRemoval(person, () => submit(person))).toMatchObject({
    status: 404,
    body: { error: `Employee not found: ${person.id}` },
  })
  expect(Object.values(await calls.rowsOf(person)).flat()).toEqual([])
})

test('so is one that was begun before, and a draft', async () => {
  const { owner } = here()
  const refusal = (id: string) => ({ status: 404, body: { error: `Employee not found: ${id}` } })
  const begun = await newPerson()
  await save(begun)
  expect(await duringRemoval(begun, () => submit(begun))).toMatchObject(refusal(begun.id))
  const another = await newPerson()
  await save(another)
  expect(await duringRemoval(another, () => save(another))).toMatchObject(refusal(another.id))
  await calls.restore(begun, owner)
  expect((await calls.rowsOf(begun))['submissions']).toMatchObject([
    { status: 'in_progress', raw_answers: { company: 'Tide' } },
  ])
})

test('an answer that is stored while a removal waits for it is kept with the person', async () => {
  const { owner } = here()
  const person = await newPerson()
  await save(person)
  const { sql } = it.host.database
  const { removal } = await sql.begin(async (tx) => {
    await tx`update submissions set raw_answers = '{"company": "At the last moment"}' where employee_id = ${person.id}`
    const started = calls.removed(person, owner)
    await somebodyWaits()
    return { removal: started }
  })
  await removal
  await calls.restore(person, owner)
  expect((await calls.rowsOf(person))['submissions']).toMatchObject([
    { raw_answers: { company: 'At the last moment' } },
  ])
})

test('whichever comes first, no acknowledged answer is lost', async () => {
  const { owner } = here()
  for (let round = 0; round < 8; round += 1) {
    const person = await newPerson()
    const [submission, removal] = await Promise.all([
      submit(person),
      sleep(round * 2).then(() => calls.remove(person, owner)),
    ])
    expect(removal.status).toBe(200)
    await calls.restore(person, owner)
    const kept = (await calls.rowsOf(person))['submissions'] ?? []
    expect(kept).toHaveLength(submission.status === 200 ? 1 : 0)
    expect([200, 400, 404]).toContain(submission.status)
  }
})

test('a report that is made during a removal is not made', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await generate(person, owner)
  expect(
    await duringRemoval(person, () =>
      it.call(contract.generateEmployeeReport, { employee: { id: person.id } }, owner),
    ),
  ).toMatchObject({ status: 404, body: { error: `Employee not found: ${person.id}` } })
})

test('who is invited again during their removal comes back as the same person', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  const invited = await duringRemoval(person, () =>
    it.call(contract.createInvitation, { name: person.name, email: person.email }, owner),
  )
  expect(invited).toMatchObject({ status: 200, body: { result: { employee: { id: person.id } } } })
  expect((await calls.rowsOf(person))['submissions']).toMatchObject([{ status: 'completed' }])
})

test('in a run, somebody who is removed meanwhile fails alone', async () => {
  const { owner } = here()
  const gone = await answeredPerson('Gone Meanwhile')
  const stays = await answeredPerson('Stays Here')
  await calls.removed(gone, owner)
  const { orgId, userId, email } = owner
  const results = await inTransaction(it.host.database.db, { orgId, userId }, (tx) =>
    employeeReportsRun.work(
      [gone, stays].map(({ id, name }, position) => ({ position, label: name, input: { employeeId: id } })),
      {
        tx,
        now: it.now,
        host: it.host,
        org: { id: orgId, name: 'Tide & Co' },
        user: { id: userId, email, displayName: 'The owner' },
        member: { role: 'owner', permissions: null },
        apiKeyId: null,
        runId: 'run',
      },
    ),
  )
  expect(results).toEqual([{ success: false, error: `Employee not found: ${gone.id}` }, { success: true }])
})

test('whoever listens is told to look at the list again', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  // Else what is told first may be a removal of another test, and this one only afterwards.
  await waitUntilSettled(it.host)
  const { cursor } = await it.ok(contract.submissionEvents, { wait: 5 }, owner)
  await calls.removed(person, owner)
  // Told once no transaction of before runs anywhere on the database server.
  const told = await eventually(async () => {
    const answer = await it.ok(contract.submissionEvents, { after: cursor, wait: 5 }, owner)
    return answer.reset ? answer : undefined
  })
  expect(told.events).toEqual([])
  await calls.restore(person, owner)
  const back = await eventually(async () => {
    const { events } = await it.ok(contract.submissionEvents, { after: told.cursor, wait: 5 }, owner)
    return events.length > 0 ? events : undefined
  })
  expect(back).toMatchObject([{ employee_id: person.id, status: 'completed' }])
})
