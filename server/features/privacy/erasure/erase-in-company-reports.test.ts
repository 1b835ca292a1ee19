import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newPeople, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
const { newCompany, generateCompany, saveCompany, submit } = reportCalls(it)
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})

const somebody = 'Somebody who was removed'
const taken = 'This text named somebody who was removed. It was deleted when they were erased.'

const versionOf = async ({ id }: { id: string }, by: Member) =>
  (await it.ok(contract.getCompanyReport, { id }, by)).report
/** What is edited of a report that was read. */
const contentOf = (report: StoredCompanyReport) => {
  const { id, version: _v, origin: _o, createdAt: _c, isAnonymous: _a, redactedAt: _r, ...content } = report
  return { ...content, id }
}
/** The report with every name, quote, title and text replaced by what they all may be: what is left has to stay. */
const figuresOf = (report: StoredCompanyReport): unknown =>
  JSON.parse(
    JSON.stringify(report, (key, value: unknown) =>
      [
        'employeeName',
        'quotes',
        'writtenLabel',
        'text',
        'title',
        'details',
        'reasoning',
        'description',
        'role',
        'redactedAt',
        'editedTexts',
      ].includes(key)
        ? undefined
        : value,
    ),
  )
const erased = async (person: InvitedPerson, owner: Member) => {
  await calls.removed(person, owner)
  expect((await calls.erase(person, person.name, owner)).status).toBe(200)
}
/** The words of people that name themes. */
const labelsOf = ({ writtenThemes = [] }: StoredCompanyReport) =>
  writtenThemes
    .flatMap(({ themes }) => themes)
    .flatMap((theme) => [theme, ...theme.subthemes, ...theme.subthemes.flatMap(({ labels = [] }) => labels)])
    .flatMap(({ writtenLabel }) => writtenLabel ?? [])
/** A company, with somebody who is named and quoted in its report. */
const companyWith = async () => {
  const company = await newCompany()
  const person = first(company.operations)
  const report = await generateCompany(company.owner)
  return { ...company, person, report }
}

test('whoever is erased is named and quoted in no version any more; counts, scores and evidence stay', async () => {
  const { owner, person, report } = await companyWith()
  const before = JSON.stringify(report)
  expect(before).toContain(person.name)
  expect(before).toContain('Words of my own, number 0')
  expect(report.questionResults).toHaveLength(7)
  const second = await generateCompany(owner)
  it.pass(60_000)
  await calls.removed(person, owner)
  expect(await versionOf(report, owner)).toEqual(report)
  expect((await calls.erase(person, person.name, owner)).status).toBe(200)
  for (const was of [report, second]) {
    const now = await versionOf(was, owner)
    const text = JSON.stringify(now)
    for (const gone of [person.name, 'Ada', 'Lovelace', person.email, 'number 0']) {
      expect(text).not.toContain(gone)
    }
    expect(text).toContain(somebody)
    expect(text).toContain(person.id)
    expect(text).toContain('Grace Hopper')
    expect(text).toContain('number 1')
    expect(figuresOf(now)).toEqual(figuresOf(was))
    expect(now.redactedAt).toBe(it.now.toISOString())
    expect(was.redactedAt).toBeUndefined()
  }
  const scores = (one: StoredCompanyReport) =>
    one.gradingBreakdown
      .flatMap(({ teamScores }) => teamScores)
      .find(({ employeeId }) => employeeId === person.id)
  expect(scores(await versionOf(report, owner))).toEqual({
    ...scores(report),
    employeeName: somebody,
    role: 'Employee',
  })
})

test('somebody who had not answered is taken out of the list of those', async () => {
  const { owner, people, report } = await companyWith()
  const silent = people.find(({ name }) => name === 'Rosa Silent')
  expect(silent).toBeDefined()
  if (!silent) return
  await erased(silent, owner)
  const { coverage } = await versionOf(report, owner)
  expect(coverage).toEqual({
    ...report.coverage,
    notAnsweredEmployees: [{ employeeId: silent.id, employeeName: somebody }],
  })
})

test('edited texts that name them go whole; those that name others stay, and what is edited next says that too', async () => {
  const { owner, person, report } = await companyWith()
  const [one, two, ...others] = contentOf(report).executiveSummary
  const edited = {
    ...contentOf(report),
    executiveSummary: [
      { ...one, text: 'Ask ADA about it.' },
      { ...two, text: 'Grace carries it all.' },
      ...others,
    ],
  }
  expect((await saveCompany(edited, owner)).status).toBe(200)
  const { report: saved } = await it.ok(contract.getCompanyReport, {}, owner)
  await erased(person, owner)
  const now = await versionOf(saved, owner)
  expect(now.executiveSummary.map(({ text }) => text).slice(0, 2)).toEqual([taken, 'Grace carries it all.'])
  expect(JSON.stringify(now)).not.toMatch(/Ada|ADA|Lovelace/)
  expect(figuresOf(now)).toEqual(figuresOf(saved))
  // What was taken out is nobody's words.
  expect(now.editedTexts).toEqual(['Grace carries it all.'])

  // What was on a screen before is not stored over it.
  expect((await saveCompany(contentOf(saved), owner)).status).toBe(400)
  expect((await saveCompany(contentOf(now), owner)).status).toBe(200)
  const { report: next } = await it.ok(contract.getCompanyReport, {}, owner)
  expect([next.version, next.redactedAt]).toEqual([saved.version + 1, it.now.toISOString()])
})

