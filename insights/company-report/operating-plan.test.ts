import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planLimit, selectNeeds } from './operating-plan.ts'
import { planParts } from './plan-parts.ts'
import { buildCompanyReport } from './company-report.ts'
import { companyWordsOf } from '../catalog/all-company-texts.ts'
import { anyOrganization } from '../testing/arbitraries.ts'
import { company } from '../testing/company.ts'
import { toFixedHalfUp } from '../scoring/rounding.ts'

const lowRatings = {
  role_clarity: '3',
  weekly_output: '3',
  team_communication: '3',
  tool_effectiveness: '3',
  job_satisfaction: '3',
  has_kpis: 'no',
  aware_of_training: 'no',
}
/** Five who ask for help of all kinds, and one who does not answer. */
const matterForTen = company([
  ...Array.from({ length: 5 }, (_, index) => ({
    answers: {
      ...lowRatings,
      missing_tools: index < 3 ? 'Workflow automation, and a designer' : 'An HRIS and a designer',
    },
  })),
  { answers: null },
])

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number))

/** How many are 8 or more, or below 6 or at most 4, is what findings count; a rating is out of ten. */
const cutoffs = new Set([4, 6, 8])

describe('the operating plan', () => {
  it('has at most seven items, each with all it says, and the same ones in whatever order people are', () => {
    fc.assert(
      fc.property(anyOrganization, fc.infiniteStream(fc.nat()), (input, places) => {
        const { forwardOperatingPlan: plan } = buildCompanyReport(input)
        expect(plan.length).toBeGreaterThanOrEqual(1)
        expect(plan.length).toBeLessThanOrEqual(planLimit)
        for (const item of plan) {
          for (const part of planParts) expect(item[part] ?? '').not.toBe('')
        }
        const shuffled = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => [places.next().value ?? 0, item] as const)
            .toSorted(([a], [b]) => a - b)
            .map(([, item]) => item)
        const other = buildCompanyReport({
          ...input,
          employees: shuffled(input.employees),
          submissions: shuffled(input.submissions),
        })
        expect(other.forwardOperatingPlan).toEqual(plan)
      }),
    )
  })

  it('gives reasons whose numbers are those of the item, and names neither people nor departments', () => {
    fc.assert(
      fc.property(anyOrganization, (input) => {
        const { forwardOperatingPlan: plan, measures } = buildCompanyReport(input)
        for (const {
          why = '',
          firstStep,
          owner,
          success,
          details,
          topic,
          people,
          outOf,
          evidenceTotal,
        } of plan) {
          const mean = measures.find((one) => one.topic === topic)?.meanOfAnswered ?? people
          const own = new Set([people, outOf, Number(toFixedHalfUp(mean, 1)), ...cutoffs])
          expect(numbersIn(why.replace(/“[^”]*”/gu, '')).filter((number) => !own.has(number))).toEqual([])
          expect([0, people]).toContain(evidenceTotal)
          // Only the reason depends on how people answered.
          const fixed = [details, firstStep, owner, success].join(' ')
          expect(numbersIn(fixed).filter((number) => ![4, 6, 14, 30, 60].includes(number))).toEqual([])
        }
      }),
    )
  })

  it('keeps the help that most people asked for where there is matter for more', () => {
    const report = buildCompanyReport(matterForTen)
    expect(report.weaknesses).toHaveLength(4)
    expect(report.immediateHiringNeeds).toHaveLength(3)
    const full = report.forwardOperatingPlan
    // One place of seven is left for what many wished for.
    expect(full.map(({ title }) => title).slice(4)).toEqual([
      'Talk with those who are least satisfied',
      'Hear from those who have not answered',
    ])
    expect(full[4]?.why).toBe('5 people rated job satisfaction 4 or less.')
    expect(full[5]?.why).toBe('1 of 6 people did not answer.')
    const helps = Array.from({ length: 5 }, (_, index) => ({
      answers: {
        tool_effectiveness: '2',
        team_communication: '3',
        missing_tools: index < 3 ? 'Workflow automation, and a designer' : 'An HRIS and a designer',
      },
    }))
    const plan = buildCompanyReport(company(helps)).forwardOperatingPlan
    expect(plan.map(({ title }) => title).slice(3)).toEqual([
      'Decide about help: Creative Operations Coordinator',
      'Share the findings and ask again',
    ])
    expect(plan[3]).toMatchObject({
      why: '5 of 5 people wrote “designer” when asked which tools or help they miss.',
      owner: 'The head of the department concerned',
      people: 5,
    })
  })

  it('has no filler', () => {
    const content = company([{ answers: { job_satisfaction: '9' } }])
    expect(buildCompanyReport(content).forwardOperatingPlan.map(({ title }) => title)).toEqual([
      'Share the findings and ask again',
    ])
  })

  it.each(['en', 'de', 'es', 'ar'] as const)(
    'says one thing in a sentence of at most 20 words in %s',
    (code) => {
      const { forwardOperatingPlan: plan } = buildCompanyReport(matterForTen, companyWordsOf(code))
      for (const { details, firstStep = '', owner = '', success = '' } of plan) {
        for (const sentence of [details, firstStep, owner, success].join('. ').split(/[.;؛]\s+/u))
          expect(sentence.split(' ').length).toBeLessThanOrEqual(20)
      }
    },
  )
})

it('needs are chosen by how many asked, and of equally many the first', () => {
  const need = (people: number, ...keywords: string[]) => ({ people, keywords })
  const needs = [need(2, 'hris'), need(0), need(5, 'designer'), need(2, 'workflow')]
  expect(selectNeeds(needs, 2)).toEqual([needs[0], needs[2]])
  expect(selectNeeds(needs, 9)).toHaveLength(3)
})
