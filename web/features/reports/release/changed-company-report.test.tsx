import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrganizationSettings } from '../../../../contract/calls/organizations.ts'
import { release, type ReleaseState } from '../../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { organizationData, renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

/** Where colleagues read each other's reports, who releases one reads first what the company report will not tell them. */

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const page = <EmployeeReportPage employeeId="e1" />
const shared = organizationData({
  settings: OrganizationSettings.parse({ reportVisibility: 'organization' }),
})

const serve = (state: ReleaseState, language: LanguageCode | null = null) => {
  const report = sampleReport(ada, { version: 2, id: 'r2', state })
  serveReport({ report, latestVersion: 2, versions: [2] }, [], language)
  serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: true })
}
const asked: unknown[] = []
const changing = (
  ...companyReports: ReturnType<typeof release.getReleasePreview.out.parse>['companyReports']
) => {
  asked.length = 0
  serveCall(release.getReleasePreview, ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams))
    return { withheld: [], companyReports }
  })
}
const less = {
  id: 'c3',
  version: 3,
  shown: 'less' as const,
  withheld: ['Not shown at all: Job satisfaction and Risk level.'],
}
const acts = {
  draft: ['Review and release', /^Review version 2/],
  reviewed: ['Release', /^Release version 2/],
} as const

const openDialog = async (state: keyof typeof acts, data = shared) => {
  const { user } = renderScreen(page, { data })
  const [act, name] = acts[state]
  const bar = within(await screen.findByRole('region', { name: 'Release' }))
  await user.click(bar.getByRole('button', { name: act }))
  return within(await screen.findByRole('dialog', { name }))
}

it.each(['draft', 'reviewed'] as const)(
  'what will not be shown any more is said of one that is %s',
  async (state) => {
    serve(state)
    changing(less)
    const dialog = await openDialog(state)
    expect(dialog.getByRole('heading', { name: 'What it changes in the company report' })).toBeTruthy()
    expect(
      await dialog.findByText(
        'Colleagues will see less of version 3 of the company report. Not shown at all: Job satisfaction and Risk level.',
      ),
    ).toBeTruthy()
    expect(
      dialog.getByText('Anyone who read the company report before may still know these numbers.'),
    ).toBeTruthy()
    expect(asked[0]).toEqual({ employeeId: 'e1', version: '2', language: 'en' })
  },
)

it('who reads in another language reads it in that', async () => {
  serve('reviewed', 'de')
  changing(less)
  const { user } = renderScreen(page, { data: shared })
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Wer den Unternehmensbericht schon gelesen hat/)).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ language: 'de' })
})

it('that all of it will be shown is said without a warning', async () => {
  serve('reviewed')
  changing({ ...less, shown: 'whole', withheld: [] })
  const dialog = await openDialog('reviewed')
  expect(await dialog.findByText(/^Colleagues will see all of version 3/)).toBeTruthy()
  expect(dialog.queryByText(/may still know/)).toBeNull()
})

it('where nothing changes, the review says so', async () => {
  serve('draft')
  changing()
  const review = await openDialog('draft')
  expect(await review.findByText(/will see as much of the company report as before/)).toBeTruthy()
})

it('that it could not be loaded is said', async () => {
  serve('reviewed')
  serveFailure(release.getReleasePreview, failureResponse('INTERNAL', 'Something went wrong.'))
  const dialog = await openDialog('reviewed')
  expect(await dialog.findByText('Changes to the company report couldn’t be loaded.')).toBeTruthy()
})

it('nothing is asked or said where people read their own report alone', async () => {
  serve('draft')
  changing(less)
  const dialog = await openDialog('draft', organizationData())
  expect(dialog.getByRole('heading', { name: 'The wording' })).toBeTruthy()
  expect(dialog.queryByRole('heading', { name: 'What it changes in the company report' })).toBeNull()
  expect(asked).toEqual([])
})
