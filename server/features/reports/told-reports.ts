import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../contract/failures.ts'
import { toldGroupsOf, type CountedGroup } from '../../../insights/told-groups.ts'
import { Failure, orFail } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { organizations } from '../organizations/tables.ts'
import { inputsOf, type KeptInputs } from './kept-inputs.ts'
import { readableBy, type Reader } from './reader.ts'
import { settled, toldBefore, toldOfSettled, type Earlier, type Settled } from './settle-told.ts'
import { companyReports, reports, toldCompanyReports } from './tables.ts'
import type { Told } from './withhold-groups.ts'

/**
 * What a company report tells readers who may not open each person's report is settled once, when it is released, from
 * what earlier releases told, and holds for as long as it is out: nobody forgets what they have read.
 */

type Context = Pick<MemberContext, 'tx' | 'org' | 'now'>
type Row = typeof companyReports.$inferSelect
type Stored = Pick<Row, 'id' | 'version' | 'origin' | 'content'>

/** Older releases than these are not held against a new one. */
const releasesHeld = 50

/**
 * Settles what a report tells that is being released. Under the lock under which reports are released, one after the
 * other.
 * @throws Failure NOT_FOUND
 */
export const settleWhatIsTold = async (context: Context, reportId: string): Promise<void> => {
  const { tx, org, now } = context
  const threshold = await groupThresholdOf(context)
  const report = orFail(
    await storedReport(context, reportId),
    new Failure('NOT_FOUND', messages.reportNotFound),
  )
  const groups = await groupsOf(report, context)
  const earlier = groups && (await earlierReleases(context))
  const told =
    groups === undefined
      ? before
      : earlier === undefined
        ? unknown
        : settled({ content: report.content, groups, threshold, earlier })
  await tx
    .insert(toldCompanyReports)
    .values({ orgId: org.id, id: newId(), reportId, at: now, threshold, ...told })
}

/** Made before it was kept what a report is made from: it cannot be held against another. */
const before: Settled = { withheld: 'old', departments: [], withheldTopics: [] }

/** Of whom an earlier release told is not kept any more: this one may be as near to it as can be. */
const unknown: Settled = { withheld: 'near', departments: [], withheldTopics: [] }

const storedReport = async ({ tx, org }: Context, id: string): Promise<Stored | undefined> => {
  const [row] = await tx
    .select({
      id: companyReports.id,
      version: companyReports.version,
      origin: companyReports.origin,
      content: companyReports.content,
    })
    .from(companyReports)
    .where(and(eq(companyReports.orgId, org.id), eq(companyReports.id, id)))
  return row
}

/** Those who answered by department, each with their answers; undefined where it is not kept with which. */
const groupsOf = async (report: Stored, context: Context): Promise<CountedGroup[] | undefined> => {
  // Of one that was deleted long ago only the number is left.
  if (!('gradingBreakdown' in report.content)) return undefined
  const inputs = await inputsOf(report, context)
  if (!inputs) return undefined
  const answers = answersIn(inputs)
  return report.content.gradingBreakdown.map(({ departmentName, teamScores }) => ({
    name: departmentName,
    people: teamScores.map(({ employeeId }) => `${employeeId} ${answers.get(employeeId) ?? 'erased'}`),
  }))
}

/** The hash of what each person had answered. */
const answersIn = ({ people }: KeptInputs): ReadonlyMap<string, string | null> =>
  new Map(people.map(([id, , , , , , answersHash]) => [id, answersHash]))

/** One after the other, since each may be large; undefined where it is not kept of whom one of them told. */
const earlierReleases = async (context: Context): Promise<Earlier[] | undefined> => {
  const { tx, org } = context
  const releases = await tx
    .select({ reportId: toldCompanyReports.reportId, departments: toldCompanyReports.departments })
    .from(toldCompanyReports)
    .where(and(eq(toldCompanyReports.orgId, org.id), isNull(toldCompanyReports.withheld)))
    .orderBy(desc(toldCompanyReports.id))
    .limit(releasesHeld)
  const earlier: Earlier[] = []
  for (const { reportId, departments } of releases) {
    const report = await storedReport(context, reportId)
    // What one told that was deleted long ago is not known any more.
    if (!report || !('gradingBreakdown' in report.content)) continue
    const groups = await groupsOf(report, context)
    if (!groups) return undefined
    earlier.push(toldBefore(report.content, groups, departments))
  }
  return earlier
}

const groupThresholdOf = async ({ tx, org }: Pick<Context, 'tx' | 'org'>): Promise<number> => {
  const [row] = await tx
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  return orFail(row, new Failure('NOT_FOUND', messages.reportNotFound)).settings.groupThreshold
}

/** What each of these reports tells, by its id, as it was settled when it was last released; nothing until then. */
export const toldOf = async (
  ids: readonly string[],
  context: Pick<Context, 'tx' | 'org'>,
): Promise<(id: string) => Told> => {
  const { tx, org } = context
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectDistinctOn([toldCompanyReports.reportId])
          .from(toldCompanyReports)
          .where(and(eq(toldCompanyReports.orgId, org.id), inArray(toldCompanyReports.reportId, [...ids])))
          .orderBy(toldCompanyReports.reportId, desc(toldCompanyReports.id))
  const settled = new Map(rows.map((row) => [row.reportId, row]))
  const threshold = await groupThresholdOf(context)
  return (id) => {
    const row = settled.get(id)
    if (!row) return { threshold, withheld: 'notYet', departments: new Set(), withheldTopics: new Set() }
    return toldOfSettled(row)
  }
}

type Content = Row['content']

/**
 * Where each person's report is open once it is released: whose answers in each of these company reports, by its id, are
 * not open to this reader yet. A report that was made from other answers, or it is not kept from which, does not open these.
 */
export const notReleasedIn = async (
  reader: Reader,
  companies: readonly Stored[],
  context: Pick<Context, 'tx' | 'org'>,
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
    const isOpen = (score: Content['gradingBreakdown'][number]['teamScores'][number]): boolean => {
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

/** What is left to tell where the reports of all but these people are open: they alone are to be protected. */
export const toldBeside = (told: Told, notReleased: ReadonlySet<string>, content: Content): Told => {
  if (told.withheld !== null) return told
  const groups = content.gradingBreakdown.map(({ departmentName, teamScores }) => ({
    name: departmentName,
    people: teamScores.flatMap(({ employeeId }) => (notReleased.has(employeeId) ? [employeeId] : [])),
  }))
  const { threshold } = told
  const left = toldGroupsOf({ groups, threshold, earlier: [], isOpen: () => true })
  if (left.withheld !== null) {
    return { ...told, withheld: 'notReleased', departments: new Set() }
  }
  const open = groups.filter(({ people }) => people.length === 0).map(({ name }) => name)
  const names = new Set([...left.names, ...open])
  return { ...told, departments: new Set([...told.departments].filter((name) => names.has(name))) }
}
