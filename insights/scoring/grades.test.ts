import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gradeOf,
  gradeOfPoints,
  gradePoints,
  gradeText,
  gradeThresholds,
  lowestScoreOf,
  meanGradePoints,
} from './grades.ts'
import type { Grade } from '../report-types.ts'
import { scoresOf, type Readings } from './scores.ts'

const scored: readonly Grade[] = ['A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-']

describe('grades', () => {
  it('are written with a minus sign', () => {
    expect(scored.map(gradeText).join(' ')).toBe('A A− B+ B B− C+ C C− D+ D D−')
  })

  it('change exactly at the thresholds', () => {
    gradeThresholds.forEach(({ from, grade }, index) => {
      expect(gradeOf(from)).toBe(grade)
      expect(gradeOf(from + 1e-9)).toBe(grade)
      expect(gradeOf(from - 1e-9)).toBe(scored[index + 1])
      expect(lowestScoreOf(grade)).toBe(from)
    })
    expect(gradeThresholds.map(({ from }) => from)).toEqual([8.7, 8.3, 7.7, 7, 6.3, 5.7, 5, 4.3, 3.7, 3])
    expect(gradeOf(1)).toBe('D-')
    expect(gradeOf(10)).toBe('A')
    expect(lowestScoreOf('D-')).toBe(1)
    expect(lowestScoreOf('A+')).toBeNull()
  })

  it('have the points of the specification', () => {
    const points = (['A+', ...scored] as const).map((grade) => [grade, gradePoints(grade)])
    expect(points.map((pair) => pair.join(' ')).join(', ')).toBe(
      'A+ 4.3, A 4, A- 3.7, B+ 3.3, B 3, B- 2.7, C+ 2.3, C 2, C- 1.7, D+ 1.3, D 1, D- 0.7',
    )
  })

  it.each(scored)('a mean of any number of %s is that grade again', (grade) => {
    for (const count of [1, 2, 3, 7, 10, 99, 5000]) {
      const mean = meanGradePoints(Array.from({ length: count }, () => grade))
      expect(mean).toBe(gradePoints(grade))
      expect(gradeOfPoints(mean ?? 0)).toBe(grade)
    }
  })

  it('forgives the last bits of a mean that was summed in floating point', () => {
    for (const grade of scored) {
      let sum = 0
      for (let index = 0; index < 1000; index++) sum += gradePoints(grade)
      expect(gradeOfPoints(sum / 1000)).toBe(grade)
    }
    expect(gradeOfPoints(3.699)).toBe('B+')
    expect(gradeOfPoints(0.99)).toBe('D-')
    expect(gradeOfPoints(gradePoints('A+'))).toBe('A')
    expect(meanGradePoints([])).toBeNull()
  })

  it('never give a mean outside the grades that went in', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...scored), { minLength: 1 }), (grades) => {
        const place = scored.indexOf(gradeOfPoints(meanGradePoints(grades) ?? 0))
        const places = grades.map((grade) => scored.indexOf(grade))
        expect(place).toBeGreaterThanOrEqual(Math.min(...places))
        expect(place).toBeLessThanOrEqual(Math.max(...places))
      }),
    )
  })

  it('are all reachable by answers', () => {
    const reached = new Set<Grade>()
    for (let low = 1; low <= 10; low++) {
      for (let high = 1; high <= 10; high++) {
        const readings: Readings = {
          clarity: low,
          satisfaction: low,
          communication: high,
          output: high,
          tools: high,
          kpis: true,
          training: false,
          growth: true,
          improvements: null,
        }
        reached.add(scoresOf(readings).grade)
      }
    }
    expect([...reached].toSorted()).toEqual(scored.toSorted())
  })
})
