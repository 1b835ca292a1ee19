import { eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { messages } from '../../../contract/failures.ts'
import {
  CompanyReport,
  type StoredCompanyReport,
  type StoredEmployeeReport,
} from '../../../contract/reports.ts'
import { fewAnswers } from '../../../insights/company-groups.ts'
import { limitsWithoutPersons } from '../../../insights/company-limits.ts'
import type {
  DepartmentGrading,
  GroupStatement,
  PersonnelPrompt,
} from '../../../insights/company-report-types.ts'
import { employees } from '../people/tables.ts'
import { removedEmployees } from '../removals/tables.ts'
import { generatedTextsOf } from './generated-texts.ts'
import { namerOf } from './names-in.ts'
import type { Reader, ReaderContext } from './reader.ts'
import type { companyReports, reports } from './tables.ts'
import { mapTexts } from './texts.ts'

/**
 * The one way out for reports (decisions §6): employees never see suggested pay, and where the organization
 * shows each their own, they see of the company's report nothing that names or quotes a person, and of few answers
 * nothing that was made from them.
 */

type Company = z.output<typeof CompanyReport>
type ReportRow = Pick<typeof reports.$inferSelect, 'id' | 'version' | 'origin' | 'generatedAt' | 'content'>
type CompanyRow = Pick<
  typeof companyReports.$inferSelect,
  'id' | 'version' | 'origin' | 'createdAt' | 'content' | 'redactedAt'
>

type OfVersion = Pick<
  StoredCompanyReport,
  'id' | 'version' | 'origin' | 'createdAt' | 'redactedAt' | 'isAnonymous'
>

/** A person's report, for a reader who may see that person's (`requireVisible`). */
export const employeeReportOf = (row: ReportRow): StoredEmployeeReport => ({
  ...row.content,
  id: row.id,
  version: row.version,
  origin: row.origin,
  generatedAt: row.generatedAt.toISOString(),
})

/** Company reports as this reader may see them. */
export const companyReportsFor = async (
  reader: Reader,
  rows: readonly CompanyRow[],
  context: ReaderContext,
): Promise<StoredCompanyReport[]> => {
  const isAnonymous = reader.sees === 'own'
  const withhold = isAnonymous ? await withholder(rows, context) : (row: CompanyRow) => row.content
  return rows.map((row) => {
    const content = withhold(row)
    return {
      ...(isAnonymous ? shownToAll(content) : content),
      ...(reader.sees === 'all but pay' && { organizationalImpactSummary: withoutPay(content) }),
      id: row.id,
      version: row.version,
      origin: row.origin,
      createdAt: row.createdAt.toISOString(),
      ...(row.redactedAt && { redactedAt: row.redactedAt.toISOString() }),
      isAnonymous,
    }
  })
}

/** What insights writes about groups names nobody; what a person wrote in its place may, and is left out then. */
const withholder = async (
  rows: readonly CompanyRow[],
  context: ReaderContext,
): Promise<(row: CompanyRow) => Company> => {
  const edited = rows.filter(({ origin }) => origin === 'edited').map(({ content }) => content)
  if (edited.length === 0) return ({ content }) => content
  const isNaming = namerOf([...(await peopleOf(context)), ...edited.flatMap(peopleIn)])
  const generatedIn = await generatedTextsOf(edited, context)
  return ({ content, origin }) => {
    if (origin !== 'edited') return content
    const isGenerated = generatedIn(content)
    return withheld(content, (text, path) => !isGenerated(text, path) && isNaming(text))
  }
}

/** Whoever is or was in the list: a text names somebody who was removed as well. */
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

/** Those whom a report itself names, since they may have been erased. */
const peopleIn = ({ gradingBreakdown, coverage }: Company): { name: string; email: string }[] =>
  [...gradingBreakdown.flatMap(({ teamScores }) => teamScores), ...coverage.notAnsweredEmployees].map(
    ({ employeeName }) => ({ name: employeeName, email: '' }),
  )

const withheld = (content: Company, isNaming: (text: string, path: string) => boolean): Company =>
  CompanyReport.parse(
    mapTexts(content, (text, path) => (isNaming(text, path) ? messages.namesSomebody : text)),
  )

const withoutPay = ({ organizationalImpactSummary }: Company) =>
  organizationalImpactSummary.map(({ category, employees }) => ({
    category,
    employees: employees.map((entry) => {
      const { suggestedPay: _, ...others } = entry
      return others
    }),
  }))

/** In a company of two, whoever knows their own answers reads the other's out of any mean or count. */
const shownToAll = (content: Company): Omit<StoredCompanyReport, keyof OfVersion> => {
  const report = withoutPersons(content)
  const { answered } = report.coverage
  if (answered >= fewAnswers) return report
  const why: GroupStatement = {
    text: messages.tooFewAnswers,
    people: answered,
    outOf: report.coverage.employees,
    evidence: [],
    evidenceTotal: 0,
    quotes: [],
  }
  return {
    ...report,
    limits: [],
    executiveSummary: [why],
    overview: { ...report.overview, averagePerformanceScore: null, riskLevel: null, riskReason: why },
    measures: [],
    weaknesses: [],
    strengths: [],
    personnelChanges: {
      newHires: [],
      promotions: [],
      departures: [],
      totals: { newHires: 0, promotions: 0, departures: 0 },
    },
    immediateHiringNeeds: [],
    forwardOperatingPlan: [],
  }
}

const withoutPersons = (report: Company): Company => ({
  ...report,
  limits: report.limits.filter((limit) => limitsWithoutPersons.has(limit)),
  executiveSummary: report.executiveSummary.map(unnamed),
  coverage: { ...report.coverage, notAnsweredEmployees: [] },
  overview: { ...report.overview, riskReason: unnamed(report.overview.riskReason) },
  weaknesses: report.weaknesses.map(unnamed),
  strengths: report.strengths.map(unnamed),
  personnelChanges: {
    newHires: promptsOfGroups(report.personnelChanges.newHires, report),
    promotions: promptsOfGroups(report.personnelChanges.promotions, report),
    departures: promptsOfGroups(report.personnelChanges.departures, report),
    totals: report.personnelChanges.totals,
  },
  immediateHiringNeeds: report.immediateHiringNeeds.map(unnamed),
  forwardOperatingPlan: report.forwardOperatingPlan.map(unnamed),
  organizationalImpactSummary: report.organizationalImpactSummary.map(({ category }) => ({
    category,
    employees: [],
  })),
  gradingBreakdown: report.gradingBreakdown.map(unnamedDepartment),
})

/** How many there are names nobody; who they are and what they wrote does. */
const unnamed = <S extends Omit<GroupStatement, 'text'>>(statement: S): S => ({
  ...statement,
  evidence: [],
  quotes: [],
})

const promptsOfGroups = (prompts: readonly PersonnelPrompt[], report: Company): PersonnelPrompt[] =>
  prompts.filter((prompt) => prompt.employeeId === null && !isSmall(prompt.department, report)).map(unnamed)

const isSmall = (department: string, { gradingBreakdown }: Company): boolean =>
  gradingBreakdown.find(({ departmentName }) => departmentName === department)?.isSmall ?? true

/** Of a department with few answers, a mean would tell what one person answered. */
const unnamedDepartment = (grading: DepartmentGrading): DepartmentGrading => {
  const isTold = grading.answered >= fewAnswers
  return {
    ...grading,
    lead: null,
    support: null,
    teamScores: [],
    departmentGrade: isTold ? grading.departmentGrade : null,
    gradePoints: isTold ? grading.gradePoints : null,
    executiveSummary: isTold ? grading.executiveSummary.map(unnamed) : [],
  }
}
