import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deletedReports, type DeletedReport } from '../../../../contract/calls/reports/deleted-reports.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { sampleEmployees, goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { Toasts } from '../../../ui/feedback/toasts.tsx'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const page = (
  <>
    <Toasts />
    <EmployeeReportPage employeeId="e1" />
  </>
)
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
const deletedVersion = (version: number, left = 30): DeletedReport => ({
  id: `r${version}`,
  version,
  origin: 'generated',
  deletedAt: days(left - 30),
  deletedBy: 'Grace Hopper',
  erasedAt: days(left),
})

/** A server with versions of one report, of which some are deleted; what was asked of it. */
const serve = (kept: number[], deleted: DeletedReport[] = []) => {
  const asked: unknown[] = []
  serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
  serveReport(() => {
    const [latest] = kept
    if (latest === undefined) throw failureResponse('NOT_FOUND', messages.reportNotFound)
    const report = sampleReport(ada, { version: latest, id: `r${latest}` })
    return { report, latestVersion: latest, versions: [...kept] }
  })
  serveCall(reports.deleteReport, () => {
    const version = kept.shift() ?? 0
    deleted.unshift(deletedVersion(version))
    return { version, latestVersion: kept[0] ?? null, emailSent: false, notice: null }
  })
  serveCall(deletedReports.listDeletedReports, ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push(searchParams.get('employeeId'))
    return { deleted: [...deleted], next: null }
  })
  serveCall(deletedReports.restoreReport, ({ body }) => {
    const { reportId } = deletedReports.restoreReport.in.parse(body)
    asked.push(reportId)
    const place = deleted.findIndex(({ id }) => id === reportId)
    const [back] = deleted.splice(place, 1)
    kept.push(back?.version ?? 0)
    kept.sort((a, b) => b - a)
    return { employeeId: 'e1', version: back?.version ?? 0 }
  })
  return asked
}

const open = async (item: string, options: Parameters<typeof renderScreen>[1] = {}) => {
  const view = renderScreen(page, options)
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }))
  await view.user.click(await screen.findByRole('menuitem', { name: item }))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}
const back = (version: number) =>
  `Version ${version} is restored as a draft. Review and release it so that others can read it.`

