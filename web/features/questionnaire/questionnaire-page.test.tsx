import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at, complete, heading, key, open, press, stepOf, textbox } from './testing/open-questionnaire.ts'
import { createFakeServer } from './testing/fake-questionnaire-server.ts'

let pretend = createFakeServer()

beforeEach(() => {
  pretend = createFakeServer()
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
    const field = await textbox()
    fireEvent.change(field, { target: { value: 'x'.repeat(4_499) } })
    expect(screen.queryByText(/characters/)).toBeNull()
    fireEvent.change(field, { target: { value: 'x'.repeat(4_990) } })
    expect(screen.getByText('10 characters left').className).toContain('q-quiet')
    expect(field.getAttribute('aria-invalid')).toBe('false')
    fireEvent.change(field, { target: { value: 'x'.repeat(5_001) } })
    expect(screen.getByText(/1 character too many/).className).toContain('q-error')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    press('Enter')
    expect((await screen.findByRole('alert')).textContent).toMatch(/5001 characters; at most 5000/)
    expect(field).toHaveProperty('value', 'x'.repeat(5_001))
  })
})
