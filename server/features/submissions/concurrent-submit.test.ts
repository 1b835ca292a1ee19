import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { first } from '../../testing/first.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { organizationFor } from '../../testing/new-organization.ts'
import { alreadySubmittedMessage, submitTestCalls } from '../../testing/submissions/submit-calls.ts'

const it = testApp()
const { newPerson } = organizationFor(it)
const { submit, submitted, rowsOf } = submitTestCalls(it)

test('of 32 at once with the same answers one is stored and all are answered alike', async () => {
  const person = await newPerson()
  const answers = await Promise.all(Array.from({ length: 32 }, () => submit(person)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 32 }, () => 200))
  for (const { body } of answers) expect(body['submission']).toEqual(first(answers).body['submission'])
  expect(await rowsOf(person.id)).toMatchObject([{ revision: 1 }])
  expect(await it.host.database.sql`select from changes where entity_id = ${person.id}`).toHaveLength(1)
})

test('of 32 at once with different answers one is stored and the others are told so', async () => {
  const person = await newPerson()
  await it.ok(contract.saveDraft, {
    employeeId: person.id,
    answers: { company: 'Tide' },
    inviteCode: person.code,
  })
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      submit(person, { ...fullAnswers, additional_feedback: `No. ${index}` }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => body['error'])).toEqual(
    Array.from({ length: 31 }, () => alreadySubmittedMessage),
  )
  expect(await rowsOf(person.id)).toMatchObject([{ revision: 2, status: 'completed' }])
})

test('a draft that is saved while a questionnaire is submitted neither hinders it nor adds to it', async () => {
  const person = await newPerson()
  await it.ok(contract.saveDraft, {
    employeeId: person.id,
    answers: { company: 'Tide' },
    inviteCode: person.code,
  })
  const { key_skills: _, ...others } = fullAnswers
  const submission = await it.host.database.sql.begin(async (draft) => {
    await draft`update submissions set revision = 2, raw_answers = '{"key_skills": "Sailing"}' where employee_id = ${person.id}`
    const submission = submitted(person, others)
    await sleep(300)
    return { submission }
  })
  expect((await submission.submission).rawAnswers).toEqual({ ...others, email: person.email })
  expect(await rowsOf(person.id)).toMatchObject([{ revision: 3, status: 'completed' }])
})

test('an employee who is changed while they submit keeps that change and becomes active', async () => {
  const person = await newPerson()
  const { sql: raw } = it.host.database
  const { submission } = await raw.begin(async (tx) => {
    await tx`update employees set department = 'Harbour' where id = ${person.id}`
    const submission = submitted(person)
    const waiting = () => raw`select from pg_locks where not granted`
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1)
    return { submission }
  })
  expect((await submission).status).toBe('completed')
  expect(await raw`select department, status from employees where id = ${person.id}`).toEqual([
    { department: 'Harbour', status: 'active' },
  ])
  expect(await raw`select action from audit_entries where entity_id = ${person.id}`).toContainEqual({
    action: 'employee.activated',
  })
})

test('it runs again by itself where the database asks for it', async () => {
  const person = await newPerson()
  const { sql: raw } = it.host.database
  await raw.unsafe(`
    create sequence failures;
    create function fail_twice() returns trigger language plpgsql security definer as $$
      begin if nextval('failures') <= 2 then raise exception 'try again' using errcode = '40001'; end if; return new; end $$;
    create trigger fail_twice before insert on submissions for each row execute function fail_twice();`)
  try {
    expect((await submitted(person)).status).toBe('completed')
    expect(await rowsOf(person.id)).toMatchObject([{ revision: 1 }])
  } finally {
    await raw.unsafe(
      'drop trigger fail_twice on submissions; drop function fail_twice; drop sequence failures',
    )
  }
})