describe('right after a report was deleted', () => {
  it('the corner offers to undo it, also where the page that was left is another one by now', async () => {
    const asked = serve([1])
    const { user, dialog } = await open('Delete this report')
    await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
    expect(await screen.findByRole('heading', { name: 'No report yet' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(back(1))).toBeTruthy()
    expect(asked).toContain('r1')
    expect(await screen.findByText(/Version 1,/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('says why it did not come back', async () => {
    serve([4, 2])
    serveFailure(
      deletedReports.restoreReport,
      failureResponse('BUSINESS_LOGIC_ERROR', messages.reportNotDeleted),
    )
    const { user, dialog } = await open('Delete this report')
    await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Version 4 wasn’t restored')).toBeTruthy()
    expect(screen.getByText(messages.reportNotDeleted)).toBeTruthy()
  })
})

describe('deleted versions', () => {
  it('are listed with who deleted them and the days left, and each comes back', async () => {
    const edited = { ...deletedVersion(3, 12), origin: 'edited' as const, deletedBy: null }
    const asked = serve([4], [edited, deletedVersion(2, 1)])
    const { user, dialog } = await open('Deleted versions')
    expect(await dialog.findByText('Version 3, with edited texts')).toBeTruthy()
    expect(asked).toEqual(['e1'])
    const [first, second] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toMatch(
      /Deleted by somebody who is no longer here, 2 weeks ago\.12 days left, until .*20\d\d\./,
    )
    expect(second).toMatch(/^Version 2Deleted by Grace Hopper, .*\.1 day left, until/)
    await user.click(dialog.getByRole('button', { name: 'Restore version 3' }))
    expect(await screen.findByText(back(3))).toBeTruthy()
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Restore version 2' })),
    )
  })

  it('stand open in the address, for who may bring them back: going back closes them', async () => {
    serve([4], [deletedVersion(2)])
    const { router, unmount } = await open('Deleted versions')
    expect(router.state.location.search).toEqual({ drawer: 'deleted' })
    router.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    unmount()
    const reloaded = renderScreen(page, { at: '/?drawer=deleted' })
    expect(await screen.findByRole('dialog', { name: 'Deleted versions' })).toBeTruthy()
    reloaded.unmount()
    renderScreen(page, { at: '/?drawer=deleted', as: 'employee' })
    expect(await screen.findByText(/Version 4,/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('once closed leave one entry of the page behind them, from which going back leads to the page before', async () => {
    serve([4], [deletedVersion(2)])
    const view = renderScreen(page, { at: '/before' })
    await act(() => view.router.navigate({ to: '/', search: {} }))
    const more = async () => {
      await view.user.click(await screen.findByRole('button', { name: 'More actions' }))
      await view.user.click(await screen.findByRole('menuitem', { name: 'Deleted versions' }))
      await screen.findByRole('dialog', { name: 'Deleted versions' })
    }
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await more()
    await view.user.keyboard('{Escape}')
    await isClosed()
    await more()
    await view.user.keyboard('{Escape}')
    await isClosed()
    expect(view.router.state.location.href).toBe('/')
    view.router.history.back()
    await waitFor(() => expect(view.router.state.location.href).toBe('/before'))
    view.unmount()
    const reloaded = renderScreen(page, { at: '/?drawer=deleted' })
    await screen.findByRole('dialog', { name: 'Deleted versions' })
    await reloaded.user.keyboard('{Escape}')
    await isClosed()
    expect(reloaded.router.state.location.href).toBe('/')
  })

  it('are not to be brought back by whom they are about where another could, which is said', async () => {
    serve([4])
    serveCall(deletedReports.listDeletedReports, {
      deleted: [deletedVersion(3)],
      leftToOthers: ['report:delete'],
      next: null,
    })
    const { dialog } = await open('Deleted versions')
    expect(await dialog.findByText('Version 3')).toBeTruthy()
    expect(dialog.getByText('This report is about you, so somebody else decides about it.')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /^Restore/ })).toBeNull()
  })

  it('keep the focus on the one that was not brought back, so that pressing again brings back no other', async () => {
    serve([4], [deletedVersion(3), deletedVersion(2)])
    let refuse = () => {}
    const isRefused = new Promise<void>((resolve) => (refuse = resolve))
    serveCall(deletedReports.restoreReport, async () => {
      await isRefused
      throw failureResponse('INTERNAL', messages.internal)
    })
    const { user, dialog } = await open('Deleted versions')
    const pressed = await dialog.findByRole('button', { name: 'Restore version 3' })
    await user.click(pressed)
    // Browsers take the focus from a disabled button; here it has to be led away.
    const away = dialog.getByRole('button', { name: 'Close' })
    act(() => {
      away.focus()
      away.blur()
    })
    expect(document.activeElement).toBe(document.body)
    refuse()
    expect(await screen.findByText('Version 3 wasn’t restored')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(pressed))
  })

  it('are none where nothing was deleted, and it is said where they could not be loaded', async () => {
    serve([4])
    serveFailure(deletedReports.listDeletedReports, failureResponse('INTERNAL', messages.internal))
    const { user, dialog } = await open('Deleted versions')
    expect(await dialog.findByText('Deleted versions couldn’t be loaded')).toBeTruthy()
    serveCall(deletedReports.listDeletedReports, { deleted: [], next: null })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('No deleted versions')).toBeTruthy()
    expect(dialog.getByText('Deleted versions are kept here for 30 days and can be restored.')).toBeTruthy()
  })

  it('take what the corner offers to undo away as they come back, so that nothing is undone twice', async () => {
    const asked = serve([4, 2])
    const { user, dialog } = await open('Delete this report')
    await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted versions' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Deleted versions' }))
    await user.click(await drawer.findByRole('button', { name: 'Restore version 4' }))
    expect(await screen.findByText(back(4))).toBeTruthy()
    // Sooner than it goes by itself.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull(), {
      timeout: 5_000,
    })
    expect(asked.filter((one) => one === 'r4')).toHaveLength(1)
  })

  it('come page by page, and it is said where the next one could not be loaded', async () => {
    serve([4])
    const [first, second] = [deletedVersion(3), deletedVersion(2)]
    serveCall(deletedReports.listDeletedReports, ({ request }) => {
      if (new URL(request.url).searchParams.has('after')) throw failureResponse('INTERNAL', messages.internal)
      return { deleted: [first], next: 'r3' }
    })
    const { user, dialog } = await open('Deleted versions')
    await user.click(await dialog.findByRole('button', { name: 'Show more' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(messages.internal)
    serveCall(deletedReports.listDeletedReports, { deleted: [second], next: null })
    await user.click(dialog.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2))
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('stand below where there is no report, for who may bring one back', async () => {
    serve([], [deletedVersion(2)])
    const { user, unmount } = renderScreen(page)
    await user.click(await screen.findByRole('button', { name: 'Restore version 2' }))
    expect(await screen.findByText(/Version 2,/)).toBeTruthy()
    unmount()
    const asked = serve([], [deletedVersion(2)])
    renderScreen(page, { as: 'admin' })
    expect(await screen.findByRole('button', { name: 'Generate report' })).toBeTruthy()
    expect(screen.queryByText('Deleted versions')).toBeNull()
    expect(asked).toEqual([])
  })
})
