import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { verifyTestCalls } from '../../../testing/reports/verify-calls.ts'

const it = testApp()
const calls = reportCalls(it)
const { newCompany, generateCompany, saveCompany } = calls
const { submitMailed } = verifyTestCalls(it, calls)

const company = async () => {
  const made = await newCompany()
  return { ...made, report: await generateCompany(made.owner), person: first(made.operations) }
}

type Asked = { id: string; question: QuestionId }
const askedFor = (reportId: string, asked: readonly Asked[]) => ({
  reportId,
  answers: asked.map(({ id, question }) => ({ employeeId: id, questionId: question })),
})
const read = async (report: { id: string }, asked: readonly Asked[], by: Member) =>
  (await it.ok(contract.getCompanyReportAnswers, askedFor(report.id, asked), by)).answers
const satisfactionOf = ({ id }: { id: string }): Asked => ({ id, question: 'job_satisfaction' })
const given = (
  { id }: { id: string },
  answer: string | null,
  questionId: QuestionId = 'job_satisfaction',
) => ({
  employeeId: id,
  questionId,
  answer,
})

describe('the answers that a company report rests on', () => {
  test('are those that its evidence names, and a rating of each', async () => {
    const { owner, report, operations, finance } = await company()
    const { evidence } = report.overview.riskReason
    expect(evidence.length).toBeGreaterThan(8)
    const { answers } = await it.ok(
      contract.getCompanyReportAnswers,
      { reportId: report.id, answers: [...evidence] },
      owner,
    )
    expect(answers.map(({ employeeId, questionId }) => ({ employeeId, questionId }))).toEqual(evidence)
    const satisfaction = answers.filter(({ questionId }) => questionId === 'job_satisfaction')
    expect(satisfaction).toContainEqual(given(first(operations), '2'))
    expect(satisfaction).toContainEqual(given(first(finance), '3'))
  })

  test('stay those of then when somebody answers anew, also in an edited version', async () => {
    const { owner, report, person } = await company()
    await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
    expect(await read(report, [satisfactionOf(person)], owner)).toEqual([given(person, '2')])
    await submitMailed(person, { job_satisfaction: '9' })
    expect(await read(report, [satisfactionOf(person)], owner)).toEqual([given(person, '2')])
    await saveCompany({ ...report, executiveSummary: report.executiveSummary }, owner)
    const { report: edited } = await it.ok(contract.getCompanyReport, {}, owner)
    expect(edited.origin).toBe('edited')
    expect(await read(edited, [satisfactionOf(person)], owner)).toEqual([given(person, '2')])
    const next = await generateCompany(owner)
    expect(await read(next, [satisfactionOf(person)], owner)).toEqual([given(person, '9')])
  })

  test('are not there of whoever gave none or was removed, and empty where a question was left out', async () => {
    const { owner, people, person } = await company()
    await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
    await submitMailed(person, { job_satisfaction: '2', missing_tools: ' ' })
    const report = await generateCompany(owner)
    const silent = people.find(({ name }) => name === 'Rosa Silent') ?? first([])
    const asked = [
      satisfactionOf(person),
      satisfactionOf(silent),
      { id: person.id, question: 'missing_tools' } as const,
      { id: 'nobody', question: 'job_satisfaction' } as const,
    ]
    const whole = [given(person, '2'), given(person, null, 'missing_tools')]
    expect(await read(report, asked, owner)).toEqual(whole)
    const { removed, restore, erase } = removalTestCalls(it)
    await removed(person, owner)
    expect(await read(report, asked, owner)).toEqual([])
    await restore(person, owner)
    expect(await read(report, asked, owner)).toEqual(whole)
    await removed(person, owner)
    expect((await erase(person, person.name, owner)).status).toBe(200)
    expect(await read(report, asked, owner)).toEqual([])
  })

  test('are none where it was not kept what the report was made from', async () => {
    const { owner, report, person } = await company()
    await it.host.database.sql`delete from company_report_inputs where report_id = ${report.id}`
    expect(await read(report, [satisfactionOf(person)], owner)).toEqual([])
  })

  test('are read by whoever may read answers, and by nobody who may read reports alone', async () => {
    const { owner, orgId, report, person } = await company()
    const input = askedFor(report.id, [satisfactionOf(person)])
    const admin = await newMember(it.host, it.now, orgId, 'admin')
    expect(await read(report, [satisfactionOf(person)], admin)).toEqual([given(person, '2')])
    const permissions = ['report:view', 'report:generate']
    const withoutAnswers = await newMember(it.host, it.now, orgId, 'admin', { permissions })
    const refused = await it.call(contract.getCompanyReportAnswers, input, withoutAnswers)
    expect(refused.status).toBe(400)
    expect(refused.body['error']).toMatch(/do not include/)
    expect(JSON.stringify(refused.body)).not.toContain('"answer"')
    // Also where everybody's reports are open to everybody: an employee reads no colleague's single answers in them.
    await it.ok(contract.updateOrgData, { data: { settings: { reportVisibility: 'organization' } } }, owner)
    const employee = await newMember(it.host, it.now, orgId, 'employee')
    expect((await it.call(contract.getCompanyReportAnswers, input, employee)).status).toBe(400)
    const trusted = await newMember(it.host, it.now, orgId, 'employee', { permissions: ['submission:view'] })
    expect(await read(report, [satisfactionOf(person)], trusted)).toEqual([given(person, '2')])
    // What the report itself tells of them is their name, and no rating.
    const { report: asRead } = await it.ok(contract.getCompanyReport, {}, withoutAnswers)
    for (const one of asRead.overview.riskReason.evidence) {
      expect(Object.keys(one).toSorted()).toEqual(['employeeId', 'questionId'])
    }
  })

  test('are found in their organization alone, and not once the version is deleted', async () => {
    const { owner, report, person } = await company()
    const input = askedFor(report.id, [satisfactionOf(person)])
    const elsewhere = await company()
    const missing = { status: 404, body: { error: messages.reportNotFound } }
    expect(await it.call(contract.getCompanyReportAnswers, input, elsewhere.owner)).toMatchObject(missing)
    expect(await read(elsewhere.report, [satisfactionOf(person)], elsewhere.owner)).toEqual([])
    await it.ok(contract.deleteReport, { reportId: report.id }, owner)
    expect(await it.call(contract.getCompanyReportAnswers, input, owner)).toMatchObject(missing)
  })

  test('are read a bounded number at a time', async () => {
    const { owner, report, person } = await company()
    const asked = (many: number) =>
      askedFor(
        report.id,
        Array.from({ length: many }, () => satisfactionOf(person)),
      )
    const { answers } = await it.ok(contract.getCompanyReportAnswers, asked(limits.evidenceMax), owner)
    expect(answers).toHaveLength(limits.evidenceMax)
    for (const many of [0, limits.evidenceMax + 1]) {
      const refused = await it.call(contract.getCompanyReportAnswers, asked(many), owner)
      expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
    }
  })
})
