import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGiven, ratingOrNull, yesOrNo } from '../questionnaire/answers.ts'
import { scoredGrades } from './grades.ts'
import { otherAnswers } from './grade-sensitivity.ts'
import type { QuestionId, RawAnswers, ScaleId } from '../questionnaire/questionnaire.ts'
import type { Grade } from '../report-types.ts'
import { readInputs, scoresOf } from './scores.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import { english } from '../catalog/report-texts.ts'

const scales: readonly ScaleId[] = [
  'role_clarity',
  'weekly_output',
  'job_satisfaction',
  'team_communication',
  'tool_effectiveness',
]
const yesNos = ['has_kpis', 'aware_of_training'] as const
const open: readonly (readonly QuestionId[])[] = [
  ['skill_development', 'career_goals'],
  ['company_improvements'],
]

const gradeFor = (raw: RawAnswers): Grade => scoresOf(readInputs(raw)).grade
const of = (raw: RawAnswers) => otherAnswers(readInputs(raw), english)

/** The letters but for the present one, the best first. */
const others = (letters: ReadonlySet<Grade>, present: Grade): readonly Grade[] =>
  scoredGrades.filter((grade) => grade !== present && letters.has(grade))

describe('the letters of other answers', () => {
  it('of one point are those of the forms with one answer written anew, one by one', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const letters = new Set<Grade>()
        for (const id of scales) {
          const read = ratingOrNull(raw[id])
          if (read === null) continue
          for (const to of [read - 1, read + 1])
            if (to >= 1 && to <= 10) letters.add(gradeFor({ ...raw, [id]: String(to) }))
        }
        for (const id of yesNos) {
          const read = yesOrNo(raw[id])
          if (read !== null) letters.add(gradeFor({ ...raw, [id]: read ? 'no' : 'yes' }))
        }
        expect(of(raw).letters.onePoint).toEqual(others(letters, gradeFor(raw)))
      }),
      { numRuns: 300 },
    )
  })

  it('of what was left out, and of what was given, likewise', () => {
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const ifAnswered = new Set<Grade>()
        const ifLeftOut = new Set<Grade>()
        for (const id of scales) {
          if (ratingOrNull(raw[id]) !== null) continue
          for (let to = 1; to <= 10; to++) ifAnswered.add(gradeFor({ ...raw, [id]: String(to) }))
        }
        for (const id of yesNos)
          if (yesOrNo(raw[id]) === null) ifAnswered.add(gradeFor({ ...raw, [id]: 'yes' }))
        for (const ids of open) {
          const [first] = ids
          if (first === undefined) continue
          if (!ids.some((id) => isGiven(raw[id]))) ifAnswered.add(gradeFor({ ...raw, [first]: 'Spanish' }))
          else ifLeftOut.add(gradeFor({ ...raw, ...Object.fromEntries(ids.map((id) => [id, ''])) }))
        }
        const { letters } = of(raw)
        expect(letters.ifAnswered).toEqual(others(ifAnswered, gradeFor(raw)))
        expect(letters.ifLeftOut).toEqual(others(ifLeftOut, gradeFor(raw)))
      }),
      { numRuns: 300 },
    )
  })

  it('lie within the range of everything that was left out, whatever is answered to it', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (raw, more) => {
        const missing = scales.filter((id) => ratingOrNull(raw[id]) === null)
        const unclear = yesNos.filter((id) => yesOrNo(raw[id]) === null)
        const notGiven = open.filter((ids) => !ids.some((id) => isGiven(raw[id]))).flat()
        const filled = Object.fromEntries([...missing, ...unclear, ...notGiven].map((id) => [id, more[id]]))
        const { lowest, highest } = of(raw).range
        const place = scoredGrades.indexOf(gradeFor({ ...raw, ...filled }))
        expect(place).toBeGreaterThanOrEqual(scoredGrades.indexOf(highest))
        expect(place).toBeLessThanOrEqual(scoredGrades.indexOf(lowest))
      }),
      { numRuns: 300 },
    )
  })

  it('never leave the scale, and one point moves the overall by 0.4 at most', () => {
    let most = 0
    fc.assert(
      fc.property(anyAnswers, (raw) => {
        const { overall } = scoresOf(readInputs(raw))
        for (const { to, ...other } of of(raw).onePoint) {
          expect(typeof to === 'boolean' || (Number(to) >= 1 && Number(to) <= 10)).toBe(true)
          most = Math.max(most, Math.abs(other.overall - overall))
        }
      }),
      { numRuns: 500 },
    )
    expect(most).toBeCloseTo(0.4, 9)
  })

  it('of a form just below a threshold, by example', () => {
    const raw: RawAnswers = {
      role_clarity: '9',
      weekly_output: '8',
      job_satisfaction: '7',
      team_communication: '6',
      tool_effectiveness: '4',
      has_kpis: 'yes',
      skill_development: 'SQL',
      company_improvements: 'Close the books earlier',
    }
    // 8, 8, 6, 8 and 8 make 7.6, a B; B+ starts at 7.7, and 9 for output or a known training make 7.8.
    const { letters, onePoint, ifAnswered, range } = of(raw)
    expect(letters).toEqual({ onePoint: ['B+'], ifAnswered: ['B+'], ifLeftOut: [] })
    expect(range).toEqual({ lowest: 'B', highest: 'B+' })
    expect(onePoint).toHaveLength(11)
    expect(onePoint.find(({ input, to }) => input === 'output' && to === 9)?.overall).toBe(7.8)
    expect(onePoint.find(({ input, to }) => input === 'kpis' && to === false)?.overall).toBe(7.4)
    expect(ifAnswered).toEqual([
      {
        input: 'training',
        label: 'Knowing the training on offer',
        from: null,
        to: true,
        overall: 7.8,
        grade: 'B+',
      },
    ])
  })
})
