import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { release, type ReleaseState } from '../../../../contract/calls/reports/release-report.ts'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { filledButtons } from '../../../testing/primary-buttons.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { withTexts } from '../editor/editable-texts.ts'
import { sampleStep, serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers({ job_satisfaction: 'fine' }))
const generated = sampleReport(ada, { version: 1, id: 'r1', state: 'draft' })
const edited: StoredEmployeeReport = {
  ...withTexts(generated, new Map([['strengths.0', 'Keeps payroll calm.']])),
  id: 'r2',
  version: 2,
  origin: 'edited',
  generatedVersion: 1,
}
const page = <EmployeeReportPage employeeId="e1" />

/** The page of version 2, in this state. */
const serve = (
  state: ReleaseState,
  steps?: Parameters<typeof serveReport>[1],
  change: Partial<StoredEmployeeReport> = {},
) => {
  serveReport(({ request }) => {
    const asked = new URL(request.url).searchParams.get('version')
    return {
      report: asked === '1' ? generated : { ...edited, state, ...change },
      latestVersion: 2,
      versions: [2, 1],
    }
  }, steps)
  serveCall(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: false })
}
const bar = async () => within(await screen.findByRole('region', { name: 'Release' }))

describe('a person decides about a report', () => {
  it('reviewing shows what to look at, and needs words of one’s own', async () => {
    serve('draft')
    let sent: unknown
    serveCall(release.reviewReport, ({ body }) => {
      sent = body
      return { state: 'reviewed' as const, step: sampleStep('reviewed') }
    })
    const { user } = renderScreen(page)
    const shown = await bar()
    expect(shown.getByText(/can’t see it until it is released/)).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Review and release' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Review version 2 of the report of Ada Lovelace' }),
    )
    expect(dialog.getByText(/No readable answer, so the default counts: .*satisfaction/i)).toBeTruthy()
    expect(await dialog.findByText(/The answers have changed since, or are open for changes\./)).toBeTruthy()
    expect(await dialog.findByText(/One text differs from the generated one in version 1/)).toBeTruthy()
    expect(dialog.getByText('Keeps payroll calm.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Review only' }))
    expect(dialog.getByText(messages.reviewReasonMissing)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('textbox'))
    await user.type(dialog.getByRole('textbox'), 'Looks fine')
    await user.click(dialog.getByRole('button', { name: 'Review only' }))
    expect(dialog.getByText(messages.reviewReasonShort)).toBeTruthy()
    expect(sent).toBeUndefined()
    await user.clear(dialog.getByRole('textbox'))
    await user.type(dialog.getByRole('textbox'), ' I read it with her answers. ')
    await user.click(dialog.getByRole('button', { name: 'Review only' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual({ employeeId: 'e1', version: 2, reason: 'I read it with her answers.' })
  })

  it.each([
    ['draft', ['Review and release']],
    ['reviewed', ['Release']],
    ['released', []],
    ['acknowledged', []],
    ['contested', ['Respond']],
    ['withdrawn', ['Review again']],
  ] as const)('has one main action where the version is %s', async (state, main) => {
    serve(state)
    renderScreen(page)
    await bar()
    expect(filledButtons()).toEqual(main)
  })

  it.each([
    ['smtp', /^They get a mail/],
    ['none', /^This server sends no mail, so let them know yourself/],
  ] as const)('releasing says who tells the person, where mail goes by %s', async (mail, said) => {
    serve('reviewed')
    serveCall(accounts.getServerInfo, { mail, mailboxUrl: null, socialSignIn: null, authSyncPath: null })
    const { user } = renderScreen(page)
    await user.click((await bar()).getByRole('button', { name: 'Release' }))
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('is sent once by two presses at once, and again after a failure', async () => {
    serve('draft')
    let isAway = true
    const sent: unknown[] = []
    serveCall(release.reviewReport, ({ body }) => {
      sent.push(body)
      if (isAway) throw failureResponse('INTERNAL', 'Something went wrong.')
      return { state: 'reviewed' as const, step: sampleStep('reviewed') }
    })
    const { user } = renderScreen(page)
    await user.click((await bar()).getByRole('button', { name: 'Review and release' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Review version 2/ }))
    await user.type(dialog.getByRole('textbox'), 'Read with her answers.')
    const send = dialog.getByRole('button', { name: 'Review only' })
    fireEvent.click(send)
    fireEvent.click(send)
    await dialog.findByRole('alert')
    expect(sent).toHaveLength(1)
    isAway = false
    fireEvent.click(send)
    fireEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toHaveLength(2)
  })

  it('is released once by two presses at once', async () => {
    serve('reviewed', [sampleStep('reviewed', { text: 'Read with her answers.' })])
    let sent = 0
    serveCall(release.releaseReport, () => {
      sent += 1
      return { state: 'released' as const, step: sampleStep('released'), emailSent: true, notice: null }
    })
    const { user } = renderScreen(page)
    await user.click((await bar()).getByRole('button', { name: 'Release' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Release version 2/ }))
    const act = dialog.getByRole('button', { name: 'Release' })
    fireEvent.click(act)
    fireEvent.click(act)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toBe(1)
  })

  it('releasing says what follows, and why it was refused', async () => {
    serve('reviewed', [sampleStep('reviewed', { text: 'Read with her answers.' })])
    serveFailure(release.releaseReport, failureResponse('BUSINESS_LOGIC_ERROR', messages.ownReportByAnother))
    const { user } = renderScreen(page)
    const shown = await bar()
    expect(await shown.findByText('Read with her answers.')).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Release' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Release version 2/ }))
    expect(dialog.getByText(/contains no score and no grade/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Release' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(messages.ownReportByAnother)
    expect((await dialog.findByRole('alert')).textContent).toContain('Nothing was changed.')
  })

  it('a contested one shows what was written and takes a response', async () => {
    serve('contested', [
      sampleStep('contested', { text: 'I trained two people.', by: { userId: 'u', name: 'Ada Lovelace' } }),
    ])
    let sent: unknown
    serveCall(release.respondToContest, ({ body }) => {
      sent = body
      return { state: 'contested' as const, step: sampleStep('answered'), emailSent: true, notice: null }
    })
    const { user } = renderScreen(page)
    const shown = await bar()
    expect(await shown.findByText('I trained two people.')).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Respond' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Respond to Ada Lovelace' }))
    await user.type(dialog.getByRole('textbox', { name: /Your response/ }), 'You are right.')
    await user.click(dialog.getByRole('button', { name: 'Send response' }))
    await waitFor(() => expect(sent).toEqual({ employeeId: 'e1', version: 2, comment: 'You are right.' }))
  })

  it('what is out is withdrawn with a reason; nothing else is offered', async () => {
    serve('released', [sampleStep('released')])
    let sent: unknown
    serveCall(release.withdrawReport, ({ body }) => {
      sent = body
      return {
        state: 'withdrawn' as const,
        step: sampleStep('withdrawn'),
        emailSent: true,
        notice: null,
      }
    })
    const { user } = renderScreen(page)
    const shown = await bar()
    expect(shown.queryByRole('button', { name: /Review|^Release/ })).toBeNull()
    await user.click(shown.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Withdraw version 2/ }))
    // Its person reads the reason, and nobody learns so afterwards.
    expect(dialog.getByText('Ada Lovelace can read it, with your name.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(dialog.getByText(messages.withdrawReasonMissing)).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'A wrong person.')
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(sent).toEqual({ employeeId: 'e1', version: 2, reason: 'A wrong person.' }))
  })

  it('edited texts stand beside the generated ones', async () => {
    serve('draft')
    renderScreen(page)
    const list = within(
      await screen.findByRole('list', { name: 'Changed texts next to the generated ones', hidden: true }),
    )
    expect(list.getByText('Keeps payroll calm.')).toBeTruthy()
    expect(list.getByText(generated.strengths[0]?.text ?? '')).toBeTruthy()
    expect(screen.getByText(/1 edited text, compared with generated version 1/)).toBeTruthy()
  })

  it('texts that a language model worded stand beside the generated ones, under review too', async () => {
    serve('draft', [], { origin: 'written' })
    const { user } = renderScreen(page)
    expect(
      await screen.findByText(/1 text worded by the language model, compared with generated version 1/),
    ).toBeTruthy()
    await user.click((await bar()).getByRole('button', { name: 'Review and release' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Review version 2/ }))
    expect(
      await dialog.findByText(/The language model worded texts of this version from quoted answers\./),
    ).toBeTruthy()
    const list = within(dialog.getByRole('list', { name: 'Changed texts next to the generated ones' }))
    expect(list.getByText('Worded')).toBeTruthy()
    expect(list.getByText(generated.strengths[0]?.text ?? '')).toBeTruthy()
  })

  it('of worded texts whose generated version is gone, every one has to be read', async () => {
    serve('draft', [], { origin: 'written', generatedVersion: null })
    const { user } = renderScreen(page)
    await user.click((await bar()).getByRole('button', { name: 'Review and release' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Review version 2/ }))
    expect(
      dialog.getByText(
        /The language model worded texts of this version, and the generated version is no longer kept\./,
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/compared with generated version/)).toBeNull()
  })
})

