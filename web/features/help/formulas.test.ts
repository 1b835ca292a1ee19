import { array, assert, constantFrom, integer, property, record, type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { gradeOfPoints, gradeText, meanGradePoints, scoredGrades } from '../../../insights/scoring/grades.ts'
import type { RawAnswers } from '../../../insights/questionnaire/questionnaire.ts'
import { inputIds, readInputs, scoresOf, subScoreIds, workingsOf } from '../../../insights/scoring/scores.ts'
import { english } from '../../../insights/catalog/report-texts.ts'
import { readArticle } from './articles.ts'

/** Somebody who has nothing but the article computes a report, and comes to the numbers of the code. */

const { parts } = readArticle('grades', { hasBilling: true })
const tableOf = (title: string): string[][] => {
  const { markdown = '' } = parts.find((part) => part.title === title) ?? {}
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
}
const inputs = tableOf('What is read')
const formulas = tableOf('The sub-scores')
const grades = tableOf('Overall score and grade').map(([grade = '', from, points]) => ({
  grade,
  from: Number(from),
  points: Number(points),
}))

/** What the article says that an input counts as, from what was answered. */
const valueOf = (label: string, read: number | boolean | null): number => {
  const how = inputs.find(([name]) => name?.toLowerCase() === label)?.[2] ?? ''
  const [first = Number.NaN, second = Number.NaN] = [...how.matchAll(/\d+/g)].map(([digits]) =>
    Number(digits),
  )
  if (how.startsWith('its first number')) return typeof read === 'number' ? read : first
  return read === true ? first : second
}

const answers: Arbitrary<RawAnswers> = record(
  {
    role_clarity: integer({ min: 1, max: 10 }).map(String),
    weekly_output: integer({ min: 1, max: 10 }).map(String),
    job_satisfaction: integer({ min: 1, max: 10 }).map(String),
    team_communication: integer({ min: 1, max: 10 }).map(String),
    tool_effectiveness: integer({ min: 1, max: 10 }).map(String),
    has_kpis: constantFrom('yes', 'no'),
    aware_of_training: constantFrom('yes', 'no'),
    skill_development: constantFrom('SQL', 'none'),
    career_goals: constantFrom('To lead a team', 'n/a'),
    company_improvements: constantFrom('Fewer meetings', '-'),
  },
  { requiredKeys: [] },
)

test('whoever follows the article comes to every sub-score, the overall score and the grade', () => {
  expect(inputs).toHaveLength(inputIds.length)
  assert(
    property(answers, (raw) => {
      const readings = readInputs(raw)
      const reading = new Map(
        inputIds.map((id) => [english.say(`inputs.${id}`).toLowerCase(), readings[id]] as const),
      )
      const byHand = formulas.map(([, formula = '']) => {
        const names = formula
          .replace(/, rounded half up$/, '')
          .replace(/^mean of /, '')
          .split(/, | and /)
          .map((name) => name.toLowerCase())
        const sum = names.reduce((total, name) => total + valueOf(name, reading.get(name) ?? null), 0)
        return Math.floor(sum / names.length + 0.5 + 1e-9)
      })
      const overall = byHand.reduce((total, score) => total + score, 0) / byHand.length
      const grade = grades.find(({ from }) => overall >= from - 1e-9)?.grade
      const scores = scoresOf(readings)
      expect(byHand).toEqual(subScoreIds.map((id) => scores[id]))
      expect(overall).toBeCloseTo(scores.overall, 9)
      expect(grade).toBe(gradeText(scores.grade))
    }),
  )
  expect(workingsOf({}, english).overall.formula).toBe('mean of the five rounded sub-scores')
})

test('the points of the article turn grades into a department’s grade', () => {
  expect(grades.map(({ grade }) => grade)).toEqual(scoredGrades.map(gradeText))
  assert(
    property(array(constantFrom(...scoredGrades), { minLength: 1, maxLength: 12 }), (of) => {
      const mean =
        of.reduce(
          (sum, one) => sum + (grades.find(({ grade }) => grade === gradeText(one))?.points ?? 0),
          0,
        ) / of.length
      const byHand = grades.find(({ points }) => mean >= points - 1e-9)?.grade ?? grades.at(-1)?.grade
      expect(byHand).toBe(gradeText(gradeOfPoints(meanGradePoints(of) ?? 0)))
    }),
  )
})
