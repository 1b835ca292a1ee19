import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { readPdf, readXlsx } from '../../../testing/exports/read-files.ts'
import { testApp } from '../../../testing/app.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const app = testApp()
const { newCompany, releasedCompany } = reportCalls(app)
const fileOf = fileFrom(app)

test('a report of an engine that did not count by question opens, translates, is verified and is a file', async () => {
  const { owner } = await newCompany()
  const { id } = await releasedCompany(owner)
  await app.host.database.sql`update company_reports
    set content = jsonb_set(content - 'questionResults' - 'satisfactionLinks', '{engineVersion}', '"15"')
      || jsonb_build_object('forwardOperatingPlan', (select
        jsonb_agg(item - 'why' - 'firstStep' - 'owner' - 'success')
        from jsonb_array_elements(content->'forwardOperatingPlan') item))
    where id = ${id}`
  const { report, translation } = await app.ok(contract.getCompanyReport, { id, language: 'de' }, owner)
  expect([report.engineVersion, report.questionResults]).toEqual(['15', undefined])
  expect(translation?.texts['notice']).toBeTruthy()
  const { verification } = await app.ok(contract.verifyCompanyReport, { reportId: id }, owner)
  expect(verification).toMatchObject({ state: 'cannot' })
  const pdf = await readPdf((await fileOf('exportCompanyReport', { format: 'pdf', id }, owner)).bytes)
  for (const { title, why } of report.forwardOperatingPlan) {
    expect(why).toBeUndefined()
    expect(pdf.pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(title)
  }
  expect(pdf.bookmarks).toContain('How people answered')
  const sheets = await readXlsx((await fileOf('exportCompanyReport', { format: 'xlsx', id }, owner)).bytes)
  expect(sheets.map(({ name }) => name)).not.toContain('By department')
})
