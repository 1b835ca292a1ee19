import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { release } from '../../../../contract/calls/reports/release-report.ts'
import { reports } from '../../../../contract/calls/reports/reports.ts'
import { filledButtons } from '../../../testing/primary-buttons.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { failureResponse, serveCall, serveFailure } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { sampleStep, serveReport } from '../testing/serve-report.ts'

const people = ['Ada Lovelace', 'Ben Okafor'].map((name, index) =>
  samplePerson(`e${index + 1}`, name, 'Finance', goodAnswers({ weekly_output: index === 0 ? '2' : '9' })),
)
const waiting = new Set<string>()
const sent: unknown[] = []

const entry = (employeeId: string) => ({
  employeeId,
  name: employeeId,
  version: 1,
  state: 'draft' as const,
})

beforeEach(() => {
  waiting.clear()
  sent.length = 0
  for (const { employeeId } of people.map(({ id }) => ({ employeeId: id }))) waiting.add(employeeId)
  serveReport(({ request }) => {
    const id = new URL(request.url).searchParams.get('employeeId')
    const person = people.find((one) => one.id === id) ?? people[0]
    if (person === undefined) throw new Error('Nobody is there.')
    const state = waiting.has(person.id) ? 'draft' : 'released'
    const report = sampleReport(person, { version: 1, id: `report-${person.id}`, state })
    return { report, latestVersion: 1, versions: [1] }
  })
  serveCall(release.listReviews, ({ request }) => {
    const after = new URL(request.url).searchParams.get('after')
    const reviews = [...waiting].filter((id) => after === null || id > after).map(entry)
    return { reviews, next: null, waiting: waiting.size }
  })
  serveCall(reports.getReportAnswers, {
    rawAnswers: { weekly_output: '2', company_improvements: 'Fewer meetings' },
    submittedAt: null,
    isCurrent: true,
  })
  serveCall(release.reviewReport, ({ body }) => {
    sent.push(body)
    return { state: 'reviewed' as const, step: sampleStep('reviewed') }
  })
  serveCall(release.releaseReport, ({ body }) => {
    sent.push(body)
    waiting.delete(Object(body).employeeId)
    return { state: 'released' as const, step: sampleStep('released'), emailSent: false, notice: null }
  })
})

const open = (at = '/reports/e1?queue=review') => renderScreen(<EmployeeReportPage employeeId="e1" />, { at })

it('takes two clicks and a reason to release a draft, and opens the next one', async () => {
  const { user, router } = open()
  let clicks = 0
  const click = async (name: string) => {
    clicks += 1
    await user.click(await screen.findByRole('button', { name }))
  }
  expect(await screen.findByText(/^2 reports wait for review/)).toBeTruthy()
  await click('Review and release')
  const reason = await screen.findByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await user.type(reason, 'Read with all answers.')
  await click('Release and open next')
  await waitFor(() => expect(router.state.location.pathname).toBe('/reports/e2'))
  expect(router.state.location.search).toEqual({ queue: 'review' })
  expect(sent).toEqual([
    { employeeId: 'e1', version: 1, reason: 'Read with all answers.' },
    { employeeId: 'e1', version: 1 },
  ])
  expect(clicks).toBe(2)
})

it('is gone through by keys, unless something is typed or the keys are turned off', async () => {
  const { user, router } = open()
  await screen.findByText(/^2 reports wait for review/)
  await user.keyboard('r')
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'n')
  expect(router.state.location.pathname).toBe('/reports/e1')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Turn keys off' }))
  await user.keyboard('n')
  await user.click(screen.getByRole('button', { name: 'Turn keys on' }))
  expect(router.state.location.pathname).toBe('/reports/e1')
  await user.keyboard('n')
  await waitFor(() => expect(router.state.location.pathname).toBe('/reports/e2'))
  expect(sent).toEqual([])
})

it('says what is done where only the review was stored, and goes on with the release alone', async () => {
  serveFailure(release.releaseReport, failureResponse('BUSINESS_LOGIC_ERROR', messages.outAlready))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Review and release' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Read with all answers.')
  await user.click(dialog.getByRole('button', { name: /^Release/ }))
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'Your review is saved. The report isn’t released yet',
  )
  expect(dialog.queryByRole('button', { name: 'Review only' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: /^Release/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('shows what stands out and the answers beside the report, and where it is released the next draft', async () => {
  const { user } = open()
  const side = within(await screen.findByRole('complementary', { name: 'Before you release' }))
  expect(side.getByText('This is the first version.')).toBeTruthy()
  expect(await side.findByText('Fewer meetings')).toBeTruthy()
  expect(side.getAllByText('Not answered').length).toBeGreaterThan(5)
  waiting.delete('e1')
  await user.click(screen.getByRole('button', { name: 'Next draft' }))
})

it('has the next draft as its main action where a report is released, and none where nothing waits', async () => {
  waiting.delete('e1')
  const { unmount } = open('/reports/e1')
  await screen.findByRole('button', { name: 'Next draft' })
  expect(filledButtons()).toEqual(['Next draft'])
  unmount()
  waiting.clear()
  open('/reports/e1')
  await screen.findByRole('button', { name: 'Withdraw' })
  expect(filledButtons()).toEqual([])
})
