import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { findInferableQuantities } from '../testing/linkage-attack.ts'
import { inferAnswers } from '../testing/inference-attack.ts'
import { answers, answersOf, department, move, openingMove } from '../testing/company-events.ts'
import { extreme, PlayedCompany, several } from '../testing/simulated-company.ts'

const told = ({ shown }: PlayedCompany) =>
  shown.map((one) => one.shown.measures.filter(({ mean }) => mean !== null).map(({ topic }) => topic))
const allRatings = ['clarity', 'output', 'communication', 'tools', 'satisfaction']

describe('what is inferred from several releases', () => {
  it('was each answer of five who came and answered alike', () => {
    const play = (company: PlayedCompany) =>
      company
        .join('Sales', several(7))
        .release()
        .join('Sales', several(5, 7, extreme))
        .release()
    const naive = play(new PlayedCompany({ isHeldAgainstEarlier: false }))
    expect(inferAnswers(naive.shown, 5)).toEqual(expect.arrayContaining(['satisfaction', 'clarity']))
    const held = play(new PlayedCompany())
    expect(inferAnswers(held.shown, 5)).toEqual([])
    expect(told(held)).toEqual([allRatings, ['output', 'communication', 'tools']])
    // The risk level is made from satisfaction.
    expect(held.shown[1]?.shown.overview.riskLevel).toBeNull()
    expect(held.shown[1]?.shown.executiveSummary.at(-1)?.text).toMatch(
      /Not shown at all: Role clarity and Job satisfaction/,
    )
  })

  it('is nothing of those who left, answered anew or were told of under a lower threshold', () => {
    const company = new PlayedCompany()
      .join('Sales', several(12))
      .join('Sales', several(6, 3, extreme))
      .release()
      .leave(12, 6)
      .release()
    expect(inferAnswers(company.shown, 5)).toEqual([])
    expect(told(company)[1]).not.toContain('satisfaction')
    const anew = new PlayedCompany().join('Sales', several(14)).release()
    anew.answerAnew(2, several(6, 4, extreme)).release()
    expect(inferAnswers(anew.shown, 5)).toEqual([])
    const raised = new PlayedCompany().join('Sales', several(14)).release().raise(3)
    raised.join('Sales', several(7, 1)).release()
    expect(raised.shown[1]?.shown.measures).toEqual([])
    raised.join('Sales', several(1, 1)).release()
    expect(told(raised)[2]).toEqual(allRatings)
  })

  it('is nothing from three releases of which no two say it', () => {
    // Those who came last are told apart by the first and the last together with the second.
    const company = new PlayedCompany()
      .join('Sales', several(10))
      .release()
      .join('Sales', several(6, 3))
      .release()
      .join('Sales', several(6, 1, extreme))
      .leave(10, 6)
      .release()
    expect(inferAnswers(company.shown, 5)).toEqual([])
    expect(told(company)[1]).toEqual(allRatings)
    expect(told(company)[2]).not.toContain('satisfaction')
  })

  it('is told again where everybody answered anew, and where the same is released again', () => {
    const company = new PlayedCompany().join('Sales', several(12)).release().releaseAgain(0)
    company.answerAnew(0, several(12, 5)).release()
    expect(told(company)).toEqual([allRatings, allRatings, allRatings])
    expect(inferAnswers(company.shown, 5)).toEqual([])
  })

  it('is no answer of one person and no count of few, whatever happened between any number of releases', () => {
    fc.assert(
      fc.property(
        department,
        answersOf(5, 16),
        fc.array(move, { minLength: 1, maxLength: 9 }),
        (at, first, moves) => {
          const company = new PlayedCompany().join(at, first).release()
          for (const next of moves) next(company)
          company.release()
          expect(inferAnswers(company.shown, 5)).toEqual([])
          expect(findInferableQuantities(company.shown, 5)).toEqual([])
        },
      ),
      { numRuns: 120 },
    )
  })

  it('is nothing of those whose reports are not open for who has read the open ones', () => {
    fc.assert(
      fc.property(
        fc.tuple(department, answersOf(5, 16), department, answersOf(1, 12)),
        fc.nat({ max: 30 }),
        fc.integer({ min: 1, max: 23 }),
        ([at, some, and, others], from, count) => {
          const company = new PlayedCompany().join(at, some).join(and, others).release().open(from, count)
          const { shown, open } = company.besideOpen()
          expect(inferAnswers(shown, 5, open)).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  it('was the one person by whom two releases differ once those who came with them are open', () => {
    const play = (company: PlayedCompany) =>
      company.join('Sales', several(12)).release().join('Sales', several(6, 3)).release().open(13, 5)
    const naive = play(new PlayedCompany({ isLeftHeldTogether: false })).besideOpen()
    expect(findInferableQuantities(naive.shown, 5, naive.open)).toContain('overall')
    const held = play(new PlayedCompany()).besideOpen()
    expect(findInferableQuantities(held.shown, 5, held.open)).toEqual([])
    expect(inferAnswers(held.shown, 5, held.open)).toEqual([])
    // What was released first is shown as it was.
    expect(held.shown.map(({ shown }) => shown.measures.length > 0)).toEqual([true, false])
  })

  it('is nothing of others whatever happened, and whose reports were opened, between any number of releases', () => {
    fc.assert(
      fc.property(
        department,
        answersOf(5, 16),
        fc.array(openingMove, { minLength: 1, maxLength: 9 }),
        (at, first, moves) => {
          const company = new PlayedCompany().join(at, first).release()
          for (const next of moves) next(company)
          const { shown, open } = company.release().besideOpen()
          expect(inferAnswers(shown, 5, open)).toEqual([])
          expect(findInferableQuantities(shown, 5, open)).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  it('withholds no department only because there is much to work through', () => {
    const departments = Array.from({ length: 20 }, (_, index) => `Department ${index + 1}`)
    const company = new PlayedCompany()
    for (const [index, name] of departments.entries()) company.join(name, several(80, index))
    company.release()
    for (const quarter of [1, 2, 3, 4, 5]) {
      // Twelve of those who were there first, from each department.
      const left = 80 - 12 * (quarter - 1)
      for (let at = 19; at >= 0; at--) company.leave(at * left, 12)
      for (const [index, name] of departments.entries()) company.join(name, several(12, index + quarter))
      company.release()
    }
    const told = company.shown.map(
      ({ shown }) => shown.gradingBreakdown.filter(({ gradePoints }) => gradePoints !== null).length,
    )
    expect(told).toEqual([20, 20, 20, 20, 20, 20])
  })

  it('is not how many of a few raters are content', () => {
    const satisfaction = ['1', '', '1', '1', '7', '7', '9', '1', '8', '1']
    const company = new PlayedCompany()
      .join(
        'Sales',
        several(10).map((one, index) => ({ ...one, job_satisfaction: satisfaction[index] })),
      )
      .release()
    // Five of the nine who rated it would leave: that would say it of the other four.
    expect(company.shown[0]?.shown.personnelChanges.totals.departures).toBeNull()
    expect(inferAnswers(company.shown, 5)).toEqual([])
  })

  it('is not what all newcomers are missing from what was no weakness before', () => {
    const company = new PlayedCompany()
      .join('Sales', several(1, 0, { missing_tools: 'workflow automation' }))
      .join('Sales', several(6, 1, { missing_tools: '' }))
      .release()
      .join('Sales', several(10, 7, { missing_tools: 'workflow automation' }))
      .release()
    expect(company.shown[0]?.shown.weaknesses.map(({ topic }) => topic)).not.toContain('missingTools')
    expect(company.shown[1]?.shown.measures.map(({ topic }) => topic)).not.toContain('missingTools')
    expect(inferAnswers(company.shown, 5)).toEqual([])
  })

  it('is nothing of a topic to which fewer spoke than a raised threshold asks', () => {
    const company = new PlayedCompany().join('Sales', several(10)).release().leave(0, 1).raise(6)
    company.join('Sales', several(5, 1, { has_kpis: '' })).release()
    expect(inferAnswers(company.shown, 5)).toEqual([])
  })

  it('is nothing of the few who answered a question from which findings are listed', () => {
    const listed = (people: readonly RawAnswers[]) => {
      const [report] = new PlayedCompany().join('Sales', people).release().shown
      const { strengths = [], weaknesses = [], executiveSummary = [] } = report?.shown ?? {}
      return [strengths, weaknesses]
        .map((findings) => findings.map(({ topic }) => topic).join(' '))
        .concat(String(executiveSummary.length))
    }
    fc.assert(
      fc.property(
        fc.array(answers, { minLength: 5, maxLength: 16 }),
        fc.constantFrom('has_kpis', 'aware_of_training'),
        fc.integer({ min: 1, max: 4 }),
        (people, question, few) => {
          const said = (what: string) =>
            people.map((one, index) => ({ ...one, [question]: index < few ? what : '' }))
          expect(listed(said('yes'))).toEqual(listed(said('no')))
        },
      ),
      { numRuns: 200 },
    )
  })
})
