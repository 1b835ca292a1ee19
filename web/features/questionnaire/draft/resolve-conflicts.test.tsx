import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { at, complete, heading, key, open, saved, stepOf } from '../testing/open-questionnaire.ts'
import { createFakeServer } from '../testing/fake-questionnaire-server.ts'

/** Answers of this device that the server has others for; both went on from what stood there `before`. */
const differing = (mine: Record<string, string>, theirs: Record<string, string>, before = '') => {
  const server = createFakeServer()
  server.write({ ...complete, ...theirs })
  server.serve()
  const edit = ([id, text]: [string, string]) => [id, { text, at: 1, by: 'a', stored: null, base: before }]
  localStorage.setItem(
    key,
    JSON.stringify({
      version: 1,
      about: null,
      edits: Object.fromEntries(Object.entries(mine).map(edit)),
      known: { revision: 0, answers: {} },
    }),
  )
  return server
}

const choice = (name: RegExp) => screen.findByRole('region', { name }, { timeout: 4_000 })

/** One of the questions has the focus; the whole page, where nothing has it, is none of them. */
const isOn = (text: string) =>
  waitFor(() => {
    expect(document.activeElement?.parentElement?.tagName).toBe('DL')
    expect(document.activeElement?.textContent).toContain(text)
  })

it('whoever comes to compare two devices’ answers comes to them, and each choice leads to the next', async () => {
  const server = differing(
    { has_kpis: 'Yes', key_skills: 'Sums', career_goals: 'Lead the works' },
    { has_kpis: 'No', key_skills: 'Drawing', career_goals: 'To rest' },
  )
  const { user } = open(at('key_skills'))
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }, { timeout: 4_000 }))
  const region = await choice(/^3 answers differ/)
  await waitFor(() => expect(document.activeElement).toBe(region))

  await user.click(
    within(region).getByRole('button', { name: /^Use this answer, from this device: .*best at/ }),
  )
  await isOn('To rest')
  // There is none after the last: the first of those that are left.
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await isOn('KPIs')
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back to where you were' })),
  )
  await waitFor(
    () =>
      expect(server.answers()).toMatchObject({
        has_kpis: 'Yes',
        key_skills: 'Sums',
        career_goals: 'To rest',
      }),
    { timeout: 4_000 },
  )
})

it('whoever has chosen goes back to where they were, whatever step that was', async () => {
  differing({ career_goals: 'Lead the works' }, { career_goals: 'To rest' })
  const app = open(at('key_skills'))
  const { user } = app
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }, { timeout: 4_000 }))
  await choice(/^One answer differs/)
  await user.click(screen.getByRole('button', { name: /^Use this answer, from this device: / }))
  await user.click(await screen.findByRole('button', { name: 'Back to where you were' }))
  await heading(/best at/)
  expect(stepOf(app)).toBe('key_skills')
  // Whoever comes to the review by themselves came from nowhere to go back to.
  await app.router.navigate({ to: '.', search: { step: 'review' } })
  await heading('Your answers')
  expect(screen.queryByRole('button', { name: 'Back to where you were' })).toBeNull()
})

it.each([
  { what: 'one’s own of two, the other blank', mine: 'Lead', theirs: '', device: 'this', stored: 'Lead' },
  { what: 'the blank of the other device', mine: 'Lead', theirs: '', device: 'the other', stored: '' },
  { what: 'one’s own blank', mine: '', theirs: 'To rest', device: 'this', stored: '' },
  {
    what: 'the other’s, one’s own blank',
    mine: '',
    theirs: 'To rest',
    device: 'the other',
    stored: 'To rest',
  },
])('the way back stays where one of two answers is blank: $what', async (given) => {
  const { mine, theirs, device, stored } = given
  const server = differing({ career_goals: mine }, { career_goals: theirs }, 'To draw')
  const app = open(at('key_skills'))
  const { user } = app
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }, { timeout: 4_000 }))
  await choice(/^One answer differs/)
  await user.click(
    screen.getByRole('button', { name: new RegExp(`^Use this answer, from ${device} device: `) }),
  )
  const back = await screen.findByRole('button', { name: 'Back to where you were' })
  await waitFor(() => expect(document.activeElement).toBe(back))
  await waitFor(() => expect(server.answers()['career_goals'] ?? '').toBe(stored), { timeout: 4_000 })
  await waitFor(() => expect(saved()).toBe('saved'), { timeout: 4_000 })
  await user.click(screen.getByRole('button', { name: 'Back to where you were' }))
  await heading(/best at/)
  expect(stepOf(app)).toBe('key_skills')
})

it('what two devices answered to yes or no and on a scale is told in the language of the page', async () => {
  localStorage.setItem('muster.language', 'de')
  differing({ has_kpis: 'Yes', job_satisfaction: '4' }, { has_kpis: 'No', job_satisfaction: '9' })
  open(at('review'))
  const region = within(await choice(/^2 Antworten/))
  expect(region.getByText('Ja')).toBeTruthy()
  expect(region.getByText('Nein')).toBeTruthy()
  expect(region.getByText('4 von 10')).toBeTruthy()
  expect(region.queryByText('Yes')).toBeNull()
})

it('all else is said to be saved while answers wait for a choice, on a step and on the review', async () => {
  const server = differing({ key_skills: 'Sums', career_goals: 'Rome' }, { key_skills: 'Drawing' })
  const { user } = open(at('key_skills'))
  const compare = await screen.findByRole('button', { name: 'Compare and choose' }, { timeout: 4_000 })
  await waitFor(() => expect(server.answers()).toMatchObject({ career_goals: 'Rome' }), { timeout: 4_000 })
  await waitFor(() => expect(saved()).toBe('choice'))
  const sign = () => document.querySelector('.q-saved')?.textContent
  expect(sign()).toContain('Other answers saved — one waits for your choice')
  await user.click(compare)
  await choice(/^One answer differs/)
  expect(sign()).toContain('Other answers saved — one waits for your choice')
  expect(document.body.textContent).not.toContain('not sent')
  await user.click(screen.getByRole('button', { name: /^Use this answer, from this device: / }))
  await waitFor(() => expect(sign()).toContain('Saved'), { timeout: 4_000 })
  expect(saved()).toBe('saved')
})
