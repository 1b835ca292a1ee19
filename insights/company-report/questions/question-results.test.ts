/** What a question's bar counts, and that no bar tells of fewer than five people. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingOrNull, yesOrNo } from '../../questionnaire/answers.ts'
import { inputSources } from '../../scoring/scores.ts'
import { anyOrganization } from '../../testing/arbitraries.ts'
import { company } from '../../testing/company.ts'
import { buildCompanyReport } from '../company-report.ts'
import { fewAnswers } from '../company-groups.ts'
import { questionBarsOf } from './question-bars.ts'
import { groupsWithoutNumbers, questionTopics } from './question-results.ts'

const sizes = fc
  .array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 })
  .map((list) => list.map((answered, index) => ({ department: `D${index}`, answered })))
const total = (groups: Iterable<{ readonly answered: number }>): number =>
  [...groups].reduce((sum, { answered }) => sum + answered, 0)

describe('groups without numbers', () => {
  it('are all that are small, and leave no remainder of one group or of few people', () => {
    fc.assert(
      fc.property(sizes, (groups) => {
        const withheld = groupsWithoutNumbers(groups)
        const small = groups.filter(({ answered }) => answered > 0 && answered < fewAnswers)
        expect(small.filter((group) => !withheld.has(group))).toEqual([])
        if (withheld.size === 0 || total(groups) < fewAnswers) return
        expect(total(withheld)).toBeGreaterThanOrEqual(fewAnswers)
        // One group alone is the company itself, or what is left of it.
        const answering = groups.filter(({ answered }) => answered > 0)
        expect(withheld.size).toBeGreaterThanOrEqual(Math.min(2, answering.length))
      }),
    )
  })

  it('are as few as possible, and do not depend on the order', () => {
    fc.assert(
      fc.property(
        sizes.chain((groups) =>
          fc.tuple(fc.constant(groups), fc.shuffledSubarray(groups, { minLength: groups.length })),
        ),
        ([groups, shuffled]) => {
          const withheld = groupsWithoutNumbers(groups)
          const small = groups.filter(({ answered }) => answered > 0 && answered < fewAnswers)
          expect(withheld.size - small.length).toBeLessThanOrEqual(small.length === 0 ? 0 : 1)
          expect(new Set(groupsWithoutNumbers(shuffled))).toEqual(withheld)
        },
      ),
    )
  })

  it('are joined by the smallest of the others where one would be left alone', () => {
    const groups = [
      { department: 'Finance', answered: 3 },
      { department: 'Sales', answered: 9 },
      { department: 'Stores', answered: 6 },
    ]
    expect([...groupsWithoutNumbers(groups)].map(({ department }) => department)).toEqual([
      'Finance',
      'Stores',
    ])
  })
})

describe('the results of questions', () => {
  it('count each answer once, in its department and in the company', () => {
    fc.assert(
      fc.property(anyOrganization, (input) => {
        const { questionResults, gradingBreakdown, measures } = buildCompanyReport(input)
        expect(questionResults.map(({ topic }) => topic)).toEqual(questionTopics)
        const answers = new Map(
          input.submissions.map(({ employeeId, rawAnswers }) => [employeeId, rawAnswers]),
        )
        for (const { topic, answered, split, byDepartment: departments } of questionResults) {
          const { reading, questionIds } = inputSources[topic]
          const [questionId = 'email'] = questionIds
          expect(departments.map(({ department }) => department)).toEqual(
            gradingBreakdown.map(({ departmentName }) => departmentName),
          )
          expect(total(departments)).toBe(answered)
          const measure = measures.find((one) => one.topic === topic)
          expect(measure?.answered).toBe(answered)
          const low = measure?.low ?? 0
          const strong = measure?.strong ?? 0
          const whole = { mean: measure?.meanOfAnswered, low, middle: answered - low - strong, strong }
          expect(split).toEqual(answered < fewAnswers ? null : whole)
          for (const [at, group] of departments.entries()) {
            const given = (gradingBreakdown[at]?.teamScores ?? []).flatMap(({ employeeId }) => {
              const text = answers.get(employeeId)?.[questionId]
              return (reading === 'rating' ? ratingOrNull(text) : yesOrNo(text)) ?? []
            })
            expect(group.answered).toBe(given.length)
            if (group.split === null) continue
            expect(given.length).toBeGreaterThanOrEqual(fewAnswers)
            expect(group.split.low).toBe(
              given.filter((value) => value === false || (Number(value) < 6 && value !== true)).length,
            )
            expect(group.split.strong).toBe(
              given.filter((value) => value === true || Number(value) >= 8).length,
            )
            expect(group.split.low + group.split.middle + group.split.strong).toBe(given.length)
          }
        }
      }),
    )
  })
})

describe('the bars of questions', () => {
  const rated = (count: number, tools: string, department = 'Sales') =>
    Array.from({ length: count }, () => ({
      department,
      answers: { tool_effectiveness: tools, role_clarity: '9', has_kpis: 'yes' },
    }))

  it('start with what needs attention', () => {
    const report = buildCompanyReport(company([...rated(6, '3'), ...rated(2, '7')]))
    const [first, ...others] = questionBarsOf(report)
    expect(first).toMatchObject({
      topic: 'tools',
      answered: 8,
      split: { mean: 4, low: 6, middle: 2, strong: 0 },
    })
    expect(others.at(-1)?.split).toBeNull()
  })

  it('of an earlier engine, and of a reader who is not shown groups, are those of the measures', () => {
    const { questionResults: _, ...report } = buildCompanyReport(
      company([...rated(6, '3'), ...rated(2, '7')]),
    )
    const [first] = questionBarsOf(report)
    expect(first).toMatchObject({ topic: 'tools', split: { mean: 4, low: 6, middle: 2 }, departments: null })
    const measures = report.measures.map((one) => ({ ...one, low: null }))
    expect(questionBarsOf({ measures }).map(({ topic }) => topic)).toEqual(questionTopics)
    expect(questionBarsOf({ measures })[3]?.split).toEqual({ mean: 4, low: null, middle: null, strong: 0 })
  })

  it('have no numbers where fewer than five answered', () => {
    const report = buildCompanyReport(company(rated(4, '3')))
    expect(questionBarsOf(report).every(({ split }) => split === null)).toBe(true)
    const { questionResults: _, ...earlier } = report
    expect(questionBarsOf(earlier).every(({ split }) => split === null)).toBe(true)
  })
})
