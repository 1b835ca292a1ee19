import { buildCompanyReport } from '../../../../insights/company-report.ts'
import type { CompanyReport } from '../../../../insights/company-report-types.ts'
import type { RawAnswers } from '../../../../insights/questionnaire.ts'
import type { Earlier } from '../stored-sums.ts'
import { settled, toldBefore, toldOfSettled } from '../settle-told.ts'
import { toldWith } from '../told-with.ts'
import { withoutGroups } from '../withhold-groups.ts'
import { contributorsIn, type Known, type ShownReport } from './attack.ts'

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

const knownOf = (people: readonly Person[]): Known[] =>
  people.map(({ id, edition, department, answers }) => ({ key: `${id} ${edition}`, department, answers }))

/** An organization in which things happen one after the other, and what its employees are shown of it. */
export class PlayedCompany {
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
    const known = knownOf(people)
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
  /**
   * What is shown of the first release once the reports of all but `count` people are open to its reader, and what those
   * answered whose are.
   */
  besideOpen(from: number, count: number): { report: ShownReport; open: Map<string, RawAnswers> } {
    const [people = []] = this.released
    const start = from % Math.max(1, people.length)
    const left = people.slice(start, start + count)
    const content = reportOf(people)
    const { threshold } = this
    const known = knownOf(people)
    const told = toldOfSettled({
      ...settled({ content, contributors: contributorsIn(known, content), threshold, earlier: [] }),
      threshold,
    })
    const theirs = reportOf(left)
    const contributors = contributorsIn(knownOf(left), theirs)
    const here = told.withheld === null ? toldWith(content, told, { content: theirs, contributors }) : told
    return {
      report: { shown: withoutGroups(content, here), people: known, withheld: here.withheldTopics },
      open: new Map(
        known.flatMap(({ key, answers }, at) =>
          at >= start && at < start + count ? [] : [[key, answers] as const],
        ),
      ),
    }
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
export const several = (count: number, from = 0, more: RawAnswers = {}): RawAnswers[] =>
  Array.from({ length: count }, (_, index) => ({ ...varied(from + index), ...more }))
/** At the ends of two scales. */
export const extreme = { job_satisfaction: '1', role_clarity: '10' }
