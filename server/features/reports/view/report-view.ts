import { eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import {
  CompanyReport,
  type StoredCompanyReport,
  type StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import { companyEnglish, type CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import { isPublished } from '../../../../contract/calls/reports/release-report.ts'
import { readCycles, type CycleLookup } from './report-cycle.ts'
import { employees } from '../../../schema/employees.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'
import { readCompanyEditedTexts } from '../generation/edited-texts.ts'
import { readGeneratedTexts } from '../generation/generated-texts.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import type { Reader, ReaderContext } from './report-visibility.ts'
import type { companyReports, reports } from '../../../schema/reports.ts'
import { mapTexts } from '../generation/editable-texts.ts'
import type { ReportDisclosure } from '../../../../insights/anonymity/index.ts'
import {
  isAllOpen,
  openTo,
  readDisclosures,
  redactCompanyReport,
  withoutThemes,
  type RedactedContent,
  discloseBesideOpen,
} from '../disclosure/index.ts'

/**
 * The only place where reports are prepared for their readers, in whatever format (docs/disclosure.md). Employees
 * never see suggested pay. Of the company report they see nothing that names or quotes a person or reveals what few
 * people answered, unless every single report in it is open to them.
 */

type Company = z.output<typeof CompanyReport>
type ReportRow = Pick<
  typeof reports.$inferSelect,
  'id' | 'version' | 'origin' | 'generatedAt' | 'state' | 'generatedVersion' | 'prose' | 'content'
>
type CompanyRow = Pick<
  typeof companyReports.$inferSelect,
  'id' | 'version' | 'origin' | 'createdAt' | 'state' | 'content' | 'redactedAt'
>

/** A person's report, for a reader who may see it (`requireVisible`), with the texts in it that a person wrote. */
export const serializeEmployeeReport = (
  row: ReportRow,
  editedTexts?: readonly string[],
): StoredEmployeeReport => ({
  ...row.content,
  id: row.id,
  version: row.version,
  origin: row.origin,
  generatedAt: row.generatedAt.toISOString(),
  state: row.state,
  generatedVersion: row.generatedVersion,
  ...(row.prose && { prose: row.prose }),
  ...(editedTexts && { editedTexts: [...editedTexts] }),
})

/** Company reports as this reader may see them. */
export const viewCompanyReports = async (
  reader: Reader,
  rows: readonly CompanyRow[],
  context: ReaderContext,
): Promise<StoredCompanyReport[]> => {
  const shown = await createCompanyReportView(reader, rows, context)
  return rows.map((row) => shown(row))
}

/**
 * Prepares a view of these company reports for the reader. `words`: the language of sentences that replace suppressed
 * content.
 */
export const createCompanyReportView = async (
  reader: Reader,
  rows: readonly CompanyRow[],
  context: ReaderContext,
): Promise<(row: CompanyRow, words?: CompanyWords) => StoredCompanyReport> => {
  const shown =
    reader.sees === 'everything'
      ? reader.isPayShown
        ? inFull
        : inFullButPay
      : await redactFor(reader, rows, context)
  const cycleAt = await readCycles(reader, context)
  const editedIn = await readCompanyEditedTexts(rows, context)
  return (row, words = companyEnglish) => {
    const content = shown(row, words)
    const editedTexts = editedIn(row, content)
    return {
      ...content,
      ...cycleOf(row, cycleAt),
      id: row.id,
      version: row.version,
      origin: row.origin,
      createdAt: row.createdAt.toISOString(),
      state: row.state,
      ...(row.redactedAt && { redactedAt: row.redactedAt.toISOString() }),
      ...(editedTexts && { editedTexts }),
    }
  }
}

/** Edits do not change the cycle: the numbers are those of `lastUpdated`. */
const cycleOf = ({ content }: CompanyRow, cycleAt: CycleLookup) => {
  const cycle = cycleAt(new Date(content.overview.lastUpdated))
  return cycle && { cycle }
}

type Shown = RedactedContent & { isAnonymous: boolean }

const inFull = ({ content }: CompanyRow): Shown => ({ ...content, groupThreshold: null, isAnonymous: false })

const inFullButPay = (row: CompanyRow): Shown => ({
  ...inFull(row),
  organizationalImpactSummary: withoutPay(row.content),
})

/**
 * The view for readers who do not see every report. Where the organization shows its reports to everybody: all but
 * pay, once the reports of all people in it are open to them. Until then what other readers see, less what the open
 * reports reveal.
 */
const redactFor = async (
  reader: Exclude<Reader, { sees: 'everything' }>,
  rows: readonly CompanyRow[],
  context: ReaderContext,
): Promise<(row: CompanyRow, words: CompanyWords) => Shown> => {
  const told = await readDisclosures(
    rows.map(({ id }) => id),
    context,
  )
  const open = reader.sees === 'all but pay' ? await openTo(reader, context) : undefined
  const toldHere = open ? await discloseBesideOpen(rows, told, open, context) : told
  const whole = new Set<string>()
  for (const row of rows)
    if (open && isPublished(row.state) && (await isAllOpen(row, open, context))) whole.add(row.id)
  const withhold = await withholder(rows, context)
  return (row, words) => {
    // An open report quotes less than a person wrote.
    if (whole.has(row.id)) return withoutThemes(inFullButPay(row))
    const here = toldHere(row.id)
    return { ...redactCompanyReport(withhold(row, here, words), here, words), isAnonymous: true }
  }
}

/**
 * Generated texts about groups name nobody. A text that a person wrote in their place may, and is suppressed then.
 */
const withholder = async (
  rows: readonly CompanyRow[],
  context: ReaderContext,
): Promise<(row: CompanyRow, told: ReportDisclosure, words: CompanyWords) => Company> => {
  const edited = rows.filter(({ origin }) => origin !== 'generated').map(({ content }) => content)
  if (edited.length === 0) return ({ content }) => content
  const isNaming = createNameDetector([...(await peopleOf(context)), ...edited.flatMap(peopleIn)])
  const generatedIn = await readGeneratedTexts(edited, context)
  return ({ content, origin }, told, { say }) => {
    if (origin === 'generated') return content
    // Where the generated texts are not stored, every text is checked.
    const isGenerated = generatedIn(content) ?? (() => false)
    const isOfSmall = departmentIn(content.gradingBreakdown, told)
    return redactTexts(content, (text, path) => {
      if (isGenerated(text, path)) return text
      if (isNaming(text)) return say('told.namesSomebody')
      return isOfSmall(text) ? say('told.namesSmallGroup') : text
    })
  }
}

/** All people who are or were in the list, since a text may also name somebody who was removed. */
const peopleOf = ({ tx, org }: ReaderContext) =>
  unionAll(
    tx
      .select({ name: employees.name, email: employees.email })
      .from(employees)
      .where(eq(employees.orgId, org.id)),
    tx
      .select({ name: removedEmployees.name, email: removedEmployees.email })
      .from(removedEmployees)
      .where(eq(removedEmployees.orgId, org.id)),
  )

/** The people named in a report itself, since they may have been erased from the list. */
const peopleIn = ({ gradingBreakdown, coverage }: Company): { name: string; email: string }[] =>
  [...gradingBreakdown.flatMap(({ teamScores }) => teamScores), ...coverage.notAnsweredEmployees].map(
    ({ employeeName }) => ({ name: employeeName, email: '' }),
  )

/** Whether a text mentions a department without disclosed numbers. */
const departmentIn = (
  departments: Company['gradingBreakdown'],
  told: ReportDisclosure,
): ((text: string) => boolean) => {
  const names = departments.flatMap(({ departmentName, answered }) =>
    answered === 0 || told.departments.has(departmentName) ? [] : [departmentName.toLowerCase()],
  )
  return (text) => {
    const lower = text.toLowerCase()
    return names.some((name) => isWordIn(name, lower))
  }
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character)

const isWordIn = (name: string, text: string): boolean => {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true
  }
  return false
}

const redactTexts = (content: Company, change: (text: string, path: string) => string): Company =>
  CompanyReport.parse(mapTexts(content, change))

const withoutPay = ({ organizationalImpactSummary }: Company) =>
  organizationalImpactSummary.map(({ category, employees }) => ({
    category,
    employees: employees.map((entry) => {
      const { suggestedPay: _, ...others } = entry
      return others
    }),
  }))
