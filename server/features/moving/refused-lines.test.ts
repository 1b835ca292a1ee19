import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { movingMessages as says } from '../../../contract/moving.ts'
import { testApp } from '../../testing/app.ts'
import { signUp, type Person } from '../../testing/sign-up.ts'
import { archiveWith, exportedBy, importedBy, linesIn, sentTo } from './testing/archives.ts'
import { filledOrganization } from './testing/filled-organization.ts'

const app = testApp()
let filled: Awaited<ReturnType<typeof filledOrganization>>
let importer: Person
let entries: Map<string, Buffer>

type Line = Record<string, unknown>

beforeAll(async () => {
  filled = await filledOrganization(app)
  entries = (await exportedBy(app, filled.owner)).entries
  importer = await signUp(app.host)
})

/** The archive with the lines of one file changed, and a list of contents that fits them. */
const edited = (name: string, change: (lines: Line[]) => Line[]) =>
  archiveWith(entries, () => ({
    [`${name}.ndjson`]: change(linesIn(entries, name))
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  }))
const firstWith = (change: Line) => (lines: Line[]) =>
  lines.map((line, index) => (index === 0 ? { ...line, ...change } : line))

const refusesBoth = async (file: Uint8Array, error: string) => {
  for (const call of ['checkImport', 'importOrganization'] as const) {
    const { status, text } = await sentTo(app, call, file, importer)
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

test('from the largest numbers that are taken it goes on', async () => {
  const most = 1_000_000
  const file = await archiveWith(entries, () => {
    const lined = (name: string, change: Line) =>
      firstWith(change)(linesIn(entries, name))
        .map((line) => `${JSON.stringify(line)}\n`)
        .join('')
    return {
      'action-plan.ndjson': lined('action-plan', { revision: most }),
      'cycles.ndjson': lined('cycles', { number: most }),
      'reports.ndjson': lined('reports', { version: most }),
    }
  })
  const owner = { ...importer, orgId: await importedBy(app, file, importer) }
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
