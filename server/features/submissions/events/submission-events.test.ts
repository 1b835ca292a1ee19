import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { pruneChanges } from './prune-changes.ts'
import { listenTestCalls } from '../../../testing/submissions/event-listening.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newOrganization } from '../../../testing/new-organization.ts'

const it = testApp()
const { organization, listenAs, listenFromNow, newPerson, submit, draft, poll } = listenTestCalls(it)

test('a listener is told where now is, and then of each submission under its stored field names', async () => {
  const { reader, cursor } = await listenFromNow(organization().owner)
  expect(reader.response.status).toBe(200)
  expect(Object.fromEntries(reader.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(reader.response.headers.get('content-encoding')).toBeNull()
  expect(reader.response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  const person = await newPerson()
  await submit(person)
  const { event, id, data } = await reader.next()
  expect(event).toBe('submission')
  expect(id).not.toBe(cursor)
  expect(data).toMatchObject({
    employee_id: person.id,
    status: 'completed',
    submission_type: 'standard',
    submitted_at: it.now.toISOString(),
    started_at: it.now.toISOString(),
    invite_code: it.host.secrets.handedCode(person.invitationId),
    raw_answers: { ...fullAnswers, email: person.email },
  })
  expect(data).toHaveProperty('answers.1', {
    questionId: 'email',
    question: 'Your e-mail address',
    answer: person.email,
  })
})

test('of a draft only that it was begun is told, and that once', async () => {
  const { reader } = await listenFromNow(organization().owner)
  const person = await newPerson()
  await draft(person)
  const begun = await reader.next()
  expect(begun.data).toMatchObject({
    employee_id: person.id,
    status: 'in_progress',
    answers: [],
    raw_answers: {},
  })
  expect(JSON.stringify(begun.data)).not.toContain('Half a secret')
  await draft(person)
  await submit(person)
  expect((await reader.next()).data).toMatchObject({ employee_id: person.id, status: 'completed' })
})

test('a listener that comes back goes on after the last event it saw', async () => {
  const { reader } = await listenFromNow(organization().owner)
  const [one, two, three] = [await newPerson(), await newPerson(), await newPerson()]
  await submit(one)
  const seen = await reader.next()
  await reader.close()
  await submit(two)
  await submit(three)
  for (const how of [{ headers: { 'last-event-id': seen.id } }, { query: `?after=${seen.id}` }]) {
    const again = await listenAs(organization().owner, how)
    expect((await again.next()).data).toMatchObject({ employee_id: two.id })
    expect((await again.next()).data).toMatchObject({ employee_id: three.id })
  }
})

test('several changes of one person are told as the latest state', async () => {
  const { reader, cursor } = await listenFromNow(organization().owner)
  await reader.close()
  const [one, two] = [await newPerson(), await newPerson()]
  await draft(one)
  await draft(two)
  await submit(one)
  // A transaction that runs elsewhere holds back what came after it: one may be told before two is.
  const told = await eventually(async () => {
    const { events, reset } = await poll(cursor)
    expect(reset).toBe(false)
    // What another test did before may be told only now.
    const ofTheTwo = events.filter(({ employee_id: id }) => id === one.id || id === two.id)
    return ofTheTwo.length === 2 && ofTheTwo.at(-1)?.employee_id === one.id ? ofTheTwo : undefined
  })
  expect(told).toMatchObject([
    { employee_id: two.id, status: 'in_progress' },
    { employee_id: one.id, status: 'completed' },
  ])
})

test('100 missed documents are told one by one, 101 are a reset', async () => {
  const elsewhere = await newOrganization(
    it.host,
    it.now,
    Array.from({ length: 101 }, (_, index) => `Person ${index}`),
  )
  const { cursor } = await poll(undefined, elsewhere.owner)
  const [last, ...others] = elsewhere.people
  for (const person of others) await draft(person)
  // Documents are told once every transaction that was under way when they were written has ended.
  const told = await eventually(async () => {
    const answer = await poll(cursor, elsewhere.owner)
    return answer.events.length < 100 ? undefined : answer
  })
  expect(told).toMatchObject({ reset: false, events: { length: 100 } })
  if (last) await draft(last)
  const missed = await eventually(async () => {
    const answer = await poll(cursor, elsewhere.owner)
    return answer.reset ? answer : undefined
  })
  expect(missed.events).toEqual([])
  const reader = await listenAs(elsewhere.owner, { query: `?after=${cursor}` })
  const reset = await reader.next()
  expect(reset).toMatchObject({ event: 'reset', data: { cursor: reset.id } })
  // From there it goes on.
  if (last) await submit(last)
  expect(await reader.next()).toMatchObject({ event: 'submission', data: { employee_id: last?.id } })
})

test('a cursor that is garbled, of the future or too old is a reset', async () => {
  const { cursor } = await poll()
  const [xid, id, at] = cursor.split('.')
  const sixDays = 6 * 86_400
  for (const wrong of [
    'nonsense',
    '1.2',
    `${'9'.repeat(20)}.0.${at}`,
    `${xid}.${'9'.repeat(19)}.${at}`,
    `-1.0.${at}`,
    `${Number(xid) + 1_000_000}.${id}.${at}`,
    `${xid}.${id}.${Number(at) - sixDays}`,
  ]) {
    expect({ wrong, ...(await poll(wrong)) }).toMatchObject({ wrong, reset: true, events: [] })
  }
  expect(await poll(`${xid}.${id}.${Number(at) - sixDays + 60}`, organization().owner, 1)).toMatchObject({
    reset: false,
  })
})

test('what changed more than a week ago is pruned, what is newer stays', async () => {
  const elsewhere = await newOrganization(it.host, it.now)
  const { sql } = it.host.database
  await sql`insert into changes (org_id, entity, entity_id, at) values
    (${elsewhere.orgId}, 'submission', 'old', now() - interval '8 days'),
    (${elsewhere.orgId}, 'submission', 'new', now() - interval '6 days 12 hours')`
  await asSystem(it.host.database.db, (tx) => pruneChanges.work(tx, it.host))
  expect(await sql`select entity_id from changes where org_id = ${elsewhere.orgId}`).toEqual([
    { entity_id: 'new' },
  ])
})

test('a document that is gone is a reset', async () => {
  const person = await newPerson()
  const { cursor } = await poll()
  await submit(person)
  await it.host.database.sql`delete from submissions where employee_id = ${person.id}`
  expect(await poll(cursor)).toMatchObject({ reset: true, events: [] })
})

test('a transaction that commits late is not skipped', async () => {
  const [slow, quick] = [await newPerson(), await newPerson()]
  const { cursor } = await poll()
  const { reader } = await listenFromNow(organization().owner)
  await it.host.database.sql.begin(async (tx) => {
    await tx`insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at)
      values (${organization().orgId}, ${slow.id}, 'in_progress', 'standard', '{}', 1, '1', now(), now())`
    await tx`insert into changes (org_id, entity, entity_id) values (${organization().orgId}, 'submission', ${slow.id})`
    await submit(quick)
    await sleep(400)
  })
  const both = [await reader.next(), await reader.next()].map(({ data }) => data)
  expect(both).toMatchObject([{ employee_id: slow.id }, { employee_id: quick.id }])
  expect((await poll(cursor)).events).toMatchObject([{ employee_id: slow.id }, { employee_id: quick.id }])
})

test('a change whose notice was lost is found by looking, within seconds', async () => {
  const { reader } = await listenFromNow(organization().owner)
  const person = await newPerson()
  const { sql } = it.host.database
  await sql.begin(async (tx) => {
    await tx`insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at)
      values (${organization().orgId}, ${person.id}, 'in_progress', 'standard', '{}', 1, '1', now(), now())`
    await tx`insert into changes (org_id, entity, entity_id) values (${organization().orgId}, 'submission', ${person.id})`
  })
  expect((await reader.next(9_000)).data).toMatchObject({ employee_id: person.id })
})

test('other changes and other organizations are not heard', async () => {
  const { cursor } = await poll()
  const { sql } = it.host.database
  await sql`insert into changes (org_id, entity, entity_id) values (${organization().orgId}, 'employee', 'x')`
  const elsewhere = await newOrganization(it.host, it.now)
  await submit(elsewhere.person)
  const began = Date.now()
  expect(await poll(cursor, organization().owner, 5)).toMatchObject({ events: [], reset: false, cursor })
  expect(Date.now() - began).toBeGreaterThan(4_500)
})

test('a long poll answers when something changes; its wait is held to 5 to 30 seconds', async () => {
  const { cursor } = await poll()
  const person = await newPerson()
  const began = Date.now()
  const waiting = poll(cursor, organization().owner, 900)
  await sleep(200)
  await submit(person)
  expect((await waiting).events).toMatchObject([{ employee_id: person.id }])
  expect(Date.now() - began).toBeLessThan(20_000)
  const { wait } = contract.submissionEvents.in.parse({ wait: '900' })
  expect(wait).toBe(30)
  expect(contract.submissionEvents.in.parse({ wait: 0 }).wait).toBe(5)
})
