import { expect, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newMember } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { organizationWithAdmin, generate, released, save, generateCompany, newCompany, show, submit } =
  reportCalls(it)
const { here, admin, answeredPerson } = organizationWithAdmin()
const owner = () => here().owner
const notFound = { status: 404, body: { code: 'NOT_FOUND', error: 'Report not found' } }

const remove = (input: { employeeId?: string; reportId?: string }, by = owner()) =>
  it.call(contract.deleteReport, input, by)
const removed = (input: { employeeId?: string; reportId?: string }) =>
  it.ok(contract.deleteReport, input, owner())

test('a version that is deleted is in no list, and the latest of those left takes its place', async () => {
  const person = await answeredPerson()
  const first = await generate(person, admin())
  const { id: _id, version: _version, origin: _origin, generatedAt: _at, ...content } = first
  const texts = {
    ...content,
    strengths: content.strengths.map((strength) => ({ ...strength, text: 'Ours' })),
  }
  expect((await save(person.id, texts, admin())).status).toBe(200)
  const third = await generate(person, admin())
  expect(await removed({ employeeId: person.id })).toEqual({
    version: 3,
    latestVersion: 2,
    emailSent: false,
    notice: null,
  })
  const asked = await it.ok(contract.getReport, { employeeId: person.id }, admin())
  expect([asked.latestVersion, asked.versions]).toEqual([2, [2, 1]])
  expect(asked.report).toMatchObject({ version: 2, origin: 'edited' })
  expect(await it.call(contract.getReport, { employeeId: person.id, version: 3 }, admin())).toMatchObject(
    notFound,
  )
  const { reports } = await it.ok(contract.getReports, {}, admin())
  expect(reports[person.id]?.version).toBe(2)
  const list = await it.ok(contract.listReports, {}, admin())
  expect(list.reports.find(({ employeeId }) => employeeId === person.id)?.version).toBe(2)
  // Its number is not given again, and who deletes it once more is told that it is not there.
  expect(await remove({ employeeId: person.id, reportId: third.id })).toMatchObject(notFound)
  expect((await generate(person, admin())).version).toBe(4)
})

test('one of the middle is named, and without any left there is none until one is made', async () => {
  const person = await answeredPerson()
  const [first, second] = [await generate(person, admin()), await generate(person, admin())]
  expect(await removed({ employeeId: person.id, reportId: first.id })).toMatchObject({ latestVersion: 2 })
  expect((await it.ok(contract.getReport, { employeeId: person.id }, admin())).versions).toEqual([2])
  expect(await removed({ employeeId: person.id, reportId: second.id })).toMatchObject({ latestVersion: null })
  expect(await it.call(contract.getReport, { employeeId: person.id }, admin())).toMatchObject(notFound)
  expect(await remove({ employeeId: person.id })).toMatchObject(notFound)
  expect((await generate(person, admin())).version).toBe(3)
})

test('of two who delete the same version at once one does', async () => {
  const person = await answeredPerson()
  const { id } = await generate(person, admin())
  const answers = await Promise.all([1, 2, 3].map(() => remove({ employeeId: person.id, reportId: id })))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404'])
})

test('a version of the company report is deleted by its id', async () => {
  const { owner: by } = await newCompany()
  const [first, second] = [await generateCompany(by), await generateCompany(by)]
  expect(await it.ok(contract.deleteReport, { reportId: second.id }, by)).toMatchObject({
    version: 2,
    latestVersion: 1,
    emailSent: false,
    notice: null,
  })
  expect((await it.ok(contract.getCompanyReport, {}, by)).report.id).toBe(first.id)
  expect(await it.call(contract.getCompanyReport, { id: second.id }, by)).toMatchObject(notFound)
  expect((await it.ok(contract.listCompanyReports, {}, by)).versions.map(({ id }) => id)).toEqual([first.id])
  expect((await it.ok(contract.getCompanyReports, {}, by)).reports.map(({ id }) => id)).toEqual([first.id])
  // A page that began with it still goes on behind it.
  const behind = await it.ok(contract.listCompanyReports, { after: second.version }, by)
  expect(behind.versions.map(({ id }) => id)).toEqual([first.id])
  const { id: _id, version: _version, origin: _origin, createdAt: _at, isAnonymous: _is, ...content } = second
  expect(
    await it.call(contract.saveCompanyReport, { report: { ...content, id: second.id } }, by),
  ).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('The version you edited was deleted') },
  })
  expect(await it.call(contract.deleteReport, { reportId: second.id }, by)).toMatchObject(notFound)
  expect((await generateCompany(by)).version).toBe(3)
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'companyReport' }, by)
  expect(entries.map(({ action }) => action)).toContain('companyReport.deleted')
})

