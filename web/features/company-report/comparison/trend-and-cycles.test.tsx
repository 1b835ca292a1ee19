import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { cycles, type Cycle } from '../../../../contract/calls/cycles.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { runs } from '../../../../contract/calls/batch-jobs.ts'
import { trend, type TrendPoint } from '../../../../contract/calls/reports/report-trend.ts'
import { verificationReasons, verify } from '../../../../contract/calls/reports/verify-report.ts'
import { serveDeferred } from '../../../testing/deferred-answer.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { sampleVerification } from '../../../testing/sample-verification.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { waitForReport } from '../../../testing/wait-for-report.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { before, now, serve } from '../testing/serve-company-reports.ts'

const point = (version: number, mean: number | null, isDifference: boolean | null): TrendPoint => ({
  reportId: `company-${version}`,
  version,
  madeAt: `2026-0${version}-18T10:00:00.000Z`,
  employees: 9,
  answered: 8,
  submissionRate: 88.9,
  mean,
  riskLevel: mean === null ? null : 'Low',
  noise: isDifference === null ? null : 0.8,
  isDifference,
})

const open = async (name: string) => {
  const view = renderScreen(<CompanyWikiPage />)
  await waitForReport()
  return { ...view, region: within(await screen.findByRole('region', { name })) }
}

