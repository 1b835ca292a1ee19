import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { organizations } from '../../../contract/organizations.ts'
import { people } from '../../../contract/people.ts'
import { questionnaires } from '../../../contract/questionnaires.ts'
import { selectOrganization } from '../../core/organization.ts'
import { organizationOf, renderApp, signInForTest } from '../../testing/render.tsx'
import { answering, failing, refusing } from '../../testing/server.ts'
import { createPretendServer, invitation } from './testing/pretend-server.ts'

const code = 'ABCDEFGH12345678'
const key = `muster.draft.code.${code}`
const at = (step?: string) => `/questionnaire/${code}${step === undefined ? '' : `?step=${step}`}`
const complete = {
  full_name: 'Ada Lovelace',
  company: 'Northwind',
  title_department: 'Accountant, Finance',
  core_responsibilities: 'Payroll',
  role_clarity: '8',
  weekly_output: '7',
  recurring_deliverables: 'Reports',
}

let pretend = createPretendServer()
const open = renderApp
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const saved = () => document.querySelector('[data-saved]')?.getAttribute('data-saved')
const stepOf = (app: ReturnType<typeof renderApp>) =>
  new URLSearchParams(app.router.state.location.searchStr).get('step')
/** Tries to close the page; true where the browser would ask first. */
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  pretend = createPretendServer()
  pretend.serve()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('walking through', () => {
  it('greets by organization and name, and says who will read the answers before the first question', async () => {
    open(at())
    await heading('Hello, Ada')
    const readers = screen.getByRole('heading', { name: 'Who will read your answers' })
    expect(readers.parentElement).toHaveProperty(
      'textContent',
      expect.stringContaining('The owners and admins of Northwind Traders read them, with your name'),
    )
    expect(screen.getByText(/22 questions.*7 need an answer/)).toBeDefined()
  })

  it('goes from welcome to thank-you by keyboard alone', async () => {
    const app = open(at())
    await heading('Hello, Ada')
    press('Enter')
    await heading('About you')
    expect(screen.getByText('ada@northwind.example')).toBeDefined()
    press('Enter')
    await heading('Your Role & Responsibilities')
    press('Enter')
    await heading(/job title/)
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Accountant, Finance')
    await app.user.keyboard('{Enter}')
    await heading('What are you responsible for?')
    await app.user.keyboard('Payroll{Shift>}{Enter}{/Shift}Ledger{Enter}')
    await heading(/How clear/)
    press('8')
    press('Enter')
    await heading(/report to/)
    expect(screen.getByRole('button', { name: 'Skip' })).toBeDefined()
    press('Enter')
    await heading('Output & Accountability')
    press('Enter')
    await heading(/typical week/)
    press('0')
    expect(screen.getByRole('radio', { name: /^10/ })).toHaveProperty('checked', true)
    press('Enter')
    await heading(/again and again/)
    await app.user.keyboard('Reports{Enter}')
    await heading(/targets or KPIs/)
    press('y')
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true)
    while (stepOf(app) !== 'review') {
      const before = stepOf(app)
      press('Enter')
      await waitFor(() => expect(stepOf(app)).not.toBe(before))
    }
    await heading('Your answers')
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    await heading('Thank you, Ada')
    expect(screen.getByText(/What happens next/)).toBeDefined()
    expect(pretend.submitted()).toEqual({
      ...complete,
      company: 'Northwind Traders',
      core_responsibilities: 'Payroll\nLedger',
      weekly_output: '10',
      has_kpis: 'Yes',
    })
    expect(localStorage.getItem(key)).toBeNull()
  }, 20_000)

  it('says kindly what is needed, and loses nothing on the way back', async () => {
    const app = open(at('core_responsibilities'))
    await heading('What are you responsible for?')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toBe('Please answer: What are you responsible for?')
    await app.user.type(screen.getByRole('textbox'), 'Payroll')
    expect(screen.queryByRole('alert')).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Back' }))
    await heading(/job title/)
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByDisplayValue('Payroll')).toBeDefined()
  })

  it('keeps the step in the address, so that the browser’s Back works', async () => {
    const app = open(at('role_clarity'))
    await heading(/How clear/)
    press('7')
    press('Enter')
    await heading(/report to/)
    expect(stepOf(app)).toBe('reporting_structure')
    app.router.history.back()
    await heading(/How clear/)
    expect(screen.getByRole('radio', { name: '7' })).toHaveProperty('checked', true)
  })

  it('answers a scale as any group of radio buttons, with the words at its ends', async () => {
    const app = open(at('tool_effectiveness'))
    await heading(/tools help/)
    const group = screen.getByRole('radiogroup', { name: /tools help/ })
    expect(within(group).getAllByRole('radio')).toHaveLength(10)
    expect(within(group).getByRole('radio', { name: '1, They hold me back' })).toBeDefined()
    await app.user.click(within(group).getByRole('radio', { name: '10, They help me fully' }))
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
    await app.user.click(screen.getByRole('button', { name: 'Clear this answer' }))
    expect(screen.getByRole('button', { name: 'Skip' })).toBeDefined()
    expect(within(group).queryByRole('radio', { checked: true })).toBeNull()
  })

  it('leaves digits and letters alone while something is being written', async () => {
    const app = open(at('career_goals'))
    await heading(/Where would you like/)
    await app.user.type(screen.getByRole('textbox'), 'y8n')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'y8n')
  })

  it('leaves Enter to new lines where there is only a touch keyboard', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      matches: query.includes('coarse'),
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }))
    const app = open(at('career_goals'))
    await heading(/Where would you like/)
    await app.user.type(screen.getByRole('textbox'), 'Rome{Enter}Paris')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Rome\nParis')
    expect(stepOf(app)).toBe('career_goals')
  })

  it('counts characters only near the limit, and cuts nothing off', async () => {
    open(at('career_goals'))
    const field = await screen.findByRole('textbox')
    fireEvent.change(field, { target: { value: 'x'.repeat(4_499) } })
    expect(screen.queryByText(/characters/)).toBeNull()
    fireEvent.change(field, { target: { value: 'x'.repeat(4_990) } })
    expect(screen.getByText('10 characters left')).toBeDefined()
    fireEvent.change(field, { target: { value: 'x'.repeat(5_001) } })
    expect(screen.getByText(/1 characters too many/)).toBeDefined()
    press('Enter')
    expect((await screen.findByRole('alert')).textContent).toMatch(/5001 characters; at most 5000/)
    expect(field).toHaveProperty('value', 'x'.repeat(5_001))
  })
})

