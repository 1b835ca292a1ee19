import { fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../../../testing/render.tsx'

/** For tests of the questionnaire's screens: one code, its address, and what a person sees and presses. */

export const code = 'ABCDEFGH12345678'
/** Where the device keeps the draft of that code. */
export const key = `muster.draft.code.${code}`

/** Everything that needs an answer, answered. */
export const complete = {
  full_name: 'Ada Lovelace',
  company: 'Northwind',
  title_department: 'Accountant, Finance',
  core_responsibilities: 'Payroll',
  role_clarity: '8',
  weekly_output: '7',
  recurring_deliverables: 'Reports',
}

/** The address of a step. */
export const at = (step?: string) => `/questionnaire/${code}${step === undefined ? '' : `?step=${step}`}`
export const open = renderApp

/** The step that the address names. */
export const stepOf = (app: ReturnType<typeof renderApp>) =>
  new URLSearchParams(app.router.state.location.searchStr).get('step')
/** Waits for a screen by its heading. */
export const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 4_000 })
/** Waits for the field of an open question. */
export const textbox = () => screen.findByRole('textbox', undefined, { timeout: 4_000 })
export const press = (key: string) => fireEvent.keyDown(document.body, { key })
/** What “Saved” says. */
export const saved = () => document.querySelector('[data-saved]')?.getAttribute('data-saved')
