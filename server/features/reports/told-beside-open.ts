import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { MemberContext } from '../../core/serve.ts'
import { answersIn, type Stored } from './contributors.ts'
import { answersOfInputs, inputsOf, personOf } from './kept-inputs.ts'
import { tellBesideOthers } from './make-company-report.ts'
import { readableBy, type Reader } from './reader.ts'
import { reports, type companyReports } from './tables.ts'
import type { Told } from './withhold-groups.ts'

/**
 * What a company report tells where each person's report is open once it is released. Who reads the open ones can take
 * them from each sum, so that of the sum is left what those add to it whose reports are not open: no more is told than a
 * report of theirs alone would tell.
 */

type Context = Pick<MemberContext, 'tx' | 'org'>
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
  const key = keyOf(company, told, notReleased)
  const known = toldBefore.get(key)
  if (known) return known
  const people = await peopleOf(company, notReleased, context)
  if (!people) return nothing
  const left = await tellBesideOthers(people.head, people.answers, { content, told })
  // The first is the oldest.
  for (const [oldest] of toldBefore.size < keptMost ? [] : toldBefore) {
    toldBefore.delete(oldest)
    break
  }
  toldBefore.set(key, left)
  return left
}

/** What was found beside the same open reports, which a report is read beside again and again: it may take a second. */
const toldBefore = new Map<string, Told>()
const keptMost = 200

const keyOf = ({ id }: Stored, told: Told, notReleased: ReadonlySet<string>): string => {
  const of = [
    id,
    told.threshold,
    [...told.departments].toSorted(),
    [...told.withheldTopics].toSorted(),
    [...notReleased].toSorted(),
  ]
  return createHash('sha256').update(JSON.stringify(of)).digest('base64')
}

/** These people with their answers, as a report of theirs alone is made; undefined where an answer is not there any more. */
const peopleOf = async (company: Stored, some: ReadonlySet<string>, context: Context) => {
  const kept = await inputsOf(company, context)
  if (!kept) return undefined
  const found = await answersOfInputs(kept.reportId, context, [...some])
  const answers = kept.people.flatMap((person) =>
    some.has(person[0]) ? (personOf(person, found) ?? []) : [],
  )
  if (answers.length !== some.size) return undefined
  const { organizationName, madeAt } = kept
  return { head: { organizationName, lastUpdated: madeAt.toISOString() }, answers }
}
