import { buildCompanyReport } from '../../../../insights/company-report/company-report.ts'
import type { CompanyReport } from '../../../../insights/company-report/company-report-types.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import {
  addsByKey,
  decideDisclosure,
  type DisclosureDecision,
  type DisclosureRequest,
  type EarlierRelease,
  residualDisclosures,
  toEarlierRelease,
  toResidualDisclosure,
  toReportDisclosure,
} from '../../../../insights/anonymity/index.ts'
import { redactCompanyReport } from '../disclosure/index.ts'
import { contributorsIn, type KnownPerson, type DisclosedReport } from './linkage-attack.ts'

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

const knownOf = (people: readonly Person[]): KnownPerson[] =>
  people.map(({ id, edition, department, answers }) => ({ key: `${id} ${edition}`, department, answers }))

/** An organization in which things happen one after the other, and what its employees are shown of it. */
export class PlayedCompany {
  readonly shown: DisclosedReport[] = []
  private readonly earlier: EarlierRelease[] = []
  private readonly released: (readonly Person[])[] = []
  private readonly kept: (Omit<DisclosureRequest, 'earlier'> & {
    content: CompanyReport
    told: DisclosureDecision
    people: readonly Person[]
  })[] = []
  private readonly opened = new Map<string, RawAnswers>()
  private people: readonly Person[] = []
  private threshold = 5
  private count = 0

  private readonly isHeldAgainstEarlier: boolean

  private readonly isLeftHeldTogether: boolean

  constructor({ isHeldAgainstEarlier = true, isLeftHeldTogether = true } = {}) {
    this.isHeldAgainstEarlier = isHeldAgainstEarlier
    this.isLeftHeldTogether = isLeftHeldTogether
  }

  join(department: string, answers: readonly RawAnswers[]): this {
    const came = answers.map((one) => ({ id: `e${this.count++}`, department, answers: one, edition: 0 }))
    this.people = [...this.people, ...came]
    return this
  }
  leave(from: number, count: number): this {
    this.people = this.people.toSpliced(from % Math.max(1, this.people.length), count)
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
    const told = decideDisclosure({
      content,
      contributors,
      threshold,
      earlier: this.isHeldAgainstEarlier ? this.earlier : [],
    })
    if (told.withheld === null)
      this.earlier.push(toEarlierRelease({ content, contributors, threshold }, told))
    this.released.push(people)
    this.kept.push({ content, contributors, threshold, told, people })
    this.shown.push({
      shown: redactCompanyReport(content, toReportDisclosure({ ...told, threshold })),
      people: known,
      withheld: new Set(told.withheldTopics),
    })
    return this
  }
  /** The reports of these people are opened, of the answers that they have given by now. */
  open(from: number, count: number): this {
    const start = from % Math.max(1, this.people.length)
    for (const { key, answers } of knownOf(this.people.slice(start, start + count)))
      this.opened.set(key, answers)
    return this
  }
  /** What is shown of all releases beside the open reports, and what those answered whose they are. */
  besideOpen(): { shown: DisclosedReport[]; open: ReadonlyMap<string, RawAnswers> } {
    const told = this.kept.filter(({ told: { withheld } }) => withheld === null)
    const adds = addsByKey(this.opened)
    const releases = told.map((one) => ({
      ...toEarlierRelease(one, one.told),
      threshold: one.threshold,
    }))
    const left = this.isLeftHeldTogether
      ? residualDisclosures(releases, adds)
      : releases.map((release) => residualDisclosures([release], adds)[0])
    const shown = told.flatMap(
      ({ content, people, threshold, told: settledThen }, place): DisclosedReport[] => {
        const here = toResidualDisclosure(
          { content },
          toReportDisclosure({ ...settledThen, threshold }),
          left[place] ?? null,
        )
        const known = knownOf(people)
        // It is shown whole.
        if (known.every(({ key }) => this.opened.has(key))) return []
        return [{ shown: redactCompanyReport(content, here), people: known, withheld: here.withheldTopics }]
      },
    )
    return { shown, open: this.opened }
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
