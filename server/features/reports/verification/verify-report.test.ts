import { beforeAll, describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { contract } from '../../../../contract/index.ts'
import { verificationReasons } from '../../../../contract/calls/reports/verify-report.ts'
import { anyAnswers } from '../../../../insights/testing/arbitraries.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newPeople, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { sameResult, verifyTestCalls } from '../../../testing/reports/verify-calls.ts'

const it = testApp()
const calls = reportCalls(it)
const { newCompany, generate, generateCompany, save } = calls
const { verified, verifiedOf, submitMailed } = verifyTestCalls(it, calls)

describe('a person’s report', () => {
  let owner: Member
  let people: InvitedPerson[]
  beforeAll(async () => {
    const made = await newCompany()
    owner = made.owner
    people = made.operations
  })

  test('is the same when it is made again, whatever became of its person’s record and answers', async () => {
    const person = first(people)
    await generate(person, owner)
    const verification = await verifiedOf(person, owner)
    expect(verification).toMatchObject({ ...sameResult, version: 1, madeInVersion: 1, inputs: { people: 1 } })
    expect(verification.inputs.hashNow).toBe(verification.inputs.hashThen)
    const { id, email } = person
    const employeeData = { id, name: 'Ada King', email, department: 'Board', role: 'Chair' }
    await it.ok(contract.upsertEmployee, { employeeData }, owner)
    await it.ok(contract.reopenSubmission, { employeeId: id }, owner)
    await submitMailed(person, { role_clarity: '1' })
    await generate(person, owner)
    expect(await verifiedOf(person, owner, 1)).toMatchObject({ ...sameResult, version: 1 })
    expect(await verifiedOf(person, owner)).toMatchObject({ ...sameResult, version: 2 })
  })

  test('with an edited text says so, and a number that is changed in it besides is found', async () => {
    const [, person = first(people)] = people
    const report = await generate(person, owner)
    const {
      id: _i,
      version: _v,
      origin: _o,
      generatedAt: _g,
      state: _s,
      generatedVersion: _gv,
      ...content
    } = report
    const [summary, ...others] = content.summary
    expect(
      (
        await save(
          person.id,
          { ...content, summary: [{ ...summary, text: 'As we said.' }, ...others] },
          owner,
        )
      ).status,
    ).toBe(200)
    expect(await verifiedOf(person, owner)).toMatchObject({
      state: 'same',
      version: 2,
      madeInVersion: 1,
      edits: [{ path: 'summary.0.text', generated: summary?.text, edited: 'As we said.' }],
    })
    await it.host.database
      .sql`update reports set content = jsonb_set(content, '{gradingOverview,output}', '10') where employee_id = ${person.id} and version = 2`
    expect(await verifiedOf(person, owner)).toMatchObject({
      state: 'differs',
      differences: [{ path: 'gradingOverview.output', before: '10' }],
      editsTotal: 1,
    })
  })

  test.each([
    [
      `update reports set inputs = inputs || '{"department": "Elsewhere"}' where employee_id = $1`,
      verificationReasons.recordChanged,
    ],
    [
      `update submissions set raw_answers = raw_answers || '{"career_goals": "–"}' where employee_id = $1`,
      verificationReasons.answersChanged(1),
    ],
  ])('is found to differ after %s', async (statement, why) => {
    const { operations, owner: by } = await newCompany()
    const person = first(operations)
    await generate(person, by)
    await it.host.database.sql.unsafe(statement, [person.id])
    const verification = await verifiedOf(person, by)
    expect(verification.state).toBe('differs')
    expect(verification.why[0]).toBe(why)
    expect(verification.inputs.hashNow).not.toBe(verification.inputs.hashThen)
  })

  test('whose inputs or answers are not there any more cannot be made again', async () => {
    const { operations, owner: by } = await newCompany()
    const person = first(operations)
    await generate(person, by)
    await it.host.database.sql`delete from submissions where employee_id = ${person.id}`
    expect(await verifiedOf(person, by)).toMatchObject({
      state: 'cannot',
      why: [verificationReasons.answersGone(1)],
      inputs: { missing: 1, hashNow: null },
    })
    await it.host.database.sql`update reports set inputs = null where employee_id = ${person.id}`
    expect(await verifiedOf(person, by)).toMatchObject({
      state: 'cannot',
      why: [verificationReasons.inputsNotKept],
    })
  })

  test('is not there for who is not known, without a report, or an employee', async () => {
    const { people: list, owner: by, orgId } = await newCompany()
    const person = first(list)
    for (const employeeId of ['unknown', person.id]) {
      expect(await it.call(contract.verifyReport, { employeeId }, by)).toMatchObject({
        status: 404,
        body: { error: 'Report not found' },
      })
    }
    await generate(person, by)
    const employee = await newMember(it.host, it.now, orgId, 'employee', { email: person.email })
    expect((await it.call(contract.verifyReport, { employeeId: person.id }, employee)).status).toBe(400)
    const trusted = await newMember(it.host, it.now, orgId, 'employee', { permissions: ['report:generate'] })
    expect((await verifiedOf(person, trusted)).state).toBe('same')
  })
})

test('reports of any answers are the same when they are made again, and any other answer is found', async () => {
  const orgId = (await newCompany()).orgId
  const owner = await newMember(it.host, it.now, orgId, 'admin')
  await fc.assert(
    fc.asyncProperty(anyAnswers, anyAnswers, async (raw, other) => {
      const person = first(await newPeople(it.host, it.now, orgId, ['Somebody'], 'Odd ones'))
      // Straight into the table: the questionnaire would refuse many of these.
      const storable = (answers: typeof raw) =>
        JSON.stringify(answers)
          .replaceAll('\\u0000', '')
          .replaceAll(/\\ud[89a-f][0-9a-f]{2}/g, '')
      const { sql } = it.host.database
      await sql`insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at, submitted_at)
        values (${orgId}, ${person.id}, 'completed', 'standard', ${storable(raw)}::text::jsonb, 1, '1', now(), now(), now())`
      await generate(person, owner)
      const report = await generateCompany(owner)
      expect(await verifiedOf(person, owner)).toMatchObject(sameResult)
      expect(await verified(report, owner)).toMatchObject(sameResult)
      if (storable(raw) === storable(other)) return
      await sql`update submissions set raw_answers = ${storable(other)}::text::jsonb where employee_id = ${person.id}`
      const [row] =
        await sql`select raw_answers = ${storable(raw)}::text::jsonb as same from submissions where employee_id = ${person.id}`
      const state = row?.['same'] === true ? 'same' : 'differs'
      expect((await verifiedOf(person, owner)).state).toBe(state)
      expect((await verified(report, owner)).state).toBe(state)
    }),
    { numRuns: 12 },
  )
})
