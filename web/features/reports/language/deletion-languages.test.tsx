import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deletedReports } from '../../../../contract/calls/reports/deleted-reports.ts'
import { chooseLanguage } from '../../../core/i18n/locale.ts'
import { languageAttributesOf } from '../../../testing/language-attributes.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

beforeEach(() => chooseLanguage(null))
afterEach(() => chooseLanguage(null))

it.each([
  {
    language: 'de' as const,
    direction: 'ltr',
    menu: ['Weitere Aktionen', 'Gelöschte Versionen'] as const,
    says: [
      'Version 3, mit bearbeiteten Texten',
      'Gelöscht von Grace Hopper, jetzt.',
      /^Noch 30 Tage, bis zum \d/,
    ],
    act: 'Version 3 wiederherstellen',
  },
  {
    language: 'ar' as const,
    direction: 'rtl',
    menu: ['إجراءات أخرى', 'النسخ المحذوفة'] as const,
    says: ['النسخة 3، مع نصوص معدَّلة', /^حُذفت: \u2068Grace Hopper\u2069، /, /^بقي 30 يومًا، حتى 2?\d/],
    act: 'استعادة النسخة 3',
  },
])('what was deleted is listed in the language of the report: $language', async (told) => {
  const { language, direction, menu, says, act } = told
  const report = sampleReport(samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers()))
  serveReport({ report, latestVersion: report.version, versions: [report.version] }, [], language)
  const now = Date.now()
  const deleted = {
    id: 'r3',
    version: 3,
    origin: 'edited' as const,
    deletedAt: new Date(now).toISOString(),
    deletedBy: 'Grace Hopper',
    erasedAt: new Date(now + 30 * 86_400_000).toISOString(),
  }
  serveCall(deletedReports.listDeletedReports, { deleted: [deleted], next: null })
  const { user } = renderScreen(<EmployeeReportPage employeeId="e1" />)
  await user.click(await screen.findByRole('button', { name: menu[0] }))
  await user.click(await screen.findByRole('menuitem', { name: menu[1] }))
  const frame = await screen.findByRole('dialog')
  expect(languageAttributesOf(frame)).toEqual([language, direction])
  const drawer = within(frame)
  await drawer.findByRole('button', { name: act })
  const text = (said: string | RegExp) => (_: string, element: Element | null) => {
    const own = element?.textContent ?? ''
    return element?.tagName !== 'SECTION' && (typeof said === 'string' ? own === said : said.test(own))
  }
  for (const said of says) expect(drawer.getAllByText(text(said)).length).toBeGreaterThan(0)
})