describe('the trend', () => {
  it('says of each step whether it is more than noise, in a chart and in the table behind it', async () => {
    serve([now, before])
    serveCall(trend.getCompanyTrend, {
      points: [point(1, 6, null), point(2, 7.5, true), point(3, 7.3, false)],
      isCut: true,
    })
    const { region, user } = await open('Over time')
    expect(await region.findByText(/Mean score of 3 reports, from 6.0 to 7.3 of 10/)).toBeTruthy()
    expect(region.getByText(/Solid: more than noise. Dashed: within the noise/)).toBeTruthy()
    await user.click(region.getByText('The numbers in a table'))
    expect(region.getByText('+1.5, more than the noise of 0.8')).toBeTruthy()
    expect(region.getByText('−0.2, within the noise of 0.8')).toBeTruthy()
    expect(region.getByText(/there are older ones/)).toBeTruthy()
  })

  it('hides no difference by rounding, and calls none where there is none', async () => {
    serve([now, before])
    serveCall(trend.getCompanyTrend, {
      points: [
        point(1, 6, null),
        point(2, 6, false),
        { ...point(3, 6, true), noise: 0.03 },
        point(4, 6.1, null),
      ],
      isCut: false,
    })
    const { region, user } = await open('Over time')
    await user.click(await region.findByText('The numbers in a table'))
    expect(region.getByText('the same to a tenth, within the noise of 0.8')).toBeTruthy()
    expect(region.getByText('less than a tenth apart, but by more than the noise of 0.03')).toBeTruthy()
    expect(region.getByText('+0.1, too few answers to tell')).toBeTruthy()
  })

  it('on paper has its numbers beneath it, and folds them away again afterwards', async () => {
    serve([now, before])
    serveCall(trend.getCompanyTrend, { points: [point(1, 6, null), point(2, 7.5, true)], isCut: false })
    const { region } = await open('Over time')
    const fold = (await region.findByText('The numbers in a table')).closest('details')
    expect(fold?.open).toBe(false)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(fold?.open).toBe(true)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(fold?.open).toBe(false)
  })

  it('draws no line of scores that are not shown to the reader, and can be asked for again', async () => {
    serve([now, before])
    serveFailure(trend.getCompanyTrend, failureResponse('NOT_FOUND', messages.reportNotFound))
    const { region, user } = await open('Over time')
    expect(
      await region.findByText(/The trend could not be loaded; the report itself is complete/),
    ).toBeTruthy()
    serveCall(trend.getCompanyTrend, { points: [point(1, null, null), point(2, null, null)], isCut: false })
    await user.click(region.getByRole('button', { name: /try again/i }))
    expect(await region.findByText(/so there is no line to draw/)).toBeTruthy()
  })

  it('is not there for a first report', async () => {
    serve([before])
    renderScreen(<CompanyWikiPage />)
    expect(await screen.findByRole('region', { name: 'In short' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Over time' })).toBeNull()
  })
})

describe('verifying', () => {
  it('happens when it is asked for, and says what was found', async () => {
    serve([now, before])
    const asked: (string | null)[] = []
    serveCall(verify.verifyCompanyReport, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('reportId'))
      return { verification: sampleVerification({}) }
    })
    const { region, user } = await open('How it was generated')
    expect(asked).toEqual([])
    await user.click(region.getByRole('button', { name: 'Verify this report' }))
    expect(await region.findByText('Verified: it matches the answers')).toBeTruthy()
    expect(region.getByText('ab'.repeat(32))).toBeTruthy()
    expect(asked).toEqual([now.id])
    expect(region.getByRole('button', { name: 'Verify again' })).toBeTruthy()
  })

  it('lists what differs, with what is stored and what it is when it is made again', async () => {
    serve([now, before])
    serveCall(verify.verifyCompanyReport, {
      verification: sampleVerification({
        state: 'differs',
        why: [verificationReasons.contentChanged(60)],
        found: [{ is: 'contentChanged', count: 60 }],
        differences: [{ section: 'overview', path: 'overview.submissionRate', before: '99', now: '66.7' }],
        differencesTotal: 60,
      }),
    })
    const { region, user } = await open('How it was generated')
    await user.click(region.getByRole('button', { name: 'Verify this report' }))
    expect(await region.findByText('It doesn’t match')).toBeTruthy()
    expect(region.getByText(verificationReasons.contentChanged(60))).toBeTruthy()
    const table = within(region.getByRole('region', { name: 'Differences' }))
    expect(table.getByRole('row', { name: 'overview.submissionRate 99 66.7' })).toBeTruthy()
    expect(region.getByText('The first 1 of 60.')).toBeTruthy()
  })

  it('says what went wrong where it could not be done', async () => {
    serve([now, before])
    serveFailure(verify.verifyCompanyReport, failureResponse('NOT_FOUND', messages.reportNotFound))
    const { region, user } = await open('How it was generated')
    await user.click(region.getByRole('button', { name: 'Verify this report' }))
    expect(await region.findByText('The report couldn’t be verified')).toBeTruthy()
  })
})

const spring: Cycle = {
  id: 'c2',
  number: 2,
  name: 'Spring',
  reason: null,
  openedAt: '2026-11-20T10:00:00.000Z',
  openedBy: 'Olga Owner',
  asked: 2,
  answered: 1,
  reports: 0,
}

const run = {
  id: 'run-1',
  kind: 'cycle' as const,
  state: 'finished' as const,
  total: 2,
  done: 1,
  failed: 1,
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:00:05.000Z',
}

describe('asking again', () => {
  const asking = async () => {
    const { region, user, client } = await open('Asking again')
    expect(await region.findByText(/Everybody has been asked once so far/)).toBeTruthy()
    await user.click(region.getByRole('button', { name: 'Ask everybody again' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Open cycle 2 and ask everybody again?' }),
    )
    return { region, user, client, dialog }
  }

  it('says who can, to whoever cannot', async () => {
    serve([now, before])
    renderScreen(<CompanyWikiPage />, { as: sampleOrganization('admin') })
    const region = within(await screen.findByRole('region', { name: 'Asking again' }))
    expect(await region.findByText(/^Owners can ask everybody again/)).toBeTruthy()
    expect(region.queryByRole('button', { name: 'Ask everybody again' })).toBeNull()
  })

  it('asks first, opens the cycle and shows how it goes', async () => {
    serve([now, before])
    const sent = opened()
    const { region, user, dialog } = await asking()
    expect(dialog.getByText(/everybody gets a mail with a link/)).toBeTruthy()
    await user.type(dialog.getByLabelText(/Name of the cycle/), 'Spring')
    await user.click(dialog.getByRole('button', { name: 'Ask everybody again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ name: 'Spring' }])
    expect((await region.findByText(/1 person asked again, 1 not/)).textContent).not.toContain('mail')
    expect(await region.findByRole('rowheader', { name: '2: Spring' })).toBeTruthy()
  })

  it('needs a name, says so at its field, and asks nothing of the server before', async () => {
    serve([now, before])
    const sent = opened()
    const { user, dialog } = await asking()
    await user.click(dialog.getByRole('button', { name: 'Ask everybody again' }))
    const name = dialog.getByRole('textbox', { name: 'Name of the cycle' })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(dialog.getByText(messages.cycleNameMissing)).toBeTruthy()
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(sent).toEqual([])
    await user.type(name, 'Spring{Enter}')
    await waitFor(() => expect(sent).toEqual([{ name: 'Spring' }]))
  })

  it('forgets what was sent, also where its dialog was closed before the answer came', async () => {
    serve([now, before])
    const late = serveDeferred(cycles.openCycle, { cycle: spring, run })
    const { region, user, client, dialog } = await asking()
    await user.type(dialog.getByLabelText(/Name of the cycle/), 'Spring')
    await user.type(dialog.getByLabelText(/^Why/), 'Half a year')
    await user.click(dialog.getByRole('button', { name: 'Ask everybody again' }))
    await waitFor(() => expect(late.asked).toHaveLength(1))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    late.answer()
    await waitFor(() => expect(client.isMutating()).toBe(0))
    await user.click(region.getByRole('button', { name: 'Ask everybody again' }))
    const again = within(await screen.findByRole('dialog'))
    expect(again.getByLabelText(/Name of the cycle/)).toHaveProperty('value', '')
    expect(again.getByLabelText(/^Why/)).toHaveProperty('value', '')
  })

  it('says before and after that nobody is told where the server sends no mail', async () => {
    serve([now, before])
    serveCall(accounts.getServerInfo, {
      mail: 'mailbox',
      mailboxUrl: null,
      socialSignIn: null,
      authSyncPath: null,
    })
    opened()
    const { region, user, dialog } = await asking()
    expect(await dialog.findByText(/This server sends no mail, so let people know yourself/)).toBeTruthy()
    expect(dialog.getByText('Everybody reads it above the questions. You can leave it out.')).toBeTruthy()
    expect(dialog.queryByText(/told by mail/)).toBeNull()
    await user.type(dialog.getByLabelText(/Name of the cycle/), 'Spring')
    await user.click(dialog.getByRole('button', { name: 'Ask everybody again' }))
    expect(
      await region.findByText(
        /^1 person asked again, 1 not\. This server sends no mail, so let people know yourself.* Submissions has a link for each\.$/,
      ),
    ).toBeTruthy()
  })
})

/** Opens the cycle as soon as it is asked for; what it was asked with. */
const opened = () => {
  const sent: unknown[] = []
  serveCall(cycles.openCycle, ({ body }) => {
    sent.push(body)
    serveCall(cycles.listCycles, { cycles: [spring], next: null })
    return { cycle: spring, run }
  })
  serveCall(runs.getRun, {
    run,
    failures: [{ label: 'Ben Okafor', success: false, error: 'Wants no mails.' }],
  })
  return sent
}
