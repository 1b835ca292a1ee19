import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { runs } from '../../../../contract/calls/batch-jobs.ts'
import { profile } from '../../../testing/sample-profile.ts'
import { renderScreen } from '../../../testing/render.tsx'
import {
  sampleEmployees,
  goodAnswers,
  samplePerson,
  sampleReport,
  sampleSummary,
} from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { Toasts } from '../../../ui/feedback/toasts.tsx'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import ReportsPage from '../reports-page.tsx'
import { sampleStep, serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const page = (
  <>
    <Toasts />
    <EmployeeReportPage employeeId="e1" />
  </>
)

/** A server with these versions of one report; what is deleted is gone, and its person is told of it, or why not. */
const serve = (...kept: number[]) => serveTelling({ emailSent: false, notice: null }, ...kept)
const serveTelling = (
  { emailSent, notice }: { emailSent: boolean; notice: string | null },
  ...kept: number[]
) => {
  const versions = kept.map((version) => sampleReport(ada, { version, id: `r${version}` }))
  serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
  serveReport(({ request }) => {
    const asked = new URL(request.url).searchParams.get('version')
    const report = versions.find(({ version }) => asked === null || version === Number(asked))
    const latest = versions[0]
    if (report === undefined || latest === undefined)
      throw failureResponse('NOT_FOUND', messages.reportNotFound)
    return { report, latestVersion: latest.version, versions: versions.map(({ version }) => version) }
  })
  const asked: unknown[] = []
  serveCall(reports.deleteReport, ({ body }) => {
    const input = reports.deleteReport.in.parse(body)
    asked.push(input)
    const place = versions.findIndex(({ id }) => id === input.reportId)
    const [removed] = versions.splice(place, 1)
    return {
      version: removed?.version ?? 0,
      latestVersion: versions[0]?.version ?? null,
      emailSent,
      notice,
    }
  })
  return asked
}

const ask = async (at?: string) => {
  const view = renderScreen(page, at === undefined ? {} : { at })
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Delete this report' }))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

describe('deleting a report', () => {
  it('says what goes and what stays, and shows the latest of those left', async () => {
    const asked = serve(4, 2)
    const { user, dialog } = await ask()
    expect(
      screen.getByRole('dialog', { name: 'Delete version 4 of the report of Ada Lovelace?' }),
    ).toBeTruthy()
    expect(
      dialog.getByText(/You can restore it as a draft for 30 days\. Then it is erased for good\./),
    ).toBeTruthy()
    expect(dialog.getByText(/the latest is then 2/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
    expect(await screen.findByText(/Version 2,/)).toBeTruthy()
    expect(asked).toEqual([{ employeeId: 'e1', reportId: 'r4' }])
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('of a version that its person contests quotes them, and says that it goes with it', async () => {
    serve(4, 2)
    serveCall(release.getReportSteps, {
      steps: [
        sampleStep('contested', { version: 4, text: 'I trained two people.' }),
        sampleStep('contested', { version: 2, text: 'I trained one.' }),
      ],
      next: null,
    })
    const { dialog } = await ask()
    expect((await dialog.findByText('I trained two people.')).parentElement?.textContent).toBe(
      'Ada Lovelace contested it on November 20, 2026 and wrote: I trained two people. That is deleted too; Ada Lovelace can read it until then.',
    )
  })

  it('of a version that was withdrawn says that its person is told all the same, and of a draft nothing', async () => {
    const report = sampleReport(ada, { version: 4, id: 'r4', state: 'withdrawn' })
    const open = async (steps: Parameters<typeof serveReport>[1]) => {
      serveReport({ report, latestVersion: 4, versions: [4] }, steps)
      const view = await ask()
      await waitFor(() => expect(view.dialog.queryByText(/^Checking whether/)).toBeNull())
      return view
    }
    const decided = (kind: 'withdrawn' | 'released' | 'reviewed') => sampleStep(kind, { version: 4 })
    const { dialog, unmount } = await open([decided('withdrawn'), decided('released')])
    expect(
      dialog.getByText('It was released before. The page of Ada Lovelace will say that it was deleted.'),
    ).toBeTruthy()
    unmount()
    expect((await open([decided('reviewed')])).dialog.queryByText(/was released before/)).toBeNull()
  })

  const released = (version: number) => sampleStep('released', { id: `released-${version}`, version })
  it.each([
    ['was out before it', [released(4), released(2)], true],
    ['was taken back', [sampleStep('withdrawn'), released(4), released(2)], false],
    ['is brought back as a draft', [sampleStep('restored'), released(4), released(2)], false],
    ['is newer', [released(5), released(4)], false],
  ])('says that another version is taken back with it only where that one %s', async (_, steps, isSaid) => {
    serve(4, 2)
    serveCall(release.getReportSteps, { steps, next: null })
    const { dialog } = await ask()
    await waitFor(() => expect(dialog.queryByText(/^Checking whether/)).toBeNull())
    const said = dialog.queryByText(
      /^Earlier released versions are withdrawn too\. Ada Lovelace can read none of them .* Restoring this version doesn’t restore them\.$/,
    )
    expect(said !== null).toBe(isSaid)
  })

  it.each([
    [{ emailSent: true, notice: null }, ' Ada Lovelace gets a mail.'],
    [{ emailSent: false, notice: messages.reportMailsUsedUp }, ` ${messages.reportMailsUsedUp}`],
    [{ emailSent: false, notice: null }, ''],
  ])(
    'promises a mail where one can be sent, and says afterwards what became of it: %o',
    async (told, mailed) => {
      serveTelling(told, 4, 2)
      const { user, dialog } = await ask()
      expect(
        dialog.getByText(/Their page will say that it was deleted, and they get a mail if one can be sent\./),
      ).toBeTruthy()
      await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
      expect(
        await screen.findByText(`Version 4 of the report of Ada Lovelace is deleted.${mailed}`),
      ).toBeTruthy()
    },
  )

  it('of one’s own report promises no mail, and speaks to oneself', async () => {
    const report = sampleReport(ada, { version: 4, id: 'r4' })
    serveCall(people.getEmployees, { employees: sampleEmployees([ada]), next: null })
    serveReport({ report, latestVersion: 4, versions: [4], isOwn: true }, [
      sampleStep('contested', { version: 4, text: 'I trained two people.' }),
    ])
    const { dialog } = await ask()
    expect(
      dialog.getByText(/It is your own report, and it is released\. No mail is sent\. Nobody can see it/),
    ).toBeTruthy()
    expect(dialog.getByText(/This is the only version/)).toBeTruthy()
    expect((await dialog.findByText('I trained two people.')).parentElement?.textContent).toBe(
      'You contested it on November 20, 2026 and wrote: I trained two people. That is deleted too.',
    )
    expect(dialog.queryByText(/they get a mail/)).toBeNull()
  })

  it('of one’s own report speaks to oneself in the list of reports too, whatever address is in the list of people', async () => {
    const eve = samplePerson('e2', 'Eve Stone', 'Sales', goodAnswers())
    serveCall(people.getEmployees, { employees: sampleEmployees([ada, eve]), next: null })
    // Of the reader, whose address is another one by now, and of somebody who has that address.
    serveCall(accounts.getProfile, { user: { ...profile.user, email: eve.email } })
    serveCall(reports.listReports, {
      reports: [sampleSummary(ada, { isOwn: true }), sampleSummary(eve)],
      next: null,
    })
    serveCall(runs.getRuns, { runs: [] })
    serveCall(release.getReportSteps, { steps: [], next: null })
    const { user } = renderScreen(<ReportsPage />)
    const askOf = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
      await user.click(await screen.findByRole('menuitem', { name: 'Delete this report' }))
      return within(await screen.findByRole('dialog', { name: new RegExp(name) }))
    }
    const own = await askOf('Ada Lovelace')
    expect(own.getByText(/No mail is sent/)).toBeTruthy()
    await user.click(own.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      (await askOf('Eve Stone')).getByText(
        /Their page will say that it was deleted, and they get a mail if one can be sent\./,
      ),
    ).toBeTruthy()
  })

  it.each([
    ['released', []],
    ['draft', ['Delete this report']],
  ] as const)(
    'of one’s own, where another releases it and oneself deletes, is offered as long as it is not out: %s',
    async (state, offered) => {
      const report = sampleReport(ada, { version: 4, id: 'r4', state })
      serveReport({
        report,
        latestVersion: 4,
        versions: [4],
        isOwn: true,
        leftToOthers: ['report:generate'],
      })
      const { user } = renderScreen(page)
      await user.click(await screen.findByRole('button', { name: 'More actions' }))
      const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
      const said = 'This report is about you, so somebody else decides about it.'
      expect(items.slice(-2).map(({ textContent }) => textContent)).toEqual([
        'Deleted versions',
        ...(offered.length > 0 ? offered : [said]),
      ])
    },
  )

  it('is not offered in the list of reports where it is about its reader and another decides', async () => {
    const eve = samplePerson('e2', 'Eve Stone', 'Sales', goodAnswers())
    const ben = samplePerson('e3', 'Ben Hill', 'Sales', goodAnswers())
    serveCall(people.getEmployees, { employees: sampleEmployees([ada, eve, ben]), next: null })
    serveCall(accounts.getProfile, profile)
    serveCall(reports.listReports, {
      reports: [
        sampleSummary(ada, { isOwn: true, leftToOthers: ['report:delete'] }),
        sampleSummary(ben, { isOwn: true, state: 'released', leftToOthers: ['report:generate'] }),
        sampleSummary(eve),
      ],
      next: null,
    })
    serveCall(runs.getRuns, { runs: [] })
    renderScreen(<ReportsPage />)
    expect(await screen.findByRole('button', { name: 'Actions for Eve Stone' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Actions for Ada Lovelace' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Actions for Ben Hill' })).toBeNull()
  })

  it('of an earlier version leads back to the latest', async () => {
    serve(4, 2)
    const { user, dialog, router } = await ask('/reports/e1?version=2')
    expect(dialog.getByText(/the latest is then 4/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
    expect(await screen.findByText(/Version 4,/)).toBeTruthy()
    expect(router.state.location.searchStr).not.toContain('version')
    expect(screen.queryByLabelText('Version')).toBeNull()
  })

  it('of the only one leaves a page from which one can be generated', async () => {
    serve(1)
    const { user, dialog } = await ask()
    expect(dialog.getByText(/This is the only version/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
    expect(await screen.findByRole('button', { name: 'Generate report' })).toBeTruthy()
  })

  it('says why it failed and that nothing was deleted; Cancel asks nothing', async () => {
    serve(1)
    serveFailure(reports.deleteReport, failureResponse('NOT_FOUND', messages.reportNotFound))
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Delete this report' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Report not found.*Nothing was deleted/)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeTruthy()
  })

  it('is not offered to who may not', async () => {
    serve(1)
    const { user } = renderScreen(page, { as: 'admin' })
    expect(await screen.findByRole('button', { name: 'Regenerate' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Edit texts' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Delete this report' })).toBeNull()
  })
})
