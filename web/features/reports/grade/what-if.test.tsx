import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { gradeText } from '../../../../insights/scoring/grades.ts'
import { readInputs, scoresOf } from '../../../../insights/scoring/scores.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { WhatIf } from './what-if.tsx'

const show = (answers: RawAnswers) => {
  renderScreen(<WhatIf report={sampleReport(samplePerson('e1', 'Ada Lovelace', 'Finance', answers))} />)
  return userEvent.setup()
}
const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByText('Try different answers'))
}
const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('starts from the answers given, and moves nothing', async () => {
  const answers = goodAnswers()
  await open(show(answers))
  const { overall, reliability } = scoresOf(readInputs(answers))
  expect(rowOf('Overall')).toEqual([overall.toFixed(1), overall.toFixed(1), 'same'])
  expect(rowOf('Reliability')).toEqual([`${reliability}`, `${reliability}`, 'same'])
  expect(screen.getByRole('status').textContent).toBe('These are the actual answers.')
  expect(screen.getAllByDisplayValue('9 (actual answer)')).toContain(
    screen.getByRole('combobox', { name: 'Role clarity' }),
  )
})

test('shows what other answers would give by the same formulas, and asks the server for nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const answers = goodAnswers()
  const user = show(answers)
  await open(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Weekly output' }), '2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Having KPIs' }), 'No: counts as 6')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Naming improvements' }),
    'Nothing named: counts as 6',
  )
  const now = scoresOf(readInputs(answers))
  const then = scoresOf(
    readInputs({ ...answers, weekly_output: '2', has_kpis: 'no', company_improvements: '' }),
  )
  expect(then.overall).toBeLessThan(now.overall)
  expect(rowOf('Output').slice(0, 2)).toEqual([`${now.output}`, `${then.output}`])
  expect(rowOf('Overall')).toEqual([
    now.overall.toFixed(1),
    then.overall.toFixed(1),
    `−${(now.overall - then.overall).toFixed(1)}`,
  ])
  const said = screen.getByRole('status')
  expect(said.textContent).toContain(`With 3 different answers: ${then.overall.toFixed(1)}, `)
  expect(said.textContent).toContain(`${gradeText(then.grade)}.`)
  await user.click(screen.getByRole('button', { name: 'Back to the actual answers' }))
  expect(rowOf('Overall')[2]).toBe('same')
  expect(fetched).not.toHaveBeenCalled()
})

test('an answer that was left out stands as its default, and can be given', async () => {
  const user = show(goodAnswers({ role_clarity: '' }))
  await open(user)
  const clarity = screen.getByRole('combobox', { name: 'Role clarity' })
  expect(screen.getByDisplayValue('No answer: counts as 7 (actual answer)')).toBe(clarity)
  const before = rowOf('Role fit')
  await user.selectOptions(clarity, '7')
  expect(rowOf('Role fit')).toEqual(before)
  await user.selectOptions(clarity, '1')
  expect(rowOf('Role fit')[2]).toMatch(/^−/)
})
