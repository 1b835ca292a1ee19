import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGiven, rating, yesNo } from '../questionnaire/answers.ts'
import { buildEmployeeReport } from '../employee-report/employee-report.ts'
import { engineVersion } from '../engine-version.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { subScoreIds } from './scores.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import {
  answersFromWorkings,
  findScoreDifferences,
  explainGrade,
  type ExplainedInput,
} from './explain-grade.ts'

const reportOf = (rawAnswers: RawAnswers) =>
  buildEmployeeReport({
    employee: { id: 'e1', name: 'Ana', role: 'Driver', department: 'Sales' },
    rawAnswers,
    submittedAt: null,
  })

/** The letters and where they start, written down here once more so that a slip in the product shows. */
const thresholds = [
  [8.7, 'A'],
  [8.3, 'A-'],
  [7.7, 'B+'],
  [7, 'B'],
  [6.3, 'B-'],
  [5.7, 'C+'],
  [5, 'C'],
  [4.3, 'C-'],
  [3.7, 'D+'],
  [3, 'D'],
  [1, 'D-'],
] as const

/** What stands in a sum, worked out by hand: `(9 + 8 + 7) ÷ 3` is 8. */
function worked(sum: string): number {
  const many = /^\(([\d. +]+)\) ÷ (\d+)$/u.exec(sum)
  if (!many) return Number(sum)
  const added = (many[1] ?? '').split(' + ').map(Number)
  expect(added).toHaveLength(Number(many[2]))
  return added.reduce((total, value) => total + value, 0) / added.length
}

/** The number that an input counts as, from nothing but its answers. */
function counts({ reading, answers }: ExplainedInput): number {
  const texts = answers.map(({ text }) => text ?? undefined)
  if (reading === 'rating') return rating(texts[0])
  if (reading === 'yesno') return yesNo(texts[0]) ? 8 : 6
  return texts.some((text) => isGiven(text)) ? 8 : 6
}

