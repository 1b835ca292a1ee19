import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { verificationReasons } from '../../../../contract/calls/reports/verify-report.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { sameResult } from '../../../testing/reports/verify-calls.ts'

/** Somebody has the released report about themselves made again, and is told nothing that was not released to them. */

const it = testApp()
const { newCompany, generate, released, release, save } = reportCalls(it)

let owner: Member
let orgId = ''
let people: InvitedPerson[]
beforeAll(async () => {
  const made = await newCompany()
  owner = made.owner
  orgId = made.orgId
  people = made.operations
})

const takePerson = async () => {
  const person = people.pop()
  if (!person) throw new Error('There is nobody left')
  return { person, self: await newMember(it.host, it.now, orgId, 'employee', { email: person.email }) }
}
const own = async (self: Member, version?: number) =>
  (await it.ok(contract.verifyOwnReport, version === undefined ? {} : { version: String(version) }, self))
    .verification
const nothing = { status: 404, body: { error: messages.reportNotFound } }

test('it is the same as it was made, and once an answer is another it differs', async () => {
  const { person, self } = await takePerson()
  await released(person, owner)
  const verification = await own(self)
  expect(verification).toMatchObject({ ...sameResult, version: 1, madeInVersion: 1 })
  expect(verification.inputs.hashNow).toBe(verification.inputs.hashThen)
  await it.host.database
    .sql`update submissions set raw_answers = raw_answers || '{"role_clarity": "1"}' where employee_id = ${person.id}`
  const other = await own(self)
  expect(other).toMatchObject({ state: 'differs', differences: [], edits: [] })
  expect(other.why[0]).toBe(verificationReasons.answersChanged(1))
  expect(other.differencesTotal).toBeGreaterThan(0)
})

test('what stood in the place of edited texts, and in which version, is not told', async () => {
  const { person, self } = await takePerson()
  const { id: _id, ...made } = await generate(person, owner)
  const [summary, ...others] = made.summary
  const edited = { ...made, summary: [{ ...summary, text: 'As we agreed.' }, ...others] }
  expect((await save(person.id, edited, owner)).status).toBe(200)
  await release({ employeeId: person.id, version: 2 }, owner)
  const verification = await own(self)
  expect(verification).toMatchObject({
    state: 'same',
    why: [verificationReasons.same, verificationReasons.edited(1, false)],
    version: 2,
    madeInVersion: null,
    edits: [],
    editsTotal: 1,
  })
  expect(JSON.stringify(verification)).not.toContain(summary?.text)
})

test('what another engine would say of the same answers is not told', async () => {
  const { person, self } = await takePerson()
  await released(person, owner)
  await it.host.database
    .sql`update reports set content = jsonb_set(jsonb_set(content, '{engineVersion}', '"0"'), '{gradingOverview,output}', '1') where employee_id = ${person.id}`
  const verification = await own(self)
  expect(verification).toMatchObject({ state: 'cannot', differences: [], edits: [] })
  expect(verification.why).toEqual([
    verificationReasons.engineChanged(
      { engine: '0', questionnaire: verification.questionnaire.before },
      { engine: verification.engine.now, questionnaire: verification.questionnaire.now },
      false,
    ),
  ])
})

test('of what is not out there is nothing, neither by its number nor without', async () => {
  const { person, self } = await takePerson()
  await generate(person, owner)
  expect(await it.call(contract.verifyOwnReport, {}, self)).toMatchObject(nothing)
  await release({ employeeId: person.id, version: 1 }, owner)
  await generate(person, owner)
  expect((await own(self)).version).toBe(1)
  expect(await it.call(contract.verifyOwnReport, { version: '2' }, self)).toMatchObject(nothing)
  const why = { employeeId: person.id, version: 1, reason: 'Taken back again' }
  await it.ok(contract.withdrawReport, why, owner)
  expect(await it.call(contract.verifyOwnReport, { version: '1' }, self)).toMatchObject(nothing)
})

test('nobody verifies another’s with it, and who is no employee has none', async () => {
  const { person, self } = await takePerson()
  await released(person, owner)
  const stranger = await newMember(it.host, it.now, orgId, 'employee')
  for (const member of [stranger, owner]) {
    expect(
      await it.call(contract.verifyOwnReport, { employeeId: person.id, version: '1' }, member),
    ).toMatchObject(nothing)
  }
  // A field that the call does not take is dropped: they get their own.
  const other = first(people)
  await released(other, owner)
  const { body } = await it.call(contract.verifyOwnReport, { employeeId: other.id }, self)
  expect(body).toMatchObject({ verification: { inputs: { hashThen: (await own(self)).inputs.hashThen } } })
})
