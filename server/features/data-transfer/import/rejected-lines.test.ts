import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { dataTransferMessages as says } from '../../../../contract/calls/data-transfer.ts'
import { testApp } from '../../../testing/app.ts'
import { signUp, type Person } from '../../../testing/sign-up.ts'
import {
  archiveWith,
  exportAs,
  importAs,
  readLines,
  sendFile,
} from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'

const app = testApp()
let filled: Awaited<ReturnType<typeof filledOrganization>>
let importer: Person
let entries: Map<string, Buffer>

type Line = Record<string, unknown>

beforeAll(async () => {
  filled = await filledOrganization(app)
  entries = (await exportAs(app, filled.owner)).entries
  importer = await signUp(app.host)
})

/** The archive with the lines of one file changed, and a list of contents that fits them. */
const edited = (name: string, change: (lines: Line[]) => Line[]) =>
  archiveWith(entries, () => ({
    [`${name}.ndjson`]: change(readLines(entries, name))
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  }))
const firstWith = (change: Line) => (lines: Line[]) =>
  lines.map((line, index) => (index === 0 ? { ...line, ...change } : line))

const refusesBoth = async (file: Uint8Array, error: string) => {
  for (const call of ['checkImport', 'importOrganization'] as const) {
    const { status, text } = await sendFile(app, call, file, importer)
    expect({ call, status, error: JSON.parse(text).error }).toEqual({ call, status: 400, error })
  }
}

const largest = 2_147_483_647

test.each([
  ['reports', { version: largest }],
  ['reports', { version: 0 }],
  ['reports', { submissionRevision: largest }],
  ['reports', { generatedVersion: largest }],
  ['company-reports', { version: largest }],
  ['submissions', { revision: largest }],
  ['submissions', { reopenedRevision: largest }],
  ['submission-versions', { revision: largest }],
  ['report-steps', { position: largest }],
  ['cycles', { number: largest }],
  ['cycles', { asked: largest }],
  ['action-plan', { revision: largest }],
  ['invitations', { remindersSent: largest }],
  ['removed-inputs', { revision: largest }],
  ['company-report-releases', { threshold: largest }],
])('of %s, a line with %j leaves no room to go on from', async (name, change) => {
  expect.hasAssertions()
  await refusesBoth(await edited(name, firstWith(change)), says.unreadable(`${name}.ndjson`, 1))
})

test.each([
  ['action-plan', { dueOn: '0000-01-01' }],
  ['organization', { lastReportGenerationAt: '9999-12-31T00:00:00.000Z' }],
  ['organization', { onboardingCompletedAt: '9999-12-31T00:00:00.000Z' }],
  ['people', { leftAt: '9999-12-31T00:00:00.000Z' }],
  ['people', { joinedAt: '+275760-09-13T00:00:00.000Z' }],
])('of %s, a line with %j is of no time that there was', async (name, change) => {
  expect.hasAssertions()
  await refusesBoth(await edited(name, firstWith(change)), says.unreadable(`${name}.ndjson`, 1))
})

const samePerson = (lines: Line[]) => lines.map((line) => ({ ...line, employeeId: lines[0]?.['employeeId'] }))

test('a person without a name, as nobody can be called here', async () => {
  expect.hasAssertions()
  for (const name of ['', ' \u200B '])
    await refusesBoth(await edited('people', firstWith({ name })), says.unreadable('people.ndjson', 1))
})

test('a person who is somebody of whom no file knows', async () => {
  expect.hasAssertions()
  const file = await edited('people', firstWith({ userId: 'nobody' }))
  await refusesBoth(file, says.leadsNowhere('people.ndjson', 1, 'userId'))
})

test('a second invitation of one person that is said to be the newest', async () => {
  expect.hasAssertions()
  const file = await edited('invitations', (lines) =>
    samePerson(lines.slice(0, 3)).map((line, index) => ({ ...line, isLatest: index !== 1 })),
  )
  await refusesBoth(file, says.unreadable('invitations.ndjson', 3))
})

test('a second version or step of one number', async () => {
  expect.hasAssertions()
  const numbered = (field: string) => (lines: Line[]) =>
    samePerson([...lines.slice(0, 1), ...lines.slice(-1)]).map((line) => ({ ...line, [field]: 1 }))
  await refusesBoth(await edited('reports', numbered('version')), says.unreadable('reports.ndjson', 2))
  const again = ([line = {}]: Line[]) => [line, { ...line, id: `${String(line['id'])}-again` }]
  for (const name of ['company-reports', 'cycles', 'report-steps'])
    await refusesBoth(await edited(name, again), says.unreadable(`${name}.ndjson`, 2))
})

test('a step of no report, and one of two', async () => {
  expect.hasAssertions()
  const none = { employeeId: null, reportId: null, companyReportId: null }
  const companyReportId = readLines(entries, 'company-reports')[0]?.['id']
  const employeeId = readLines(entries, 'people')[0]?.['id']
  for (const change of [none, { ...none, companyReportId, employeeId }])
    await refusesBoth(
      await edited('report-steps', firstWith(change)),
      says.unreadable('report-steps.ndjson', 1),
    )
})

test('an action of somebody who was removed comes without them', async () => {
  const { orgId, owner, grace } = filled
  await app.ok(contract.deleteEmployee, { employeeId: grace.id }, { ...owner, orgId })
  const { bytes, entries: after } = await exportAs(app, owner)
  expect(readLines(after, 'people').map(({ id }) => id)).not.toContain(grace.id)
  expect(readLines(after, 'action-plan').map(({ ownerId }) => ownerId)).toContain(grace.id)
  const here = { ...importer, orgId: await importAs(app, bytes, importer) }
  const { items } = await app.ok(contract.listPlanItems, {}, here)
  expect(items.find(({ title }) => title === 'Ask for a wiki')?.owner).toBeNull()
})

test('from the largest numbers that are taken it goes on', async () => {
  const most = 1_000_000
  const file = await archiveWith(entries, () => {
    const lined = (name: string, change: Line) =>
      firstWith(change)(readLines(entries, name))
        .map((line) => `${JSON.stringify(line)}\n`)
        .join('')
    return {
      'action-plan.ndjson': lined('action-plan', { revision: most }),
      'cycles.ndjson': lined('cycles', { number: most }),
      'reports.ndjson': lined('reports', { version: most }),
    }
  })
  const owner = { ...importer, orgId: await importAs(app, file, importer) }
  const { items } = await app.ok(contract.listPlanItems, {}, owner)
  const id = items.find(({ revision }) => revision === most)?.id ?? ''
  const { item } = await app.ok(contract.updatePlanItem, { id, basedOn: most, title: 'Go on' }, owner)
  expect(item.revision).toBe(most + 1)
  const { reports } = await app.ok(contract.getReports, {}, owner)
  const newest = Object.values(reports).find(({ version }) => version === most)
  if (!newest) throw new Error('One report has the largest number.')
  const edit = { employeeId: newest.employeeId, reportData: newest }
  const { report } = await app.ok(contract.saveReport, edit, owner)
  expect(report.version).toBe(most + 1)
})