describe('an explained grade', () => {
  it('gives every stored number again, from the answers in the report and its own sums', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const { gradingOverview, workings } = reportOf(raw)
        const { scores, overall, grade } = explainGrade(answersFromWorkings(workings))
        for (const id of subScoreIds) {
          const { inputs, sum, mean, rounded, value } = scores[id]
          expect(worked(sum)).toBeCloseTo(inputs.map(counts).reduce((a, b) => a + b, 0) / inputs.length, 12)
          expect(worked(sum)).toBe(mean)
          expect(rounded).toBe(Math.floor(worked(sum) + 0.5 + 1e-9))
          expect(value).toBe(Math.min(10, Math.max(1, rounded)))
          expect(gradingOverview[id]).toBe(value)
        }
        expect(overall.sum).toBe(`(${subScoreIds.map((id) => gradingOverview[id]).join(' + ')}) ÷ 5`)
        expect(worked(overall.sum)).toBe(overall.value)
        expect(gradingOverview.overall).toBe(overall.value)
        expect(gradingOverview.grade).toBe(thresholds.find(([from]) => overall.value >= from)?.[1])
        expect(grade).toBe(gradingOverview.grade)
      }),
    )
  })

  it('is the same from the answers that a report keeps as from all of them', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        expect(explainGrade(answersFromWorkings(reportOf(raw).workings))).toEqual(explainGrade(raw))
      }),
    )
  })

  it('says of each input what was read, and counts what was answered', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const { scores, inputs, answered, defaults } = explainGrade(raw)
        expect(answered + defaults.length).toBe(inputs)
        for (const score of Object.values(scores)) {
          expect(score.answered).toBe(score.inputs.filter(({ read }) => read !== null).length)
          for (const { id, read, value, reading, isAnswered, clampedFrom } of score.inputs) {
            expect(isAnswered).toBe(read !== null)
            expect(defaults.includes(id)).toBe(!isAnswered)
            expect(value).toBe(reading === 'rating' ? (read ?? 7) : read === true ? 8 : 6)
            expect(clampedFrom === null || value === 1 || value === 10).toBe(true)
          }
        }
      }),
    )
  })

  it('shows the number that was moved to the end of the scale as it was written', () => {
    const { scores } = explainGrade({
      weekly_output: '12',
      role_clarity: 'about -3',
      job_satisfaction: '7.6',
    })
    expect(scores.reliability.inputs.map(({ clampedFrom, value }) => [clampedFrom, value])).toEqual([
      ['-3', 1],
      ['12', 10],
      [null, 7.6],
    ])
    expect(scores.reliability.sum).toBe('(1 + 10 + 7.6) ÷ 3')
    expect(scores.reliability.mean).toBeCloseTo(6.2, 12)
    expect(scores.output.sum).toBe('10')
  })

  it('names the threshold that was reached and its neighbours, at each edge and beside it', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const { grade, overall, threshold } = explainGrade(raw)
        const place = thresholds.findIndex(([, letter]) => letter === grade)
        const [above, here, below] = [thresholds[place - 1], thresholds[place], thresholds[place + 1]]
        expect(threshold).toEqual({
          from: here?.[0],
          above: above ? { from: above[0], grade: above[1] } : null,
          below: below ? { from: below[0], grade: below[1] } : null,
        })
        expect(overall.value).toBeGreaterThanOrEqual(threshold.from)
        expect(overall.value).toBeLessThan(threshold.above?.from ?? 11)
        seen.add(grade)
      }),
      { numRuns: 500 },
    )
    expect(seen.size).toBeGreaterThan(4)
    // Five equal ratings make every whole overall; the ends have one neighbour only.
    const all = (rating: number, word: string) =>
      explainGrade({
        role_clarity: String(rating),
        weekly_output: String(rating),
        job_satisfaction: String(rating),
        team_communication: String(rating),
        tool_effectiveness: String(rating),
        has_kpis: word,
        aware_of_training: word,
      })
    expect(all(10, 'yes').threshold).toEqual({ from: 8.7, above: null, below: { grade: 'A-', from: 8.3 } })
    expect(all(1, 'no').threshold).toEqual({ from: 1, above: { grade: 'D', from: 3 }, below: null })
  })
})

describe('what comes before the letter', () => {
  const before = (raw: RawAnswers) => explainGrade(raw).beforeTheLetter

  it('says where it rests on defaults', () => {
    expect(before({})).toBe('None of the ratings was answered: this letter rests on defaults alone.')
    expect(before({ role_clarity: 'quite clear', weekly_output: '' })).toBe(
      'None of the ratings was answered: this letter rests on defaults alone.',
    )
    expect(before({ has_kpis: 'no' })).toBe(
      'None of the ratings was answered: this letter rests on the default 7 for each, and on one other answer.',
    )
    expect(before({ has_kpis: 'no', career_goals: 'Lead a team' })).toMatch(/, and on 2 other answers\.$/u)
    expect(before({ role_clarity: '8', weekly_output: '7' })).toBe(
      'None of the optional ratings was answered: job satisfaction, team communication and tool effectiveness count as the default 7 each.',
    )
  })

  it('is silent where one of the optional ratings was given', () => {
    for (const id of ['team_communication', 'tool_effectiveness', 'job_satisfaction'] as const)
      expect(before({ [id]: '5' })).toBeNull()
  })
})

describe('a stored report', () => {
  it('differs in nothing from what its answers give', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const { gradingOverview, workings } = reportOf(raw)
        expect(findScoreDifferences(gradingOverview, explainGrade(answersFromWorkings(workings)))).toEqual([])
      }),
    )
  })

  it('is told where another engine made other numbers of the same answers', () => {
    const { gradingOverview, workings } = reportOf({ weekly_output: '8' })
    const explanation = explainGrade(answersFromWorkings(workings))
    expect(explanation.engineVersion).toBe(engineVersion)
    const other = { ...gradingOverview, output: 3, overall: 5.8, grade: 'C+' as const }
    expect(findScoreDifferences(other, explanation)).toEqual(['output', 'overall', 'grade'])
  })
})