test('what others wrote about them by name goes, and a deleted version is no exception', async () => {
  const { owner, person, operations } = await companyWith()
  const other = operations[1]
  if (!other) throw new Error('A company has more than one person.')
  const { sql } = it.host.database
  await sql`update submissions set raw_answers = raw_answers || ${sql.json({ additional_feedback: 'Lovelace helps me most' })}
    where employee_id = ${other.id}`
  const report = await generateCompany(owner)
  await sql`update company_reports set content = jsonb_set(content, '{strengths}', ${sql.json([
    {
      topic: 'growth',
      text: 'People help each other.',
      people: 2,
      outOf: 8,
      evidence: [],
      evidenceTotal: 2,
      quotes: [
        { employeeId: other.id, questionId: 'additional_feedback', text: 'Lovelace helps me most' },
        { employeeId: other.id, questionId: 'key_skills', text: 'Algebra' },
      ],
    },
  ])}) where id = ${report.id}`
  await it.ok(contract.deleteReport, { reportId: report.id }, owner)
  await erased(person, owner)
  const [row] = await sql`select content from company_reports where id = ${report.id}`
  expect(JSON.stringify(row)).not.toMatch(/Ada|Lovelace/)
  expect(row?.['content']).toMatchObject({
    strengths: [{ people: 2, evidenceTotal: 2, quotes: [{ text: 'Algebra' }] }],
  })
})

test('what somebody else wrote of their own work goes where it names them', async () => {
  const { owner, person, operations } = await companyWith()
  const other = operations[1]
  if (!other) throw new Error('A company has more than one person.')
  const { sql } = it.host.database
  await sql`update submissions set raw_answers = raw_answers || ${sql.json({ core_responsibilities: 'Everything that Lovelace leaves me' })}
    where employee_id = ${other.id}`
  const report = await generateCompany(owner)
  const descriptionIn = ({ organizationalImpactSummary }: StoredCompanyReport) =>
    organizationalImpactSummary
      .flatMap(({ employees }) => employees)
      .find(({ employeeId }) => employeeId === other.id)?.description
  expect(descriptionIn(report)).toContain('Everything that Lovelace leaves me')
  await erased(person, owner)
  expect(descriptionIn(await versionOf(report, owner))).toBe(taken)
})

test('a version without them stays as it is, and so does another organization', async () => {
  const { owner, person } = await companyWith()
  const other = await companyWith()
  await calls.removed(person, owner)
  const without = await generateCompany(owner)
  await calls.erase(person, person.name, owner)
  expect(await versionOf(without, owner)).toEqual(without)
  expect(await versionOf(other.report, other.owner)).toEqual(other.report)
})

test('so it is when everything that is kept goes after 30 days, of several people and organizations', async () => {
  const one = await companyWith()
  const two = await companyWith()
  const also = one.finance[0]
  if (!also) throw new Error('There is a second department.')
  await calls.removed(one.person, one.owner)
  await calls.removed(also, one.owner)
  await calls.removed(two.person, two.owner)
  await it.passSignedIn(30 * 86_400_000 + 1)
  await calls.eraseDue()
  for (const { owner, report } of [one, two]) {
    const now = await versionOf(report, owner)
    expect(now.redactedAt).toBe(it.now.toISOString())
    expect(JSON.stringify(now)).not.toMatch(/Ada|Lovelace|number 0/)
  }
  expect(JSON.stringify(await versionOf(one.report, one.owner))).not.toContain('Kovalevskaya')
  expect(JSON.stringify(await versionOf(two.report, two.owner))).toContain('Kovalevskaya')
})

test('the words that name a theme go with the person who wrote them, and with a name in them', async () => {
  const { owner, orgId } = await newCompany()
  const [author, named, ...others] = await newPeople(
    it.host,
    it.now,
    orgId,
    ['Ida Author', 'Max Named', 'Person One', 'Person Two', 'Person Three', 'Person Four', 'Person Five'],
    'Stores',
  )
  if (!author || !named) throw new Error('There is nobody.')
  for (const person of [author, ...others.slice(0, 2)])
    await submit(person, { additional_feedback: 'Zebra crossing painted' })
  for (const person of [named, ...others.slice(2)])
    await submit(person, { additional_feedback: 'Ask Max Named' })
  const report = await generateCompany(owner)
  const written = async () =>
    JSON.stringify(
      (await versionOf(report, owner)).writtenThemes?.find((one) => one.questionId === 'additional_feedback'),
    )
  const before = await written()
  expect(before).toContain('Max Named')
  await erased(named, owner)
  expect(await written()).not.toContain('Max')
  const labels = labelsOf(await versionOf(report, owner))
  for (const { employeeId } of labels.filter(({ text }) => text.includes('Zebra'))) {
    const writer = [author, ...others].find(({ id }) => id === employeeId)
    if (writer) await erased(writer, owner)
  }
  expect(labels.map(({ text }) => text)).toContain('Zebra crossing painted')
  expect(labelsOf(await versionOf(report, owner)).map(({ text }) => text)).not.toContain(
    'Zebra crossing painted',
  )
})