test('only who holds report:delete may, an employee too', async () => {
  const person = await answeredPerson()
  const { id } = await generate(person, admin())
  expect((await remove({ employeeId: person.id }, admin())).body['error']).toMatch(
    /“Delete reports, and see all of them”/,
  )
  const employee = await newMember(it.host, it.now, here().orgId, 'employee', {
    permissions: ['report:view', 'report:delete'],
  })
  expect(await remove({})).toMatchObject({
    status: 400,
    body: {
      code: 'VALIDATION_ERROR',
      details: [
        {
          path: 'reportId',
          message: 'Say which report to delete: a person’s, or a version of the company report.',
        },
      ],
    },
  })
  expect((await it.ok(contract.getReport, { employeeId: person.id }, admin())).report.id).toBe(id)
  await show(here().orgId, 'own')
  expect((await remove({ employeeId: person.id, reportId: id }, employee)).status).toBe(200)
})

test('a report leads to the answers that it was made from, also after its person has answered anew', async () => {
  const person = await answeredPerson()
  await generate(person, admin())
  const answersOf = (version?: number, by = admin()) =>
    it.ok(contract.getReportAnswers, { employeeId: person.id, ...(version !== undefined && { version }) }, by)
  const listed = async () => {
    const { reports } = await it.ok(contract.listReports, {}, admin())
    return reports.find(({ employeeId }) => employeeId === person.id)
  }
  const staleOf = async () => (await listed())?.isStale
  expect(await answersOf()).toMatchObject({ isCurrent: true, rawAnswers: { key_skills: 'Algebra' } })
  const before = (await answersOf()).submittedAt

  await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner())
  await it.ok(contract.saveDraft, {
    employeeId: person.id,
    answers: { key_skills: 'Half a secret' },
    inviteCode: person.code,
  })
  expect(await answersOf()).toMatchObject({
    isCurrent: false,
    submittedAt: before,
    rawAnswers: { key_skills: 'Algebra' },
  })
  expect(await listed()).toMatchObject({ isStale: false, isReopened: true })
  const none = await it.call(contract.generateEmployeeReport, { employee: { id: person.id } }, admin())
  expect(none.body['error']).toMatch(/No questionnaire submission found/)

  it.pass(1000)
  await submit(person, { ...fullAnswers, key_skills: 'Geometry' })
  expect(await staleOf()).toBe(true)
  expect((await generate(person, admin())).version).toBe(2)
  expect(await answersOf()).toMatchObject({ isCurrent: true, rawAnswers: { key_skills: 'Geometry' } })
  expect(await answersOf(1)).toMatchObject({
    isCurrent: false,
    submittedAt: before,
    rawAnswers: { key_skills: 'Algebra' },
  })
})

test('the answers of a report are its author’s and those’ who may read answers', async () => {
  const person = await answeredPerson()
  await released(person, admin())
  await show(here().orgId, 'organization')
  const { orgId } = here()
  const author = await newMember(it.host, it.now, orgId, 'employee', { email: person.email })
  const colleague = await newMember(it.host, it.now, orgId, 'employee')
  const own = await it.ok(contract.getReportAnswers, { employeeId: person.id }, author)
  expect(own.rawAnswers['key_skills']).toBe('Algebra')
  expect(await it.call(contract.getReportAnswers, { employeeId: person.id }, colleague)).toMatchObject({
    status: 400,
    body: {
      error: messages.answersOfReportHidden,
    },
  })
  await show(orgId, 'own')
  expect(
    (await it.call(contract.getReportAnswers, { employeeId: person.id }, colleague)).body['error'],
  ).toMatch(/You can see only your own report/)
  expect(await it.call(contract.getReportAnswers, { employeeId: 'nobody' }, admin())).toMatchObject(notFound)
})
