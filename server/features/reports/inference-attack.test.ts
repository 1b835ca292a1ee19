import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCompanyReport } from '../../../insights/company-report.ts'
import type { CompanyReport } from '../../../insights/company-report-types.ts'
import type { RawAnswers } from '../../../insights/questionnaire.ts'
import type { Earlier } from './disclosed-sums.ts'
import { settled, toldBefore, toldOfSettled } from './settle-told.ts'
import { contributorsIn, workedOut, type Known, type ShownReport } from './testing/attack.ts'
import { inferred } from './testing/inference-attack.ts'
import { withoutGroups } from './withhold-groups.ts'

type Person = { id: string; department: string; answers: RawAnswers; edition: number }

const reportOf = (people: readonly Person[]): CompanyReport =>
  buildCompanyReport({
    organizationName: 'Northwind',
    lastUpdated: '2026-02-01T00:00:00.000Z',
    employees: people.map(({ id, department }) => ({
      id,
      name: `Person ${id}`,
      email: `${id}@example.com`,
      role: 'Employee',
      department,
      status: 'active',
    })),
    submissions: people.map(({ id, answers }) => ({
      employeeId: id,
      rawAnswers: answers,
      submittedAt: '2026-01-31T10:00:00.000Z',
    })),
  })

/** An organization in which things happen one after the other, and what its employees are shown of it. */
class Company {
  readonly shown: ShownReport[] = []
  private readonly earlier: Earlier[] = []
  private readonly released: (readonly Person[])[] = []
  private people: Person[] = []
  private threshold = 5
  private count = 0

  private readonly isHeldAgainstEarlier: boolean

  constructor({ isHeldAgainstEarlier = true } = {}) {
    this.isHeldAgainstEarlier = isHeldAgainstEarlier
  }

  join(department: string, answers: readonly RawAnswers[]): this {
    this.people.push(
      ...answers.map((one) => ({ id: `e${this.count++}`, department, answers: one, edition: 0 })),
    )
    return this
  }
  leave(from: number, count: number): this {
    this.people.splice(from % Math.max(1, this.people.length), count)
    return this
  }
  private change(from: number, count: number, changed: (person: Person) => Person): this {
    const start = from % Math.max(1, this.people.length)
    this.people = this.people.map((person, at) =>
      at >= start && at < start + count ? changed(person) : person,
    )
    return this
  }
  answerAnew(from: number, answers: readonly RawAnswers[]): this {
    const left = [...answers]
    return this.change(from, answers.length, (person) => ({
      ...person,
      answers: left.shift() ?? person.answers,
      edition: this.count++,
    }))
  }
  move(from: number, count: number, department: string): this {
    return this.change(from, count, (person) => ({ ...person, department }))
  }
  rename(old: string, department: string): this {
    this.people = this.people.map((person) =>
      person.department === old ? { ...person, department } : person,
    )
    return this
  }
  raise(by: number): this {
    this.threshold += by
    return this
  }
  release(people: readonly Person[] = this.people): this {
    if (people.length === 0) return this
    const content = reportOf(people)
    const known: Known[] = people.map(({ id, edition, department, answers }) => ({
      key: `${id} ${edition}`,
      department,
      answers,
    }))
    const contributors = contributorsIn(known, content)
    const { threshold } = this
    const told = settled({
      content,
      contributors,
      threshold,
      earlier: this.isHeldAgainstEarlier ? this.earlier : [],
    })
    if (told.withheld === null) this.earlier.push(toldBefore({ content, contributors, threshold }, told))
    this.released.push(people)
    this.shown.push({
      shown: withoutGroups(content, toldOfSettled({ ...told, threshold })),
      people: known,
      withheld: new Set(told.withheldTopics),
    })
    return this
  }
  /** Takes an earlier one back and releases it again. */
  releaseAgain(which: number): this {
    const people = this.released[which % Math.max(1, this.released.length)]
    return people === undefined ? this : this.release(people)
  }
}

/** Answers of which no mean and no count says much. */
const varied = (index: number): RawAnswers => ({
  role_clarity: String(3 + ((index * 5) % 7)),
  weekly_output: String(2 + ((index * 3) % 8)),
  team_communication: String(3 + ((index * 2) % 7)),
  tool_effectiveness: String(2 + ((index * 7) % 8)),
  job_satisfaction: String(2 + ((index * 4) % 8)),
  has_kpis: index % 2 === 0 ? 'yes' : 'no',
  aware_of_training: index % 3 === 0 ? 'yes' : 'no',
  missing_tools: index % 2 === 0 ? 'workflow automation' : '',
  company_improvements: index % 2 === 0 ? 'Fewer meetings' : '',
})
const several = (count: number, from = 0, more: RawAnswers = {}): RawAnswers[] =>
  Array.from({ length: count }, (_, index) => ({ ...varied(from + index), ...more }))
const extreme = { job_satisfaction: '1', role_clarity: '10' }
const told = ({ shown }: Company) =>
  shown.map((one) => one.shown.measures.filter(({ mean }) => mean !== null).map(({ topic }) => topic))
const allRatings = ['clarity', 'output', 'communication', 'tools', 'satisfaction']

