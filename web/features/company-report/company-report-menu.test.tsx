import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deletedReports, type DeletedReport } from '../../../contract/calls/reports/deleted-reports.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import CompanyWikiPage from './company-report-page.tsx'
import { before, now, serve } from './testing/serve-company-reports.ts'

it('a version of the company report is deleted after a question, and the one before it is shown', async () => {
  serve([now, before])
  const asked: unknown[] = []
  serveCall(reports.deleteReport, ({ body }) => {
    asked.push(body)
    serve([before])
    return { version: now.version, latestVersion: before.version, emailSent: false, notice: null }
  })
  const { user } = renderScreen(<CompanyWikiPage />)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this report' }))
  const title = `Delete version ${now.version} of the company report?`
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  expect(dialog.getByText(/everybody’s answers and reports/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ reportId: now.id }])
  expect(await screen.findByText(new RegExp(`version ${before.version}\\b`))).toBeTruthy()
})

it.each([
  [
    'the latest of those left',
    [now, before],
    `After that members read version ${before.version}, the latest`,
  ],
  ['none, where none is left', [now], 'After that members find no company report until another version'],
  [
    'none, where the others are not out',
    [now, { ...before, state: 'draft' as const }],
    'After that members find no company report',
  ],
  ['nothing, of a draft', [{ ...before, state: 'draft' as const }, now], ''],
])('where it is out it is said that members read it, and what they read then: %s', async (_, list, then) => {
  serve(list)
  const { user } = renderScreen(<CompanyWikiPage />)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this report' }))
  const said = (await screen.findByRole('dialog')).textContent
  expect(said.includes('It is released: every member can read it until then.')).toBe(then !== '')
  expect(said).toContain(then)
})

it('what was deleted is brought back from the corner, from the list, and where no report is left', async () => {
  const gone: DeletedReport = {
    id: now.id,
    version: now.version,
    origin: 'edited',
    deletedAt: new Date().toISOString(),
    deletedBy: 'Grace Hopper',
    erasedAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  }
  serve([now])
  const asked: unknown[] = []
  serveCall(reports.deleteReport, () => {
    serve([])
    serveCall(deletedReports.listDeletedReports, { deleted: [gone], next: null })
    return { version: now.version, latestVersion: null, emailSent: false, notice: null }
  })
  serveCall(deletedReports.restoreReport, ({ body }) => {
    asked.push(body)
    serve([now])
    return { employeeId: null, version: now.version }
  })
  const { user } = renderScreen(
    <>
      <Toasts />
      <CompanyWikiPage />
    </>,
  )
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete this report' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/For 30 days it can be brought back as a draft/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
    return screen.findByRole('button', { name: `Restore version ${now.version}` })
  }
  await remove()
  // What was said in the test before goes as this one is said.
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(new RegExp(`version ${now.version}\\b`))).toBeTruthy()
  await user.click(await remove())
  expect(await screen.findByText(new RegExp(`version ${now.version}\\b`))).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Deleted versions' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Deleted versions' }))
  await user.click(await drawer.findByRole('button', { name: `Restore version ${now.version}` }))
  await waitFor(() => expect(asked).toEqual([1, 2, 3].map(() => ({ reportId: now.id }))))
})

it('that is not offered to who may not', async () => {
  serve([now])
  const { user } = renderScreen(<CompanyWikiPage />, { as: 'admin' })
  await screen.findByRole('heading', { level: 1, name: 'Northwind Traders company report' })
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Print or save as PDF' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Delete this report' })).toBeNull()
})
