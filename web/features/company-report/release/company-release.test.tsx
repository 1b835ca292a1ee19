import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import { chooseLanguage } from '../../../core/i18n/locale.ts'
import { filledButtons } from '../../../testing/primary-buttons.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { before, now, serve } from '../testing/serve-company-reports.ts'

afterEach(() => chooseLanguage(null))

const bar = async () => within(await screen.findByRole('region', { name: 'Release' }))

it('a company report is reviewed by its id, after a look at whose voice is missing', async () => {
  serve([{ ...now, state: 'draft' }])
  let sent: unknown
  serveCall(release.reviewReport, ({ body }) => {
    sent = body
    return {
      state: 'reviewed' as const,
      step: {
        id: 's1',
        reportId: now.id,
        version: now.version,
        kind: 'reviewed' as const,
        at: now.createdAt,
        by: { userId: 'u1', name: 'Grace Hopper' },
        text: 'I looked at it.',
        isOwn: false,
        nobodyElse: false,
        wasOut: false,
      },
    }
  })
  const { user } = renderScreen(<CompanyWikiPage />)
  await user.click((await bar()).getByRole('button', { name: 'Review and release' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Review version 2 of the company report' }))
  expect(dialog.getByText(/The answers of 1 of 3 people were not in when it was made/)).toBeTruthy()
  expect(dialog.getByText(/Few answered in Finance and Sales/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'I looked at it.')
  await user.click(dialog.getByRole('button', { name: 'Review only' }))
  await waitFor(() => expect(sent).toEqual({ reportId: now.id, reason: 'I looked at it.' }))
})

it('who reviews it reads what members will not see, and why', async () => {
  serve([{ ...now, state: 'draft' }])
  const asked: unknown[] = []
  serveCall(release.getReleasePreview, ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('reportId'))
    return {
      withheld: ['Parts are shown to owners only.', 'Not shown at all: Job satisfaction.'],
      companyReports: [],
    }
  })
  const { user } = renderScreen(<CompanyWikiPage />)
  await user.click((await bar()).getByRole('button', { name: 'Review and release' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    await dialog.findByText('Parts are shown to owners only. Not shown at all: Job satisfaction.'),
  ).toBeTruthy()
  expect(asked).toEqual([now.id])
})

it.each([
  ['draft', ['Review and release']],
  ['reviewed', ['Release']],
  ['released', ['Regenerate']],
  ['withdrawn', ['Review again']],
] as const)('a version that is %s has one main action', async (state, main) => {
  serve([{ ...now, state }])
  renderScreen(<CompanyWikiPage />)
  await bar()
  expect(filledButtons()).toEqual(main)
})

it('what is out can be withdrawn and is never said to be one person’s', async () => {
  serve([{ ...now, state: 'released' }])
  renderScreen(<CompanyWikiPage />)
  const shown = await bar()
  expect(shown.getByText(/Every member can read this version/)).toBeTruthy()
  expect(shown.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  expect(shown.queryByRole('button', { name: /Review|Respond|^Release/ })).toBeNull()
})

it('versions are named with their state to who decides, and to nobody else', async () => {
  const list = [
    { ...now, state: 'draft' as const },
    { ...before, state: 'released' as const },
  ]
  serve(list)
  const { unmount } = renderScreen(<CompanyWikiPage />)
  expect(await screen.findByDisplayValue(/version 2 \(latest, draft\)/)).toBeTruthy()
  unmount()
  serve(list.map((one) => ({ ...one, state: 'released' as const })))
  renderScreen(<CompanyWikiPage />, { as: 'employee' })
  expect(await screen.findByDisplayValue(/version 2 \(latest\)$/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Release' })).toBeNull()
  expect(screen.getByText('Who sees this report, and why')).toBeTruthy()
})

it('tells how long it is kept, with what the rules of the organization remove', async () => {
  serve([{ ...now, state: 'released' }])
  renderScreen(<CompanyWikiPage />, { as: 'employee' })
  expect(
    await screen.findByText(/Northwind Traders can also set a rule that removes older versions/),
  ).toBeTruthy()
})

it('a member reads who reviewed and released it', async () => {
  serve([{ ...now, state: 'released', isAnonymous: true }])
  const step = {
    id: 's1',
    reportId: now.id,
    version: now.version,
    kind: 'released' as const,
    at: now.createdAt,
    by: { userId: 'u1', name: 'Grace Hopper' },
    text: null,
    isOwn: false,
    nobodyElse: false,
    wasOut: false,
  }
  serveCall(release.getReportSteps, { steps: [step], next: null })
  renderScreen(<CompanyWikiPage />, { as: 'employee' })
  expect((await screen.findByText(/by Grace Hopper/)).textContent).toMatch(/^Released by Grace Hopper/)
  expect(screen.getByText('Who reviewed and released it')).toBeTruthy()
})

it('what members see of it is said not to be known while the organization’s data could not be loaded', async () => {
  serve([{ ...now, state: 'draft' }])
  const { user } = renderScreen(<CompanyWikiPage />, { retry: () => undefined })
  expect(await screen.findByText(/Whether with names and quotes is not known just now\.$/)).toBeTruthy()
  await user.click((await bar()).getByRole('button', { name: 'Review and release' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Review version 2 of the company report' }))
  expect(dialog.getByText(/What the settings show members of it is not known just now\.$/)).toBeTruthy()
})

it.each([
  ['en', 'draft', 'DraftMembers can’t see it until it is released.'],
  ['ar', 'draft', 'مسودةلن تظهر هذه النسخة للأعضاء قبل إتاحتها.'],
  ['de', 'reviewed', 'GeprüftNoch nicht freigegeben: Lesende sehen sie noch nicht.'],
  ['en', 'released', undefined],
] as const)(
  'in %s a company report that is %s says so on paper where it is not out',
  async (language, state, said) => {
    chooseLanguage(language)
    serve([{ ...now, state }])
    renderScreen(<CompanyWikiPage />)
    await screen.findByRole('heading', { level: 1, name: /Northwind/ })
    const onPaper = () => document.querySelector('.state-on-paper')?.textContent.replace(' ', '')
    expect(onPaper()).toBeUndefined()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(onPaper()).toBe(said)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(onPaper()).toBeUndefined()
  },
)
