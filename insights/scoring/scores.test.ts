import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGiven, rating, yesNo } from '../questionnaire/answers.ts'
import { gradeOf } from './grades.ts'
import type { RawAnswers, ScaleId } from '../questionnaire/questionnaire.ts'
import type { ScoreInput } from '../report-types.ts'
import { countAnswered, readInputs, roundScore, scoresOf, subScoreIds, workingsOf } from './scores.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import { english } from '../catalog/report-texts.ts'

const scales: readonly ScaleId[] = [
  'role_clarity',
  'weekly_output',
  'team_communication',
  'tool_effectiveness',
  'job_satisfaction',
]

describe('the sub-scores', () => {
  it('follow point 9 on a worked example', () => {
    const raw: RawAnswers = {
      role_clarity: '9',
      weekly_output: '8',
      job_satisfaction: '7',
      team_communication: '6',
      tool_effectiveness: '4',
      has_kpis: 'yes',
      aware_of_training: 'no',
      skill_development: 'SQL',
      company_improvements: 'none',
    }
    // (9+8+7)/3 = 8; (9+6)/2 = 7.5; (4+8+6)/3 = 6; 8; (7+8+6)/3 = 7
    expect(scoresOf(readInputs(raw))).toEqual({
      reliability: 8,
      roleFit: 8,
      scalability: 6,
      output: 8,
      initiative: 7,
      overall: 7.4,
      grade: 'B',
    })
  })

  it('take 7, 6 and 6 where nothing is answered', () => {
    expect(scoresOf(readInputs({}))).toEqual({
      reliability: 7,
      roleFit: 7,
      scalability: 6,
      output: 7,
      initiative: 6,
      overall: 6.6,
      grade: 'B-',
    })
    expect(countAnswered(readInputs({}))).toBe(0)
  })

  it('count growth areas by either of two answers', () => {
    expect(readInputs({ career_goals: 'lead' }).growth).toBe(true)
    expect(readInputs({ skill_development: 'n/a', career_goals: 'lead' }).growth).toBe(true)
    expect(readInputs({ skill_development: 'n/a', career_goals: '-' }).growth).toBeNull()
  })

  it('are whole numbers from 1 to 10, and overall their mean, for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const scores = scoresOf(readInputs(raw))
        const values = subScoreIds.map((id) => scores[id])
        for (const value of values) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(1)
          expect(value).toBeLessThanOrEqual(10)
        }
        expect(scores.overall).toBe(values.reduce((sum, value) => sum + value, 0) / 5)
        expect(scores.grade).toBe(gradeOf(scores.overall))
        expect(Number(scores.overall.toFixed(1))).toBe(scores.overall)
      }),
    )
  })

  it('never fall when a rating rises', () => {
    const tenths = fc.integer({ min: 10, max: 100 }).map((value) => value / 10)
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...scales), tenths, tenths, (raw, id, one, other) => {
        const lower = scoresOf(readInputs({ ...raw, [id]: String(Math.min(one, other)) }))
        const higher = scoresOf(readInputs({ ...raw, [id]: String(Math.max(one, other)) }))
        for (const key of [...subScoreIds, 'overall'] as const) {
          expect(higher[key]).toBeGreaterThanOrEqual(lower[key])
        }
      }),
    )
  })

  it('never fall when a yes or a text is given instead of nothing', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        fc.constantFrom('has_kpis', 'aware_of_training', 'career_goals', 'company_improvements'),
        (raw, id) => {
          const text = id === 'has_kpis' || id === 'aware_of_training' ? 'yes' : 'Something worth saying'
          const without = scoresOf(readInputs({ ...raw, [id]: undefined }))
          const given = scoresOf(readInputs({ ...raw, [id]: text }))
          for (const key of [...subScoreIds, 'overall'] as const) {
            expect(given[key]).toBeGreaterThanOrEqual(without[key])
          }
        },
      ),
    )
  })
})

describe('roundScore', () => {
  it('rounds half up and keeps to 1..10', () => {
    expect([0, 0.4, 1.49, 1.5, 2.5, 7.4999, 7.5, 9.5, 10.7].map(roundScore)).toEqual([
      1, 1, 1, 2, 3, 7, 8, 10, 10,
    ])
  })

  it('rounds every exact half up, also where floating point falls short of it', () => {
    for (let whole = 1; whole < 10; whole++) {
      // Three ratings with tenths whose sum is three times (whole + 0.5).
      for (let a = 10; a <= 100; a++) {
        for (let b = 10; b <= 100; b += 7) {
          const c = whole * 30 + 15 - a - b
          if (c < 10 || c > 100) continue
          expect(roundScore((a / 10 + b / 10 + c / 10) / 3)).toBe(whole + 1)
        }
      }
    }
  })
})

function recomputed({ reading, answers }: ScoreInput): number {
  const [first] = answers
  if (reading === 'rating') return rating(first?.text ?? undefined)
  if (reading === 'yesno') return yesNo(first?.text ?? undefined) ? 8 : 6
  return answers.some(({ text }) => isGiven(text ?? undefined)) ? 8 : 6
}

describe('workings', () => {
  it('carry all that it takes to compute every number again', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const workings = workingsOf(raw, english)
        const { overall } = workings
        for (const id of subScoreIds) {
          const { inputs, mean, value } = workings[id]
          for (const input of inputs) {
            expect(input.value).toBe(recomputed(input))
            for (const { questionId, text } of input.answers) {
              const answer = raw[questionId] ?? ''
              expect(text).toBe(answer.trim() === '' ? null : answer)
            }
          }
          expect(mean).toBe(inputs.reduce((sum, input) => sum + input.value, 0) / inputs.length)
          expect(value).toBe(Math.floor(mean + 0.5 + 1e-9))
        }
        const sum = subScoreIds.reduce((total, id) => total + workings[id].value, 0)
        expect(overall.value).toBe(sum / 5)
        expect(overall.grade).toBe(gradeOf(overall.value))
        expect(gradeOf(overall.gradeFrom)).toBe(overall.grade)
        expect(scoresOf(readInputs(raw))).toEqual({
          ...Object.fromEntries(subScoreIds.map((id) => [id, workings[id].value])),
          overall: overall.value,
          grade: overall.grade,
        })
      }),
    )
  })

  it('say the formula in words', () => {
    expect(workingsOf({}, english).reliability.formula).toBe(
      'mean of role clarity, weekly output and job satisfaction, rounded half up',
    )
    expect(workingsOf({}, english).output.formula).toBe('weekly output, rounded half up')
    expect(workingsOf({}, english).scalability.formula).toBe(
      'mean of tool effectiveness, having KPIs and knowing the training on offer, rounded half up',
    )
  })
})
