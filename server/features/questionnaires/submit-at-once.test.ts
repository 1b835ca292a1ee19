import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { first, fullAnswers, newOrganization, newPeople, type Invited } from './testing/organization.ts'

const it = testApp()
let here: Awaited<ReturnType<typeof newOrganization>>
beforeAll(async () => {
  here = await newOrganization(it.host, it.now)
})

const newPerson = async (name = 'Grace Hopper') => first(await newPeople(it.host, it.now, here.orgId, [name]))
const submit = ({ id, code }: Pick<Invited, 'id' | 'code'>, answers: unknown = fullAnswers) =>
  it.call(contract.submitEmployeeAnswers, { employeeId: id, answers, inviteCode: code })
const submitted = async (person: Pick<Invited, 'id' | 'code'>, answers: unknown = fullAnswers) => {
  const answer = await submit(person, answers)
  expect(answer.body).toMatchObject({ success: true })
  return contract.submitEmployeeAnswers.out.parse(answer.body).submission
}
const rowsOf = async (employeeId: string) =>
  it.host.database.sql`select * from submissions where employee_id = ${employeeId}`

const closed =
  'This questionnaire has already been submitted. Ask an owner of the organization to open it again if something has to change.'

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
  expect(refused.map(({ body }) => body['error'])).toEqual(Array.from({ length: 31 }, () => closed))
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
