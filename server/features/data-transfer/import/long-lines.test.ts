import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { exportAs, importAs, readLines } from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'

/** Lines that are too long to be sent to the database at once, and are put together there. */

const app = testApp()
let filled: Awaited<ReturnType<typeof filledOrganization>>

beforeAll(async () => {
  filled = await filledOrganization(app)
  const { sql } = app.host.database
  const notAnswered = Array.from({ length: 60_000 }, (_, at) => ({
    employeeId: `removed-${at}`,
    employeeName: `Ada "😀" ${at}`,
  }))
  await sql`
    update company_reports set content =
      jsonb_set(content, '{coverage,notAnsweredEmployees}', ${JSON.stringify(notAnswered)}::text::jsonb)
    where org_id = ${filled.orgId}`
  const person = ['removed', 'Ada 😀\\n"', 'Engineer', null, 1, '2026-03-02T09:00:00.000Z', 'hash']
  const people = Array.from({ length: 40_000 }, () => person)
  await sql`
    update company_report_inputs set people = ${JSON.stringify(people)}::text::jsonb where org_id = ${filled.orgId}`
})

test('a company report of megabytes is the same after it was exported and imported', async () => {
  const importer = await signUp(app.host)
  const { bytes, entries } = await exportAs(app, filled.owner)
  const orgId = await importAs(app, bytes, importer)
  const again = await exportAs(app, { ...importer, orgId })
  const isId = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
  const textIn = (found: typeof entries, name: string) =>
    JSON.stringify(readLines(found, name)).replaceAll(isId, 'id')
  for (const name of ['company-reports', 'company-report-inputs']) {
    const before = textIn(entries, name)
    expect(before.length, name).toBeGreaterThan(3_000_000)
    expect(textIn(again.entries, name) === before, name).toBe(true)
  }
  for (const name of ['report-steps', 'company-report-releases'])
    expect(readLines(again.entries, name), name).toHaveLength(readLines(entries, name).length)
})