describe('what is inferred from several releases', () => {
  it('was each answer of five who came and answered alike', () => {
    const play = (company: Company) =>
      company
        .join('Sales', several(7))
        .release()
        .join('Sales', several(5, 7, extreme))
        .release()
    const naive = play(new Company({ isHeldAgainstEarlier: false }))
    expect(inferred(naive.shown, 5)).toEqual(expect.arrayContaining(['satisfaction', 'clarity']))
    const held = play(new Company())
    expect(inferred(held.shown, 5)).toEqual([])
    expect(told(held)).toEqual([allRatings, ['output', 'communication', 'tools']])
    // The risk level is made from satisfaction.
    expect(held.shown[1]?.shown.overview.riskLevel).toBeNull()
    expect(held.shown[1]?.shown.executiveSummary.at(-1)?.text).toMatch(
      /Not shown at all: Role clarity and Job satisfaction/,
    )
  })

  it('is nothing of those who left, answered anew or were told of under a lower threshold', () => {
    const company = new Company()
      .join('Sales', several(12))
      .join('Sales', several(6, 3, extreme))
      .release()
      .leave(12, 6)
      .release()
    expect(inferred(company.shown, 5)).toEqual([])
    expect(told(company)[1]).not.toContain('satisfaction')
    const anew = new Company().join('Sales', several(14)).release()
    anew.answerAnew(2, several(6, 4, extreme)).release()
    expect(inferred(anew.shown, 5)).toEqual([])
    const raised = new Company().join('Sales', several(14)).release().raise(3)
    raised.join('Sales', several(7, 1)).release()
    expect(raised.shown[1]?.shown.measures).toEqual([])
    raised.join('Sales', several(1, 1)).release()
    expect(told(raised)[2]).toEqual(allRatings)
  })

  it('is nothing from three releases of which no two say it', () => {
    // Those who came last are told apart by the first and the last together with the second.
    const company = new Company()
      .join('Sales', several(10))
      .release()
      .join('Sales', several(6, 3))
      .release()
      .join('Sales', several(6, 1, extreme))
      .leave(10, 6)
      .release()
    expect(inferred(company.shown, 5)).toEqual([])
    expect(told(company)[1]).toEqual(allRatings)
    expect(told(company)[2]).not.toContain('satisfaction')
  })

  it('is told again where everybody answered anew, and where the same is released again', () => {
    const company = new Company().join('Sales', several(12)).release().releaseAgain(0)
    company.answerAnew(0, several(12, 5)).release()
    expect(told(company)).toEqual([allRatings, allRatings, allRatings])
    expect(inferred(company.shown, 5)).toEqual([])
  })

  const rating = fc.constantFrom('1', '2', '4', '5', '6', '7', '8', '9', '10', '')
  const one = fc.record({
    role_clarity: rating,
    weekly_output: rating,
    team_communication: rating,
    tool_effectiveness: rating,
    job_satisfaction: rating,
    has_kpis: fc.constantFrom('yes', 'no', ''),
    aware_of_training: fc.constantFrom('yes', 'no'),
    missing_tools: fc.constantFrom('', 'workflow automation', 'a designer'),
    team_support: fc.constantFrom('', 'More people'),
    career_goals: fc.constantFrom('', 'Lead a team', 'Change the company'),
    company_improvements: fc.constantFrom('', 'Fewer meetings'),
  })
  /** Often all of them answer alike, which is when something follows. */
  const answersOf = (min: number, max: number): fc.Arbitrary<RawAnswers[]> =>
    fc.oneof(
      fc.array(one, { minLength: min, maxLength: max }),
      fc
        .tuple(one, fc.integer({ min, max }))
        .map(([same, count]) => Array.from({ length: count }, () => same)),
      fc
        .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min, max }), fc.boolean())
        .map(([from, count, isExtreme]) => several(count, from, isExtreme ? extreme : {})),
    )
  const department = fc.constantFrom('Sales', 'Finance', 'Support')
  const place = fc.nat({ max: 40 })
  const few = fc.integer({ min: 1, max: 12 })
  type Move = (company: Company) => Company
  const move: fc.Arbitrary<Move> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(department, answersOf(1, 12)).map(
        ([to, some]): Move =>
          (c) =>
            c.join(to, some),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(place, few).map(
        ([from, count]): Move =>
          (c) =>
            c.leave(from, count),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(place, answersOf(1, 12)).map(
        ([from, some]): Move =>
          (c) =>
            c.answerAnew(from, some),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(place, few, department).map(
        ([from, count, to]): Move =>
          (c) =>
            c.move(from, count, to),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(department, fc.constantFrom('Sales', 'Design')).map(
        ([from, to]): Move =>
          (c) =>
            c.rename(from, to),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 3 }).map(
        (by): Move =>
          (c) =>
            c.raise(by),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.nat({ max: 9 }).map(
        (which): Move =>
          (c) =>
            c.releaseAgain(which),
      ),
    },
    { weight: 6, arbitrary: fc.constant<Move>((c) => c.release()) },
  )

  it('is no answer of one person and no count of few, whatever happened between any number of releases', () => {
    fc.assert(
      fc.property(
        department,
        answersOf(5, 16),
        fc.array(move, { minLength: 1, maxLength: 9 }),
        (at, first, moves) => {
          const company = new Company().join(at, first).release()
          for (const next of moves) next(company)
          company.release()
          expect(inferred(company.shown, 5)).toEqual([])
          expect(workedOut(company.shown, 5)).toEqual([])
        },
      ),
      { numRuns: 120 },
    )
  })
})
