import { contract } from '../../../../contract/index.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { discloseMeasure } from '../../../../insights/anonymity/index.ts'
import { languages } from '../../../../languages/index.ts'
import type { Answer, Caller, testApp } from '../../../testing/app.ts'
import { readPdf, readPptx, readXlsx } from '../../../testing/exports/read-files.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { variedAnswers, variedCompany } from '../../../testing/reports/varied-company.ts'

/** A released company report of which a department, topics, counts and the risk level are withheld, and how to look for them. */

type App = ReturnType<typeof testApp>

/** An employee, one who may do all that does not show everybody's reports, and the owner. */
export type Readers = { owner: Member; employee: Member; trusted: Member }

const most = ['report:view', 'employee:view', 'org:view', 'chat:use', 'chat:history', 'onboarding:view']

/**
 * Two releases: between them six join who all rated their satisfaction 1 and their clarity 10, which would follow from both.
 */
export const withheldCompany = (app: App) => {
  const { submit, released, releasedCompany } = reportCalls(app)
  const newCompany = variedCompany(app)
  return async (beforeSecond: (readers: Readers) => Promise<void>) => {
    const { orgId, owner, hired, sales, support, people } = await newCompany()
    // Before the second release people are content enough for another level of risk.
    for (const [index, person] of people.entries()) {
      await app.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
      await submit(person, { ...variedAnswers(index), job_satisfaction: String(4 + ((index * 4) % 7)) })
    }
    const own = first(sales)
    const member = (email: string, permissions: string[]) =>
      newMember(app.host, app.now, orgId, 'employee', { email, permissions })
    const employee = await member(own.email, most)
    const trusted = await member(first(support).email, [...most, 'admin:view', 'org:settings'])
    const old = await releasedCompany(owner)
    const joined = await hired(
      'Sales',
      ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `Person ${name}`),
    )
    for (const [index, person] of joined.entries())
      await submit(person, { ...variedAnswers(index), job_satisfaction: '1', role_clarity: '10' })
    const readers = { owner, employee, trusted }
    await beforeSecond(readers)
    const report = await releasedCompany(owner)
    await released(own, owner)
    return { orgId, own, readers, report, old }
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Everything that a value says, a line for each of its fields. */
const linesOf = (value: unknown, key = ''): string[] => {
  if (value === null) return []
  if (typeof value !== 'object') return [`${key}: ${asText(value)}`]
  return Object.entries(value).flatMap(([name, item]) => linesOf(item, Array.isArray(value) ? key : name))
}

/** What an answer says, whatever its form. */
export const saidBy = async ({ headers, body, bytes }: Answer): Promise<string> => {
  const type = String(headers['content-type'])
  if (type.includes('pdf')) return (await readPdf(bytes)).pages.join('\n')
  if (type.includes('presentation')) {
    const { slides, notes, charts } = await readPptx(bytes)
    return [...slides, notes, ...charts].join('\n')
  }
  if (type.includes('spreadsheet')) {
    const sheets = await readXlsx(bytes)
    return sheets.flatMap(({ rows }) => rows.map((row) => row.join(' | '))).join('\n')
  }
  return Object.keys(body).length > 0 ? linesOf(body).join('\n') : new TextDecoder().decode(bytes)
}

/** Without direction marks, and with the digits and the point that English has. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll('\u066b', '.')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')

/** Numbers with decimals, and none that are part of a time or a version. */
const decimal = /(?<![\d.:])\d{1,3}\.\d+(?![\d.:Z])/g
/** With as many decimals as it is written with, at most two. */
const asWritten = (number: string): string => Number(number).toFixed(/\.\d$/.test(number) ? 1 : 2)
/** As anything may round it. */
const rounded = (number: string): string[] => [1, 2].map((digits) => Number(number).toFixed(digits))
const decimalsIn = (text: string): string[] => plain(text).match(decimal) ?? []

const inOneLine = (text: string): string => plain(text).replaceAll(/\s+/g, '')
const isSentence = (line: string): boolean => line.length >= 24 && line.trim().includes(' ')
const sentencesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const value = line.slice(line.indexOf(': ') + 2)
    return isSentence(value) ? [inOneLine(value)] : []
  })

const gradeOf = (department: string) =>
  new RegExp(`${department}[\\s:|,"]*(?:grade\\s*)?(?:[A-D][+−-]?)(?![\\w])`, 'g')
const risksIn = (text: string): string[] =>
  [...plain(text).matchAll(/risk ?level(?: is)?[\s:|]*(low|medium|high)/gi)].map(([, level = '']) =>
    level.toLowerCase(),
  )

/** The places of those items of a list. */
const at = <T>(field: string, items: readonly T[], is: (item: T) => boolean) =>
  items.flatMap((item, index) => (is(item) ? [`${field}.${index}.`] : []))

