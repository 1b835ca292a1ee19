import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { verificationReasons } from '../../../../contract/calls/reports/verify-report.ts'
import { engineVersion } from '../../../../insights/engine-version.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { sameResult, verifyTestCalls } from '../../../testing/reports/verify-calls.ts'

const it = testApp()
const calls = reportCalls(it)
const { newCompany, generateCompany, saveCompany } = calls
const { verified, submitMailed } = verifyTestCalls(it, calls)

/** What may be edited of a report that was read. */
const contentOf = ({
  version: _v,
  origin: _o,
  createdAt: _c,
  isAnonymous: _a,
  redactedAt: _r,
  state: _s,
  ...content
}: StoredCompanyReport) => content

const company = async () => {
  const made = await newCompany()
  return { ...made, report: await generateCompany(made.owner), person: first(made.operations) }
}
describe('a company report', () => {
  test('is the same when it is made again, and carries the hash of what it was made from', async () => {
    const { owner, report } = await company()
    const verification = await verified(report, owner)
    expect(verification).toMatchObject({
      ...sameResult,
      version: 1,
      madeInVersion: 1,
      engine: { before: engineVersion, now: engineVersion },
      inputs: { people: 9, missing: 0, changed: 0 },
    })
    const { hashThen, hashNow } = verification.inputs
    expect(hashThen).toMatch(/^[0-9a-f]{64}$/)
    expect(hashNow).toBe(hashThen)
  })

  test('is the same after the list has changed and answers were opened again and given anew', async () => {
    const { owner, report, person } = await company()
    const { id, email } = person
    const employeeData = { id, name: 'Ada King', email, department: 'Board', role: 'Chair' }
    await it.ok(contract.upsertEmployee, { employeeData }, owner)
    await it.ok(contract.reopenSubmission, { employeeId: id }, owner)
    expect(await verified(report, owner)).toMatchObject(sameResult)
    await submitMailed(person, { role_clarity: '1' })
    expect(await verified(report, owner)).toMatchObject(sameResult)
    const next = await generateCompany(owner)
    expect(await verified(next, owner)).toMatchObject({ ...sameResult, version: 2 })
    expect((await verified(next, owner)).inputs.hashThen).not.toBe(
      (await verified(report, owner)).inputs.hashThen,
    )
  })

  test('with edited texts is the same, and says which texts people wrote', async () => {
    const { owner, report } = await company()
    const [summary, ...others] = report.executiveSummary
    const executiveSummary = [{ ...summary, text: 'In my own words.' }, ...others]
    await saveCompany({ ...contentOf(report), executiveSummary }, owner)
    const { report: edited } = await it.ok(contract.getCompanyReport, {}, owner)
    expect(await verified(edited, owner)).toMatchObject({
      state: 'same',
      why: [verificationReasons.same, verificationReasons.edited(1, true)],
      version: 2,
      madeInVersion: 1,
      edits: [
        {
          section: 'executiveSummary',
          path: 'executiveSummary.0.text',
          generated: summary?.text,
          edited: 'In my own words.',
        },
      ],
      editsTotal: 1,
    })
    await it.ok(contract.deleteReport, { reportId: report.id }, owner)
    expect((await verified(edited, owner)).state).toBe('same')
  })

  test.each([
    [
      'an answer',
      `update submissions set raw_answers = raw_answers || '{"weekly_output": "1"}' where employee_id = $2`,
    ],
    [
      'an answer that no number rests on',
      `update submissions set raw_answers = raw_answers || '{"additional_feedback": "–"}' where employee_id = $2`,
    ],
    [
      'the moment of an answer',
      `update submissions set submitted_at = submitted_at - interval '1 day' where employee_id = $2`,
    ],
  ])('with %s changed in storage differs', async (_what, statement) => {
    const { owner, report, person } = await company()
    await it.host.database.sql.unsafe(statement.replace('$2', '$1'), [person.id])
    const verification = await verified(report, owner)
    expect(verification).toMatchObject({ state: 'differs', inputs: { missing: 0, changed: 1 } })
    expect(verification.why[0]).toBe(verificationReasons.answersChanged(1))
    expect(verification.inputs.hashNow).not.toBe(verification.inputs.hashThen)
  })

  test('with a department changed in what is kept differs, and the places are named', async () => {
    const { owner, report } = await company()
    await it.host.database
      .sql`update company_report_inputs set people = jsonb_set(people, '{0,3}', '"Elsewhere"') where report_id = ${report.id}`
    const verification = await verified(report, owner)
    expect(verification).toMatchObject({ state: 'differs', inputs: { missing: 0, changed: 0 } })
    expect(verification.why[0]).toBe(verificationReasons.recordChanged)
    expect(verification.differences.map(({ section }) => section)).toContain('overview')
  })

  test('with a number changed in storage differs in that number alone', async () => {
    const { owner, report } = await company()
    await it.host.database
      .sql`update company_reports set content = jsonb_set(content, '{gradingBreakdown,0,teamScores,0,overall}', '9.9') where id = ${report.id}`
    const path = 'gradingBreakdown.0.teamScores.0.overall'
    const now = JSON.stringify(report.gradingBreakdown[0]?.teamScores[0]?.overall)
    expect(await verified(report, owner)).toMatchObject({
      state: 'differs',
      why: [verificationReasons.contentChanged(1)],
      differences: [{ section: 'gradingBreakdown', path, before: '9.9', now }],
      differencesTotal: 1,
    })
  })

  test('of another engine cannot be made again as it was, and what differs is listed', async () => {
    const { owner, report } = await company()
    await it.host.database
      .sql`update company_reports set content = content || '{"engineVersion": "0"}' where id = ${report.id}`
    const questionnaire = report.questionnaireVersion
    expect(await verified(report, owner)).toMatchObject({
      state: 'cannot',
      engine: { before: '0', now: engineVersion },
      why: [
        verificationReasons.engineChanged(
          { engine: '0', questionnaire },
          { engine: engineVersion, questionnaire },
          true,
        ),
      ],
      differences: [{ path: 'engineVersion', before: '"0"', now: JSON.stringify(engineVersion) }],
    })
  })

  test('from before inputs were kept cannot be made again, edited or not', async () => {
    const { owner, report } = await company()
    await it.host.database.sql`delete from company_report_inputs where report_id = ${report.id}`
    expect(await verified(report, owner)).toMatchObject({
      state: 'cannot',
      why: [verificationReasons.inputsNotKept],
      inputs: { hashThen: null, hashNow: null },
    })
    await saveCompany(contentOf(report), owner)
    const { report: edited } = await it.ok(contract.getCompanyReport, {}, owner)
    expect(await verified(edited, owner)).toMatchObject({
      state: 'cannot',
      why: [verificationReasons.editedInputsNotKept],
      madeInVersion: null,
    })
  })

  test('with somebody removed cannot be made again until they are back; erased, nothing of them is kept', async () => {
    const { owner, report, person } = await company()
    const calls = removalTestCalls(it)
    await calls.removed(person, owner)
    expect(await verified(report, owner)).toMatchObject({
      state: 'cannot',
      why: [verificationReasons.removed(1)],
      inputs: { people: 9, missing: 1, changed: 0, hashNow: null },
    })
    await it.ok(contract.restoreEmployee, { employeeId: person.id }, owner)
    expect(await verified(report, owner)).toMatchObject(sameResult)
    await calls.removed(person, owner)
    expect((await calls.erase(person, person.name, owner)).status).toBe(200)
    expect(await verified(report, owner)).toMatchObject({
      state: 'cannot',
      why: [verificationReasons.erased(1)],
      inputs: { people: 9, missing: 1, changed: 0, hashNow: null },
    })
    const [kept] = await it.host.database
      .sql`select people::text from company_report_inputs where report_id = ${report.id}`
    expect(kept?.['people']).not.toContain(person.name)
    expect(kept?.['people']).toContain(person.id)
  })

  test('with somebody removed and another’s answer changed differs', async () => {
    const { owner, report, person, finance } = await company()
    const calls = removalTestCalls(it)
    await calls.removed(person, owner)
    await it.host.database
      .sql`update submissions set raw_answers = raw_answers || '{"weekly_output": "1"}' where employee_id = ${first(finance).id}`
    expect(await verified(report, owner)).toMatchObject({
      state: 'differs',
      why: [verificationReasons.removed(1), verificationReasons.answersChanged(1)],
      inputs: { missing: 1, changed: 1 },
    })
  })

  test('is made again one at a time in an organization', async () => {
    const { owner, orgId } = await newCompany()
    const other = await newCompany()
    const report = await generateCompany(owner)
    const elsewhere = await generateCompany(other.owner)
    await it.host.database.sql.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`verify ${orgId}`}, 0))`
      const { status, body, headers } = await it.call(
        contract.verifyCompanyReport,
        { reportId: report.id },
        owner,
      )
      expect([status, body['error'], headers['retry-after']]).toEqual([
        429,
        verificationReasons.underWay,
        '5',
      ])
      expect((await verified(elsewhere, other.owner)).state).toBe('same')
    })
    expect((await verified(report, owner)).state).toBe('same')
  })

  test('is verified by those alone who are shown everything in it, and in their organization', async () => {
    const { owner, report, orgId } = await company()
    const employee = await newMember(it.host, it.now, orgId, 'employee')
    expect((await it.call(contract.verifyCompanyReport, { reportId: report.id }, employee)).status).toBe(400)
    const permissions = ['report:generate']
    const trusted = await newMember(it.host, it.now, orgId, 'employee', { permissions })
    expect((await verified(report, trusted)).state).toBe('same')
    // An employee is not told pay, also where it was tampered with.
    await it.host.database
      .sql`update company_reports set content = replace(content::text, 'Standard cycle', 'Consider merit review')::jsonb where id = ${report.id}`
    const whole = await verified(report, owner)
    const told = await verified(report, trusted)
    expect([told.state, told.differencesTotal]).toEqual(['differs', whole.differencesTotal])
    expect(
      [JSON.stringify(whole), JSON.stringify(told)].map((text) => text.includes('suggestedPay')),
    ).toEqual([true, false])
    const elsewhere = await company()
    const missing = await it.call(contract.verifyCompanyReport, { reportId: report.id }, elsewhere.owner)
    expect(missing).toMatchObject({ status: 404, body: { error: 'Report not found' } })
    await it.ok(contract.deleteReport, { reportId: report.id }, owner)
    expect(await it.call(contract.verifyCompanyReport, { reportId: report.id }, owner)).toMatchObject({
      status: 404,
    })
  })
})
