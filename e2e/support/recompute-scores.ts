import type { Locator } from '@playwright/test'
import type { QuestionId, RawAnswers } from '../../insights/questionnaire/questionnaire.ts'
import { expect } from './fixtures.ts'

/** The sums of a grade, computed again from what the page shows (specification point 9). */

const given = (answers: RawAnswers, ...ids: QuestionId[]) =>
  ids.some((id) => answers[id] !== undefined) ? 8 : 6
const rating = (answers: RawAnswers, id: QuestionId) => Number(answers[id] ?? 7)
const yes = (answers: RawAnswers, id: QuestionId) => (answers[id] === 'Yes' ? 8 : 6)

/** What must be counted for each sub-score, in any order. */
const inputs = (answers: RawAnswers): Record<string, number[]> => ({
  Reliability: [
    rating(answers, 'role_clarity'),
    rating(answers, 'weekly_output'),
    rating(answers, 'job_satisfaction'),
  ],
  'Role fit': [rating(answers, 'role_clarity'), rating(answers, 'team_communication')],
  Scalability: [
    rating(answers, 'tool_effectiveness'),
    yes(answers, 'has_kpis'),
    yes(answers, 'aware_of_training'),
  ],
  Output: [rating(answers, 'weekly_output')],
  Initiative: [
    rating(answers, 'job_satisfaction'),
    given(answers, 'skill_development', 'career_goals'),
    given(answers, 'company_improvements'),
  ],
})

const byNumber = (a: number, b: number) => a - b

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** "(8 + 7 + 9) ÷ 3 = 8, ..." as what is added and what comes out; a single number is its own mean. */
const sumOf = (text: string): { added: number[]; result: number } => {
  const many = /\(([\d. +]+)\) ÷ (\d+) [=≈] ([\d.]*\d)/.exec(text)
  if (many === null) {
    const single = Number(/[\d.]*\d/.exec(text)?.[0])
    return { added: [single], result: single }
  }
  const added = (many[1] ?? '').split('+').map(Number)
  expect(added).toHaveLength(Number(many[2]))
  return { added, result: Number(many[3]) }
}

/** Every mean, every rounding and the overall hold, and what is counted is what was answered. */
export const expectRecomputed = async (why: Locator, answers: RawAnswers): Promise<void> => {
  const values: number[] = []
  for (const [label, expected] of Object.entries(inputs(answers))) {
    const text = await why.getByRole('region', { name: label, exact: true }).locator('.sums__sum').innerText()
    const { added, result } = sumOf(text)
    expect(added.toSorted(byNumber), label).toEqual(expected.toSorted(byNumber))
    expect(result, `${label}: ${text}`).toBeCloseTo(mean(added), 2)
    const value = Math.min(10, Math.max(1, Math.floor(mean(added) + 0.5)))
    expect(text).toContain(`rounded half up: ${value}`)
    values.push(value)
  }
  const text = await why.getByRole('region', { name: 'Overall' }).locator('.sums__sum').innerText()
  const { added, result } = sumOf(text)
  expect(added).toEqual(values)
  expect(result).toBeCloseTo(mean(values), 5)
  const thresholds: [string, number][] = [
    ['A', 8.7],
    ['A-', 8.3],
    ['B+', 7.7],
    ['B', 7],
    ['B-', 6.3],
    ['C+', 5.7],
    ['C', 5],
    ['C-', 4.3],
    ['D+', 3.7],
    ['D', 3],
  ]
  const grade = thresholds.find(([, from]) => mean(values) >= from)?.[0] ?? 'D-'
  const shown = why.getByRole('region', { name: 'Overall' }).locator('.sums__sum strong [aria-hidden]')
  expect(await shown.innerText()).toBe(grade.replace('-', '−'))
}