describe('review', () => {
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

  it('leads to the question that the server will not take, with its message', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    refusing(questionnaires.submitEmployeeAnswers, () =>
      failing('VALIDATION_ERROR', 'Too odd', {
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
    refusing(questionnaires.submitEmployeeAnswers, () => failing('INTERNAL', 'Something went wrong'))
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Not sent yet.*Something went wrong/)
    pretend.serve()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading(/Thank you/)
  })

  it('waits where too much was asked at once, and says so', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    refusing(questionnaires.submitEmployeeAnswers, () =>
      failing('RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', {
        headers: { 'retry-after': '1' },
      }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Too many requests.*kept on this device/)
    pretend.serve()
    await screen.findByRole('heading', { level: 1, name: /Thank you/ }, { timeout: 3_000 })
  })

  it('does not send behind the back of somebody who went on to change an answer', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    refusing(questionnaires.submitEmployeeAnswers, () =>
      failing('UNAVAILABLE', 'Away', { headers: { 'retry-after': '1' } }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    await screen.findByRole('alert')
    await app.user.click(screen.getByRole('button', { name: /^Change: How clear/ }))
    await heading(/How clear/)
    pretend.serve()
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    expect(pretend.submitted()).toBeNull()
  })

  it('goes on by itself once the server is back', async () => {
    pretend.write(complete)
    const app = open(at('review'))
    await heading('Your answers')
    refusing(questionnaires.submitEmployeeAnswers, () =>
      failing('UNAVAILABLE', 'Away for a moment', { headers: { 'retry-after': '1' } }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Send my answers' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/sent by themselves/)
    pretend.serve()
    await screen.findByRole('heading', { level: 1, name: /Thank you/ }, { timeout: 3_000 })
  })
})

describe('“Saved”', () => {
  it('says where the answer is: on the device, being sent, on the server', async () => {
    open(at('career_goals'))
    const field = await screen.findByRole('textbox')
    expect(saved()).toBe('nothing')
    fireEvent.change(field, { target: { value: 'Rome' } })
    expect(saved()).toBe('device')
    expect(localStorage.getItem(key)).toMatch(/Rome/)
    const release = pretend.holdSaves()
    await waitFor(() => expect(saved()).toBe('saving'), { timeout: 2_000 })
    release()
    await waitFor(() => expect(saved()).toBe('saved'))
    expect(pretend.answers()).toEqual({ career_goals: 'Rome' })
  })

  it('keeps while offline and sends at once when back', async () => {
    open(at('career_goals'))
    const field = await screen.findByRole('textbox')
    refusing(questionnaires.saveDraft, () => Response.error())
    fireEvent.change(field, { target: { value: 'Rome' } })
    await waitFor(() => expect(saved()).toBe('offline'), { timeout: 2_500 })
    expect(screen.getAllByText('Offline — kept on this device, will be sent').length).toBeGreaterThan(0)
    pretend.serve()
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(saved()).toBe('saved'))
  })

  it('waits as long as a server that is away asks for, then goes on by itself', async () => {
    open(at('career_goals'))
    const field = await screen.findByRole('textbox')
    refusing(questionnaires.saveDraft, () =>
      failing('UNAVAILABLE', 'Away', { headers: { 'retry-after': '1' } }),
    )
    fireEvent.change(field, { target: { value: 'Rome' } })
    await waitFor(() => expect(saved()).toBe('away'), { timeout: 2_500 })
    pretend.serve()
    await waitFor(() => expect(saved()).toBe('saved'), { timeout: 3_000 })
  })

  it('says so, and asks before leaving, only where nothing is kept', async () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem() {},
      clear() {},
      key: () => null,
      length: 0,
    }
    open(at('career_goals'))
    const field = await screen.findByRole('textbox')
    expect(leave()).toBe(false)
    vi.stubGlobal('localStorage', full)
    fireEvent.change(field, { target: { value: 'Rome' } })
    expect((await screen.findByRole('alert')).textContent).toMatch(/not keeping your answers/)
    expect(saved()).toBe('unsafe')
    expect(leave()).toBe(true)
    await waitFor(() => expect(saved()).toBe('saved'), { timeout: 2_500 })
    expect(leave()).toBe(false)
  })
})

describe('coming back', () => {
  it('goes on where it stopped after a reload in the middle, the server being away', async () => {
    const first = open(at('career_goals'))
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Rome' } })
    first.unmount()
    for (const call of [
      people.getInvitationStatus,
      questionnaires.getMySubmission,
      questionnaires.saveDraft,
    ]) {
      refusing(call, () => failing('UNAVAILABLE', 'Away', { headers: { 'retry-after': '1' } }))
    }
    open(at('career_goals'))
    expect(await screen.findByDisplayValue('Rome')).toBeDefined()
    expect(screen.getByText('Northwind Traders')).toBeDefined()
    pretend.serve()
    await waitFor(() => expect(pretend.answers()).toEqual({ career_goals: 'Rome' }), { timeout: 4_000 })
  })

  it('takes what another device wrote, and unsent answers of this one before it', async () => {
    const first = open(at('career_goals'))
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Rome' } })
    first.unmount()
    pretend.write({ career_goals: 'Paris', full_name: 'Ada L.' })
    const app = open(at())
    await heading('Welcome back, Ada')
    await app.user.click(screen.getByRole('button', { name: 'Go on where you stopped' }))
    await heading('Feedback & Improvement')
    await app.router.navigate({ to: '.', search: { step: 'career_goals' } })
    expect(await screen.findByDisplayValue('Rome')).toBeDefined()
    await app.router.navigate({ to: '.', search: { step: 'about-you' } })
    expect(await screen.findByDisplayValue('Ada L.')).toBeDefined()
  })

  it('hears of a second tab', async () => {
    open(at('career_goals'))
    await screen.findByRole('textbox')
    const edit = { text: 'From the other tab', at: Date.now(), by: 'other', stored: null }
    const newValue = JSON.stringify({ version: 1, about: null, edits: { career_goals: edit }, known: null })
    localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(await screen.findByDisplayValue('From the other tab')).toBeDefined()
  })

  it('finds a friendly closed screen where everything was sent, in another tab too', async () => {
    open(at('career_goals'))
    await screen.findByRole('textbox')
    pretend.complete(complete)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    await heading('You have already sent your answers')
    expect(screen.getByText(/Ask them to reopen/)).toBeDefined()
  })

  it('keeps what a closed questionnaire did not take, and says so', async () => {
    open(at('career_goals'))
    const field = await screen.findByRole('textbox')
    pretend.complete(complete)
    fireEvent.change(field, { target: { value: 'Rome' } })
    await screen.findByText(/One answer on this device changed after that/, undefined, { timeout: 3_000 })
    expect(localStorage.getItem(key)).toMatch(/Rome/)
  })
})

describe('the way in', () => {
  it.each([
    ['expired', 'This invitation has expired', /send it again/],
    ['revoked', 'This invitation is no longer valid', /Look for a newer e-mail/],
  ] as const)('says of an invitation that is %s what to do', async (state, title, advice) => {
    answering(people.getInvitationStatus, { status: invitation({ state }) })
    open(at())
    await heading(title)
    expect(screen.getByText(advice)).toBeDefined()
  })

  it('says that an answer written before the invitation expired is not lost', async () => {
    const first = open(at('career_goals'))
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Rome' } })
    refusing(questionnaires.saveDraft, () => failing('BUSINESS_LOGIC_ERROR', 'This invitation has expired.'))
    await screen.findByText('This invitation has expired.', undefined, { timeout: 3_000 })
    expect(saved()).toBe('held')
    first.unmount()
    answering(people.getInvitationStatus, { status: invitation({ state: 'expired' }) })
    open(at())
    await screen.findByText(/Nothing that you wrote is lost/)
  })

  it('tells of an unknown code and takes a better one, in any spelling', async () => {
    refusing(people.getInvitationStatus, () => failing('NOT_FOUND', 'Invitation not found: X'))
    const app = open('/employee-form/0000000000000000')
    await heading('We do not know this code')
    pretend.serve()
    const field = screen.getByLabelText('Invite code')
    await app.user.clear(field)
    await app.user.type(field, 'abcd')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toMatch(/16 letters and digits/)
    await app.user.type(field, '-efgh-1234-5678')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Hello, Ada')
    expect(app.router.state.location.pathname).toBe(`/questionnaire/${code}`)
  })

  it('asks for a code where there is none, and takes a pasted link', async () => {
    const app = open('/employee-form')
    await heading('Your questionnaire')
    await app.user.type(screen.getByLabelText('Invite code'), `https://x.example/#/questionnaire/${code}`)
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Hello, Ada')
    expect(app.router.state.location.pathname).toBe(`/questionnaire/${code}`)
  })

  it('fails with what happened and a retry', async () => {
    refusing(people.getInvitationStatus, () => failing('INTERNAL', 'Something went wrong on our side.'))
    const app = open(at())
    expect((await screen.findByRole('alert')).textContent).toMatch(/Something went wrong on our side/)
    pretend.serve()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Hello, Ada')
  })

  it('serves the signed-in member of the selected organization without a code', async () => {
    signInForTest()
    selectOrganization('org-1')
    answering(organizations.getUserOrganizations, { organizations: [organizationOf('employee')] })
    open('/employee-form')
    await heading('Hello, Ada')
    expect(pretend.heard().at(-1)).toMatchObject({ organization: 'org-1', authorization: 'Bearer token-1' })
  })

  it('says so where the member is nobody who answers', async () => {
    signInForTest()
    selectOrganization('org-1')
    answering(organizations.getUserOrganizations, { organizations: [organizationOf('owner')] })
    refusing(questionnaires.getMySubmission, () =>
      failing('NOT_FOUND', 'Employee not found: ada@northwind.example'),
    )
    open('/employee-form')
    await heading('This questionnaire cannot be opened')
    expect(screen.getByText('Employee not found: ada@northwind.example')).toBeDefined()
  })
})