describe('the person whom a report is about', () => {
  const serveOwn = (state: ReleaseState, steps: Parameters<typeof serveReport>[1] = []) =>
    serveReport(
      { report: { ...edited, generatedVersion: null, state }, latestVersion: 2, versions: [2], isOwn: true },
      steps,
    )
  const own = async () => within(await screen.findByRole('region', { name: 'Your answer' }))

  it('is told who sees it, why, for how long and what they can do, and who decided', async () => {
    serveOwn('released', [
      sampleStep('released'),
      sampleStep('reviewed', { text: 'Read with your answers.' }),
    ])
    const { user } = renderScreen(page, { as: 'employee' })
    const shown = await own()
    expect(await shown.findByText('Read with your answers.')).toBeTruthy()
    for (const fact of ['Who sees this', 'Why it exists', 'How long it is kept', 'What it is based on']) {
      expect(screen.getByText(fact, { selector: 'dt' })).toBeTruthy()
    }
    const notice = screen.getByText(/Your colleagues can’t\./).closest('details')
    expect(notice?.open).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Who sees this' }))
    expect(notice?.open).toBe(true)
    expect(document.activeElement?.textContent).toBe('Who sees this, why, and what you can do')
    expect(screen.queryByRole('region', { name: 'Release' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Review|Withdraw|History/ })).toBeNull()
  })

  it('has their answer as the one main action of the page, also where they may generate it again', async () => {
    serveOwn('released')
    renderScreen(page)
    await own()
    expect(filledButtons()).toEqual(['Acknowledge'])
    expect(screen.getByRole('button', { name: 'Regenerate' })).toBeTruthy()
  })

  it('acknowledges it without having to write anything', async () => {
    serveOwn('released')
    let sent: unknown
    serveCall(release.answerReport, ({ body }) => {
      sent = body
      return { state: 'acknowledged' as const, step: sampleStep('acknowledged') }
    })
    const { user } = renderScreen(page, { as: 'employee' })
    await user.click((await own()).getByRole('button', { name: 'Acknowledge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge this report?' }))
    expect(dialog.getByText(/not that you agree/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }))
    await waitFor(() => expect(sent).toEqual({ employeeId: 'e1', version: 2, answer: 'acknowledged' }))
  })

  it('contests it with a comment, also after having acknowledged it', async () => {
    serveOwn('acknowledged')
    let sent: unknown
    serveCall(release.answerReport, ({ body }) => {
      sent = body
      return { state: 'contested' as const, step: sampleStep('contested') }
    })
    const { user } = renderScreen(page, { as: 'employee' })
    const shown = await own()
    expect(shown.queryByRole('button', { name: 'Acknowledge' })).toBeNull()
    await user.click(shown.getByRole('button', { name: 'I see it differently' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'I see it differently' }))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(dialog.getByText(messages.stepCommentMissing)).toBeTruthy()
    expect(sent).toBeUndefined()
    await user.type(dialog.getByRole('textbox'), 'I trained two people.')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(sent).toEqual({
        employeeId: 'e1',
        version: 2,
        answer: 'contested',
        comment: 'I trained two people.',
      }),
    )
  })
})
