import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Contributors } from '../../../insights/company-disclosure.ts'
import { familyOf } from '../../../insights/company-mentions.ts'
import type { CompanyReport, Measure } from '../../../insights/company-report-types.ts'
import { areDeparturesTold, isCountTold, toldMeasureOf } from '../../../insights/open-numbers.ts'
import { hiringName } from '../../../insights/withheld-parts.ts'
import type { MemberContext } from '../../core/serve.ts'
import { answersIn, contributorsAmong, type Stored } from './contributors.ts'
import { answersOfInputs, inputsOf, personOf } from './kept-inputs.ts'
import { makeCompanyReport } from './make-company-report.ts'
import { readableBy, type Reader } from './reader.ts'
import { settled } from './settle-told.ts'
import { reports, type companyReports } from './tables.ts'
import type { Told } from './withhold-groups.ts'

/**
 * What a company report tells where each person's report is open once it is released. Who reads the open ones can take
 * them from each sum, so that of the sum is left what those add to it whose reports are not open: no more is told than a
 * report of theirs alone would tell.
 */

type Context = Pick<MemberContext, 'tx' | 'org'>
type CompanyNumbers = Pick<CompanyReport, 'personnelChanges' | 'immediateHiringNeeds'>
type Theirs = { content: CompanyReport; contributors: Contributors }
type Company = (typeof companyReports.$inferSelect)['content']

/**
 * Where each person's report is open once it is released: whose answers in each of these company reports, by its id, are
 * not open to this reader yet. A report that was made from other answers, or it is not kept from which, does not open these.
 */
export const notReleasedIn = async (
  reader: Reader,
  companies: readonly Stored[],
  context: Context,
): Promise<(id: string) => ReadonlySet<string> | undefined> => {
  const { tx, org } = context
  const rows = await tx
    .selectDistinctOn([reports.employeeId], {
      employeeId: reports.employeeId,
      grading: reports.grading,
      answersHash: sql<string | null>`${reports.inputs}->>'answersHash'`,
    })
    .from(reports)
    .where(and(eq(reports.orgId, org.id), isNull(reports.removedAt), readableBy(reader, reports)))
    .orderBy(reports.employeeId, desc(reports.version))
  const open = new Map(rows.map((row) => [row.employeeId, row]))
  const scores = ['reliability', 'roleFit', 'scalability', 'output', 'initiative'] as const
  const found = new Map<string, ReadonlySet<string>>()
  for (const company of companies) {
    const inputs = await inputsOf(company, context)
    const answers: ReadonlyMap<string, string | null> = inputs ? answersIn(inputs) : new Map()
    const isOpen = (score: Company['gradingBreakdown'][number]['teamScores'][number]): boolean => {
      const report = open.get(score.employeeId)
      const answersHash = answers.get(score.employeeId)
      return (
        report !== undefined &&
        scores.every((name) => report.grading[name] === score[name]) &&
        typeof answersHash === 'string' &&
        answersHash === report.answersHash
      )
    }
    const people = company.content.gradingBreakdown.flatMap(({ teamScores }) => teamScores)
    found.set(
      company.id,
      new Set(people.filter((score) => !isOpen(score)).map(({ employeeId }) => employeeId)),
    )
  }
  return (id) => found.get(id)
}

/** What is left to tell of a report where the reports of all but these people in it are open. */
export const toldBeside = async (
  company: Stored,
  told: Told,
  notReleased: ReadonlySet<string>,
  context: Context,
): Promise<Told> => {
  const { content } = company
  const answered = content.gradingBreakdown.reduce((sum, { teamScores }) => sum + teamScores.length, 0)
  if (told.withheld !== null || notReleased.size === answered) return told
  const nothing: Told = { ...told, withheld: 'notReleased', departments: new Set() }
  if (notReleased.size < told.threshold) return nothing
  const theirs = await reportOf(company, notReleased, context)
  return theirs ? toldWith(content, told, theirs) : nothing
}

/** What is told of a report that would be told as well if it were of these people alone. */
export const toldWith = (content: CompanyNumbers, told: Told, theirs: Theirs): Told => {
  const left = settled({ ...theirs, threshold: told.threshold, earlier: [] })
  if (left.withheld !== null) return { ...told, withheld: 'notReleased', departments: new Set() }
  const isTold = (name: string): boolean =>
    left.departments.includes(name) || (theirs.contributors.departments.get(name) ?? []).length === 0
  return {
    ...told,
    departments: new Set([...told.departments].filter(isTold)),
    withheldTopics: new Set([
      ...told.withheldTopics,
      ...left.withheldTopics,
      ...notToldOf(content, theirs.content, told),
    ]),
  }
}

/** What a report of these people alone would say; undefined where their answers are not there any more. */
const reportOf = async (company: Stored, some: ReadonlySet<string>, context: Context) => {
  const kept = await inputsOf(company, context)
  if (!kept) return undefined
  const found = await answersOfInputs(kept.reportId, context, [...some])
  const people = kept.people.flatMap((person) => (some.has(person[0]) ? (personOf(person, found) ?? []) : []))
  if (people.length !== some.size) return undefined
  const { organizationName, madeAt } = kept
  const made = await makeCompanyReport({ organizationName, lastUpdated: madeAt.toISOString() }, people)
  return { content: made.report, contributors: contributorsAmong(made.report, people) }
}

/** What a report tells, but would not tell if it were of these people alone. */
const notToldOf = (
  whole: CompanyNumbers,
  theirs: CompanyReport,
  { threshold, departments }: Told,
): string[] => {
  const { answered } = theirs.coverage
  const isOthers = (count: number, outOf: number): boolean => !isCountTold(count, outOf, threshold)
  const areMoreHandsOthers = whole.personnelChanges.newHires.some(({ department }) => {
    const there = theirs.gradingBreakdown.find(({ departmentName }) => departmentName === department)
    if (!departments.has(department) || there === undefined || there.answered === 0) return false
    const asking = theirs.personnelChanges.newHires.find((one) => one.department === department)
    return isOthers(asking?.people ?? 0, there.answered)
  })
  const { totals } = whole.personnelChanges
  return [
    ...theirs.measures.flatMap((measure) => notToldOfTopic(measure, threshold)),
    ...(totals.promotions > 0 && isOthers(theirs.personnelChanges.totals.promotions, answered)
      ? ['promotions']
      : []),
    ...(totals.departures > 0 && !areDeparturesTold(theirs, threshold) ? ['departures'] : []),
    ...(areMoreHandsOthers ? ['newHires'] : []),
    ...whole.immediateHiringNeeds.flatMap(({ keywords }) => {
      const family = familyOf(keywords)
      const need = theirs.immediateHiringNeeds.find((one) => familyOf(one.keywords) === family)
      return family !== undefined && isOthers(need?.people ?? 0, answered) ? [hiringName(family)] : []
    }),
  ]
}

/** Of findings it is known how many there are at least, or at most, as it is of counts. */
const notToldOfTopic = (measure: Measure, threshold: number): string[] => {
  const { topic } = measure
  const told = toldMeasureOf(measure, threshold)
  if (told === null) return [topic]
  const areCounted = measure.meanOfAnswered === null || (told.strong !== null && told.low !== null)
  return areCounted ? [] : [`${topic}.counts`, `${topic}.findings`]
}
