import { beforeAll, expect, it } from 'vitest'
import { contract, type CallName } from '../contract/index.ts'
import { permissions, seesEveryReport } from '../contract/rights/permissions.ts'
import { testApp, type Answer } from './testing/app.ts'
import { questions } from './features/chat/analyst/question-list.ts'
import { readCsv, readPdf, readXlsx } from './testing/exports/read-files.ts'
import { first } from './testing/first.ts'
import { newMember } from './testing/new-organization.ts'
import type { Member } from './testing/organizations.ts'
import { reportCalls } from './testing/reports/report-calls.ts'

/**
 * Before the release, no call of the contract gives an employee anything of a report: neither a text of it nor a score,
 * neither theirs nor another's nor the company's, however many permissions they have been given but to make or delete reports.
 */

const app = testApp()
const { newCompany, generate, review, generateCompany, saveCompany, show } = reportCalls(app)

/** Words that stand in the reports, and in what is written about them, alone. */
const marker = /Zq\w+Q/
const said = {
  report: 'ZqpersonQ is what was edited.',
  why: 'ZqreasonQ is why.',
  company: 'ZqcompanyQ is what was edited.',
}
const scoreKeys = ['gradingOverview', 'gradingBreakdown', 'averagePerformanceScore', 'reliability', 'overall']

let here: Awaited<ReturnType<typeof newCompany>>
let reportId = ''
let companyReportId = ''
/** As the chat would say it. */
let score = ''

beforeAll(async () => {
  here = await newCompany()
  const { owner, people } = here
  for (const person of people.slice(0, 8)) {
    const made = await generate(person, owner)
    const edited = { ...made, strengths: made.strengths.map((one) => ({ ...one, text: said.report })) }
    await app.ok(contract.saveReport, { employeeId: person.id, reportData: edited }, owner)
    await app.ok(contract.reviewReport, { employeeId: person.id, version: 2, reason: said.why }, owner)
  }
  const ada = first(here.operations)
  const { report } = await app.ok(contract.getReport, { employeeId: ada.id }, owner)
  reportId = report.id
  score = `overall ${report.gradingOverview.overall}`
  const made = await generateCompany(owner)
  const edited = {
    ...made,
    executiveSummary: made.executiveSummary.map((one) => ({ ...one, text: said.company })),
  }
  const saved = await saveCompany(edited, owner)
  companyReportId = String(saved.body['reportId'])
  await review({ reportId: companyReportId }, owner)
})

/** What somebody who knows every id would send; a call drops what it does not take. */
const inputs = (): object[] => {
  const ada = first(here.operations)
  const of = {
    employeeId: ada.id,
    employee: { id: ada.id },
    version: 2,
    employeeIds: [ada.id],
    reason: 'I want to see it',
    comment: 'I want to see it',
    answer: 'contested',
    format: 'pdf',
    name: ada.name,
  }
  return [
    {},
    of,
    { employeeId: ada.id },
    { employeeId: ada.id, reportId },
    { id: companyReportId, format: 'pdf' },
    { id: companyReportId, format: 'xlsx' },
    { reportId: companyReportId, reason: 'I want to see it' },
    { format: 'csv' },
    { format: 'xlsx' },
    { entity: 'report' },
    { entity: 'companyReport' },
  ]
}

/** What would end the session, the membership or the organization, or wait for something that does not happen. */
const left: ReadonlySet<CallName> = new Set([
  'signOut',
  'revokeSession',
  'revokeOtherSessions',
  'leaveOrganization',
  'deleteAccount',
  'deleteEmployee',
  'removeMember',
  'submissionEvents',
])

const textOf = async ({ headers, body, bytes }: Answer): Promise<string> => {
  const type = String(headers['content-type'])
  if (type.includes('pdf')) return JSON.stringify(await readPdf(bytes))
  if (type.includes('spreadsheet')) return JSON.stringify(await readXlsx(bytes))
  if (type.includes('csv')) return JSON.stringify(readCsv(bytes))
  return JSON.stringify(body)
}

/** Every call whose answer tells something, by name. */
const tellingCalls = async (reader: Member): Promise<string[]> => {
  const telling = new Set<string>()
  for (const call of Object.values(contract)) {
    if ([...left].some((name) => contract[name].name === call.name)) continue
    for (const input of inputs()) {
      const answer = await app.call(call, input, reader)
      expect(answer.status, call.name).not.toBe(500)
      const text = await textOf(answer)
      if (marker.test(text) || scoreKeys.some((key) => text.includes(`"${key}":`))) telling.add(call.name)
    }
  }
  return [...telling].toSorted((a, b) => (a < b ? -1 : 1))
}

/** What the chat says to every question that it knows, and to some about this person. */
const toldByChat = async (reader: Member): Promise<string> => {
  const asked = [
    ...questions.map(({ examples: [example] }) => example ?? ''),
    'What is the grade of Ada Lovelace?',
    'What is my grade?',
    'What are my strengths?',
    'Search for "Zq"',
  ]
  const replies: string[] = []
  for (const message of asked) {
    app.pass(5_000)
    const { reply } = await app.ok(contract.chat, { message }, reader)
    replies.push(JSON.stringify(reply))
  }
  return replies.join('\n')
}

/** Makes a member the person whose report it is. */
const makeAda = ({ userId }: Member) =>
  app.host.database
    .sql`update employees set user_id = ${userId} where org_id = ${here.orgId} and id = ${first(here.operations).id}`

const ownReports = async (reader: Member) => {
  const { data } = await app.ok(contract.exportMyData, {}, { token: reader.token })
  // One of the calls that were tried may have made another organization of theirs.
  const held = data.organizations.find(({ orgId }) => orgId === here.orgId)
  return held?.reports.map(({ version }) => version)
}

it.each([
  ['an employee', 'own', null],
  [
    'an employee with every permission but to make and delete reports, where everybody reads everybody’s',
    'organization',
    permissions.filter((permission) => !seesEveryReport({ role: 'employee', permissions: [permission] })),
  ],
] as const)(
  '%s finds nothing before the release',
  async (_who, visibility, granted) => {
    await show(here.orgId, visibility)
    const { email } = first(here.operations)
    const reader = await newMember(app.host, app.now, here.orgId, 'employee', {
      permissions: granted && [...granted],
      ...(granted === null && { email }),
    })
    if (granted !== null) await makeAda(reader)
    expect(await tellingCalls(reader)).toEqual([])
    expect(await ownReports(reader)).toEqual([])
    const told = await toldByChat(reader)
    expect(marker.test(told)).toBe(false)
    expect(told.includes(score)).toBe(false)
  },
  240_000,
)

// The search can find what it looks for.
it('finds it all once it is released', async () => {
  await show(here.orgId, 'own')
  const { owner, operations } = here
  const ada = first(operations)
  await app.ok(contract.releaseReport, { employeeId: ada.id, version: 2 }, owner)
  await app.ok(contract.releaseReport, { reportId: companyReportId }, owner)
  const reader = await newMember(app.host, app.now, here.orgId, 'employee')
  await makeAda(reader)
  expect(await tellingCalls(reader)).toEqual(
    expect.arrayContaining([
      'exportEmployeeReport',
      'exportMyData',
      'getCompanyReport',
      'getCompanyReports',
      'getReport',
      'getReportSteps',
      'getReports',
      'listReports',
    ]),
  )
  expect(await ownReports(reader)).toEqual([2])
  expect((await toldByChat(reader)).includes(score)).toBe(true)
}, 240_000)