/** The places of a report that employees are not shown, by what was settled at its release and not by what they get. */
const withheldPlaces = (
  report: StoredCompanyReport,
  { topics, departments }: { topics: readonly string[]; departments: readonly string[] },
): string[] => {
  const isOf = (topic: string | null, ...parts: string[]): boolean =>
    topic !== null && ['', ...parts].some((part) => topics.includes(`${topic}${part}`))
  const isCounted = (topic: string, kind: 'strong' | 'low'): boolean => {
    const measure = report.measures.find((one) => one.topic === topic)
    const { strong, low } = measure ?? { strong: null, low: null }
    if (measure === undefined || strong === null || low === null) return false
    return (discloseMeasure({ ...measure, strong, low }, limits.groupThresholdMin)?.[kind] ?? null) !== null
  }
  const findings = (field: 'strengths' | 'weaknesses', kind: 'strong' | 'low') =>
    at(field, report[field], ({ topic }) => isOf(topic, '.counts', '.findings') || !isCounted(topic, kind))
  return [
    ...at('measures', report.measures, ({ topic }) => isOf(topic)),
    ...at('forwardOperatingPlan', report.forwardOperatingPlan, ({ topic }) => isOf(topic, '.findings')),
    ...at(
      'forwardOperatingPlan',
      report.forwardOperatingPlan,
      ({ topic }) => isOf(topic, '.counts') || (topic !== null && !isCounted(topic, 'low')),
    ).map((place) => `${place}why`),
    ...findings('strengths', 'strong'),
    ...findings('weaknesses', 'low'),
    ...at('gradingBreakdown', report.gradingBreakdown, ({ departmentName }) =>
      departments.includes(departmentName),
    ),
    ...(topics.includes('satisfaction') ? ['overview.riskReason.'] : []),
    'organizationalImpactSummary.',
    'questionResults.',
    'satisfactionLinks.',
    'personnelChanges.promotions.',
    'personnelChanges.departures.',
  ]
}

/** Every text and number of a value with its place. */
const valuesAt = (value: unknown, place = ''): [place: string, value: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => valuesAt(item, `${place}${key}.`))
    : [[place, asText(value)]]

/** Finds in a text what owners read of the newest of these reports, and employees of none. */
export const traceFinder = async (
  app: App,
  { owner, employee }: Readers,
  { own, report: { id }, old }: { own: { id: string }; report: { id: string }; old: { id: string } },
) => {
  const [settled] = await app.host.database
    .sql`select departments, withheld_topics from told_company_reports where report_id = ${id}`
  const topics: string[] = settled?.['withheld_topics']
  const { report } = await app.ok(contract.getCompanyReport, { id }, owner)
  const departments = report.gradingBreakdown.flatMap(({ departmentName, answered }) =>
    answered === 0 || settled?.['departments'].includes(departmentName) ? [] : [departmentName],
  )
  const places = withheldPlaces(report, { topics, departments })
  const isSecret = (place: string) => places.some((one) => `${place}.`.startsWith(one))
  const secret: string[] = []
  const known: string[] = []
  for (const { code: language } of languages) {
    const read = (which: string, by: Caller) => app.ok(contract.getCompanyReport, { id: which, language }, by)
    const full = await read(id, owner)
    const values = language === 'en' ? valuesAt(full.report) : Object.entries(full.translation?.texts ?? {})
    for (const [place, value] of values) (isSecret(place) ? secret : known).push(`${place}: ${value}`)
    known.push(...linesOf(await read(old.id, employee)))
    known.push(...linesOf(await app.ok(contract.getReport, { employeeId: own.id, language }, employee)))
  }
  const knownLine = inOneLine(known.join('\n'))
  const knownNumbers = new Set(decimalsIn(known.join('\n')).flatMap(rounded))
  const numbers = new Set(
    decimalsIn(secret.join('\n'))
      .flatMap(rounded)
      .filter((one) => !knownNumbers.has(one)),
  )
  const sentences = [...new Set(sentencesIn(secret.join('\n')))].filter((one) => !knownLine.includes(one))
  const risk = report.overview.riskLevel?.toLowerCase()
  const tracesIn = (text: string): string[] => {
    const line = inOneLine(text)
    return [
      ...new Set([
        ...decimalsIn(text).filter((number) => numbers.has(asWritten(number))),
        ...sentences.filter((sentence) => line.includes(sentence)),
        ...departments.flatMap((department) => plain(text).match(gradeOf(department)) ?? []),
        ...risksIn(text).filter((level) => level === risk),
        // A field of the themes of what people wrote, of which employees get nothing.
        ...(text.match(/\bsaidNothing\b/g) ?? []),
      ]),
    ]
  }
  return { tracesIn, report, departments, topics, numbers, sentences }
}
