import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { questionnaires as messages } from '../../../../contract/messages/questionnaires.ts'
import { questionOf, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { at, complete, heading, open, press } from '../testing/open-questionnaire.ts'
import { createFakeServer, invitation } from '../testing/fake-questionnaire-server.ts'

const readByMore = messages.readByMoreMeanwhile
let pretend = createFakeServer()

beforeEach(() => {
  pretend = createFakeServer()
  pretend.serve()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('review', () => {
  it('says who reads it by what the organization has settled by then', async () => {
    pretend.write(complete)
    serveCall(people.getInvitationStatus, { status: invitation({ reportVisibility: 'own' }) })
    const app = open(at('about-you'))
    await heading(/./)
    serveCall(people.getInvitationStatus, { status: invitation({ reportVisibility: 'organization' }) })
    app.router.history.push(at('review'))
    await heading('Your answers')
    expect(
      await screen.findByText(/^Northwind Traders shows released reports to all its members/),
    ).toBeDefined()
  })

  it('sends nothing under a word on its readers that does not hold any more: it says so, and asks again', async () => {
    pretend.write(complete)
    serveCall(people.getInvitationStatus, { status: invitation({ reportVisibility: 'own' }) })
    serveFailure(questionnaires.submitEmployeeAnswers, () =>
      failureResponse('BUSINESS_LOGIC_ERROR', readByMore),
    )
    const app = open(at('review'))
    await heading('Your answers')
    await screen.findByText(/^Colleagues see neither your answers nor your report/)
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    const refusal = await screen.findByRole('alert')
    expect(refusal.textContent).toContain('Not sent yet')
    expect(refusal.textContent).toContain(readByMore)
    expect(refusal.textContent).toContain('You can try again.')
    expect(screen.getByText(/^Northwind Traders shows released reports to all its members/)).toBeDefined()
    expect(pretend.submitted()).toBeNull()
    pretend.serve()
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    await heading(/^Thank you/)
    expect(pretend.told()).toBe('organization')
    expect(pretend.submitted()).toMatchObject(complete)
  })

  it('brings into sight why nothing was sent, once for each press and not by itself', async () => {
    pretend.write(complete)
    serveFailure(questionnaires.submitEmployeeAnswers, () =>
      failureResponse('INTERNAL', 'Something went wrong.'),
    )
    const brought: (string | null)[] = []
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      brought.push(this.textContent)
    })
    const app = open(at('review'))
    await heading('Your answers')
    for (const [press, times] of [
      ['Send my answers', 1],
      ['Try again', 2],
    ] as const) {
      await app.user.click(screen.getByRole('button', { name: press }))
      await waitFor(() => expect(brought).toHaveLength(times))
      // With the buttons that stand below it.
      expect(brought.at(-1)).toMatch(/Not sent yet.*Try again/)
    }
    // Whoever goes to change an answer and comes back finds it where it is.
    await app.user.click(screen.getByRole('button', { name: 'Back' }))
    await heading(questionOf('additional_feedback').prompt)
    press('Enter')
    await heading('Your answers')
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent yet')
    expect(brought).toHaveLength(2)
  })

  it('shows all answers, what is missing, and a way to each that comes back', async () => {
    pretend.write({ ...complete, role_clarity: '' })
    const app = open(at('review'))
    await heading('Your answers')
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    const missing = await screen.findByRole('alert')
    expect(missing.textContent).toMatch(/One answer needs you/)
    expect(pretend.submitted()).toBeNull()
    await app.user.click(within(missing).getByRole('button', { name: /How clear/ }))
    await heading(/How clear/)
    press('6')
    await app.user.click(screen.getByRole('button', { name: 'Back to your answers' }))
    await heading('Your answers')
    expect(screen.getByText('6 of 10')).toBeDefined()
    await app.user.click(screen.getByRole('button', { name: 'Change: What are you responsible for?' }))
    await heading('What are you responsible for?')
  })

  it('is walked on at the answer that was changed, unless it was left in another way since', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    const title = await heading('Your answers')
    expect(document.activeElement).toBe(title)
    const change = () => screen.getByRole('button', { name: /^Change: How clear/ })
    change().focus()
    await app.user.keyboard('{Enter}')
    await heading(/How clear/)
    press('6')
    press('Enter')
    await heading('Your answers')
    expect(screen.getByText('6 of 10')).toBeDefined()
    expect(document.activeElement).toBe(change())
    // The Enter that led here is held a little longer.
    expect(fireEvent.keyDown(change(), { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(change(), { key: 'Enter' })).toBe(true)

    // The same by the browser's way back, and after the page was loaded again at the question.
    await app.user.click(change())
    await heading(/How clear/)
    app.router.history.back()
    await heading('Your answers')
    expect(document.activeElement).toBe(change())
    await app.user.click(change())
    await heading(/How clear/)
    app.unmount()
    const again = open(`${at('role_clarity')}&back=review`)
    await heading(/How clear/)
    press('Enter')
    await heading('Your answers')
    expect(document.activeElement).toBe(change())

    await again.user.click(screen.getByRole('button', { name: 'Back' }))
    await heading(questionOf('additional_feedback').prompt)
    press('Enter')
    const walkedTo = await heading('Your answers')
    expect(document.activeElement).toBe(walkedTo)
  })

  it('says “Skipped” of what was passed by, and of nothing that was not reached', async () => {
    const { weekly_output: _w, recurring_deliverables: _r, ...begun } = complete
    pretend.write(begun)
    const app = open(at('role_clarity'))
    await heading(/How clear/)
    const said = (id: QuestionId) => screen.getByText(questionOf(id).prompt).nextElementSibling?.textContent
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading(questionOf('reporting_structure').prompt)
    await app.user.click(screen.getByRole('button', { name: 'Skip' }))
    await app.router.navigate({ to: '.', search: { step: 'review' } })
    await heading('Your answers')
    expect(said('reporting_structure')).toMatch(/^Skipped/)
    expect(said('has_kpis')).toMatch(/^Not answered yet/)
    expect(said('recurring_deliverables')).toMatch(/^Needs an answer/)
    // Once a later one is answered it was passed by, whichever visit that was in.
    app.unmount()
    pretend.write({ ...begun, additional_feedback: 'Thanks' })
    open(at('review'))
    await heading('Your answers')
    expect(said('has_kpis')).toMatch(/^Skipped/)
    expect(screen.queryByText('Not answered yet')).toBeNull()
  })

  it('leads to the question that the server will not take, with its message', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    serveFailure(questionnaires.submitEmployeeAnswers, () =>
      failureResponse('VALIDATION_ERROR', 'Too odd', {
        details: [{ path: 'answers.weekly_output', message: 'Too odd' }],
      }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    await heading(/typical week/)
    expect(screen.getByRole('alert').textContent).toBe('Too odd')
    pretend.serve()
    press('9')
    await app.user.click(screen.getByRole('button', { name: 'Back to your answers' }))
    await app.user.click(await screen.findByRole('button', { name: /Send my answers|Try again/ }))
    await heading(/Thank you/)
    expect(pretend.submitted()).toMatchObject({ weekly_output: '9' })
  })

  it('keeps everything where submitting fails, and sends it at the second try', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    serveFailure(questionnaires.submitEmployeeAnswers, () =>
      failureResponse('INTERNAL', 'Something went wrong'),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    const trouble = await screen.findByRole('alert')
    expect(trouble.textContent).toMatch(/Not sent yet.*Something went wrong/)
    // On a phone the bar with the button stays in sight: what happened is said there.
    const bar = screen.getByRole('button', { name: 'Try again' }).closest('.q-moves')
    expect(bar?.contains(trouble)).toBe(true)
    pretend.serve()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading(/Thank you/)
  })

  it('waits where too much was asked at once, and says so', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    serveFailure(questionnaires.submitEmployeeAnswers, () =>
      failureResponse('RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', {
        headers: { 'retry-after': '1' },
      }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Too many requests.*kept on this device/)
    pretend.serve()
    await screen.findByRole('heading', { level: 1, name: /Thank you/ })
  })

  it('does not send behind the back of somebody who went on to change an answer', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    serveFailure(questionnaires.submitEmployeeAnswers, () =>
      failureResponse('UNAVAILABLE', 'Away', { headers: { 'retry-after': '1' } }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    await screen.findByRole('alert')
    await app.user.click(screen.getByRole('button', { name: /^Change: How clear/ }))
    await heading(/How clear/)
    pretend.serve()
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    expect(pretend.submitted()).toBeNull()
  })

  it('lets answers be taken along beside the button where sending them goes on failing, and says it once', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    serveFailure(questionnaires.submitEmployeeAnswers, () =>
      HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502, headers: { 'retry-after': '0.1' } }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    const download = await screen.findByRole('button', { name: 'Download my answers' }, { timeout: 8_000 })
    expect(download.closest('.q-moves')).not.toBeNull()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.queryByText('Your answers are not being sent')).toBeNull()
    pretend.serve()
    await heading(/Thank you/)
  })

  it('asks nobody to try again what is sent by itself', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    serveFailure(questionnaires.submitEmployeeAnswers, () => HttpResponse.error())
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    const { textContent } = await screen.findByRole('alert')
    expect(textContent).toMatch(/Saved data is safe, and nothing was lost here\..*sent automatically/)
    expect(textContent).not.toMatch(/try again/)
  })

  it('goes on by itself once the server is back', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    serveFailure(questionnaires.submitEmployeeAnswers, () =>
      failureResponse('UNAVAILABLE', 'Away for a moment', { headers: { 'retry-after': '1' } }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/sent automatically/)
    pretend.serve()
    await screen.findByRole('heading', { level: 1, name: /Thank you/ })
  })
})
